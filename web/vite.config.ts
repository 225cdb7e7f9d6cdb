import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

// The client is built into the Python package, whose server serves it.
export default defineConfig({
  plugins: [svelte()],
  build: {
    outDir: "../src/saltmochi/server/client",
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    target: "es2022",
    rolldownOptions: { checks: { bundlerTimings: false } },
  },
  server: {
    proxy: { "/api": { target: "http://127.0.0.1:8000", ws: true } },
    fs: { allow: [".."] },
  },
  test: { include: ["src/**/*.test.ts"] },
});
