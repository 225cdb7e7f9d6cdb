import { svelte } from "@sveltejs/vite-plugin-svelte";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";

/** What every page needs: the games' cards with their drawings and names, and the smallest shared parts. */
const FIRST_PAGE =
  /src\/(games\/([^/]+\/)?(art\/(?!characters|extraSalt|events).*|(index|game|cards|names|constants|explanation)\.ts|(Card|Facets|Figure)\.svelte)|art\/|constants\.ts|lib\/(words|settings|names|characters|seats|route|options)|parts\/(CardBack|EditionField|GameCard|Icon|InfoMark|Shapes|Logo))/;

/** Letters that none of our languages needs. */
const SPARE_FONTS = /cyrillic|vietnamese|greek/;

/** Write a list of all built files for the service worker. The page names it, so that every build has its own. */
function listFiles(): Plugin {
  return {
    name: "list-files",
    apply: "build",
    generateBundle: {
      order: "post",
      handler(_, bundle) {
        const files = Object.keys(bundle).filter((name) => name.startsWith("assets/") && !SPARE_FONTS.test(name));
        const source = JSON.stringify(files.map((name) => `/${name}`).sort());
        const list = this.getFileName(this.emitFile({ type: "asset", name: "files.json", source }));
        const page = bundle["index.html"];
        if (page?.type !== "asset") throw new Error("there is no page that could name the list of files");
        page.source = String(page.source).replace("</head>", `  <meta name="files" content="/${list}" />\n  </head>`);
      },
    },
  };
}

// The client is built into the Python package, whose server serves it.
export default defineConfig({
  plugins: [svelte(), listFiles()],
  build: {
    outDir: "../src/saltmochi/server/client",
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    target: "es2022",
    rolldownOptions: {
      checks: { bundlerTimings: false },
      // The start page shows cards of every game: what draws and names them is one file, not a dozen.
      output: { codeSplitting: { groups: [{ name: "start", test: FIRST_PAGE }] } },
    },
  },
  server: {
    proxy: { "/api": { target: "http://127.0.0.1:8000", ws: true } },
    fs: { allow: [".."] },
  },
  test: { include: ["src/**/*.test.ts"] },
});
