import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

/** What every page needs: the games' cards with their drawings and names, and the smallest shared parts. */
const FIRST_PAGE =
  /src\/(games\/([^/]+\/)?(art\/(?!characters).*|(index|game|cards|names|constants|explanation)\.ts|(Card|Figure)\.svelte)|art\/|constants\.ts|lib\/(words|settings|names|characters|seats|route|options)|parts\/(CardBack|GameCard|Icon|Shapes|Logo))/;

// The client is built into the Python package, whose server serves it.
export default defineConfig({
  plugins: [svelte()],
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
