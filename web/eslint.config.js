import js from "@eslint/js";
import svelte from "eslint-plugin-svelte";
import globals from "globals";
import ts from "typescript-eslint";

export default ts.config(
  { ignores: ["node_modules/", "src/**/constants.ts", "src/**/protocol.ts"] },
  js.configs.recommended,
  ...ts.configs.recommended,
  ...svelte.configs["flat/recommended"],
  ...svelte.configs["flat/prettier"],
  {
    languageOptions: { globals: globals.browser },
    rules: {
      // svelte-check finds undefined and unused names, with types.
      "no-undef": "off",
      "@typescript-eslint/no-unused-vars": "off",
      "@typescript-eslint/no-non-null-assertion": "off",
      eqeqeq: ["error", "always", { null: "ignore" }],
      "no-console": "error",
      // Lists of cards may contain equal cards; where the order changes, the code gives keys.
      "svelte/require-each-key": "off",
      // A space that must not be trimmed stands in braces.
      "svelte/no-useless-mustaches": "off",
      // Links are made by `link`, which keeps everything behind the # of the address.
      "svelte/no-navigation-without-resolve": "off",
    },
  },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: ts.parser } },
    // Props are declared with `let`, as the documentation of Svelte does.
    rules: { "prefer-const": "off" },
  },
  { files: ["public/service-worker.js"], languageOptions: { globals: globals.serviceworker } },
);
