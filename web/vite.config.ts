import { readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";

const server = `http://127.0.0.1:${process.env.GROGNARD_PORT ?? "8015"}`;

/** Beside each file that gains by it lie a .br and a .gz, so that the server never compresses. */
function compressed(): Plugin {
  const kinds = /\.(js|css|html|svg|webmanifest|json|txt)$/;
  const smallest = 500;
  const best = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };
  let folder = "";
  const files = (within: string): string[] =>
    readdirSync(within, { withFileTypes: true }).flatMap((entry) =>
      entry.isDirectory() ? files(join(within, entry.name)) : [join(within, entry.name)],
    );
  return {
    name: "compressed",
    apply: "build",
    configResolved(config) {
      folder = resolve(config.root, config.build.outDir);
    },
    writeBundle() {
      for (const path of files(folder)) {
        if (!kinds.test(path) || statSync(path).size < smallest) continue;
        const body = readFileSync(path);
        writeFileSync(`${path}.br`, brotliCompressSync(body, best));
        writeFileSync(`${path}.gz`, gzipSync(body, { level: 9 }));
      }
    },
  };
}

export default defineConfig({
  plugins: [svelte(), compressed()],
  build: {
    outDir: "../src/grognard/static",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0, // the content security policy allows no data: scripts or styles
    cssCodeSplit: false, // one sheet is smaller than its parts
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        // few files compress better than many: the table, and each language
        codeSplitting: {
          groups: [
            { name: "words-en", test: /words\/\w+\.en\.ftl/ },
            { name: "words-fr", test: /words\/\w+\.fr\.ftl/ },
            { name: "table", test: /src\/(board|orders|log|play|rules|replay|learn|games|gallery)\// },
          ],
        },
      },
    },
  },
  server: { proxy: { "/api": { target: server, ws: true } } },
  resolve: process.env.VITEST ? { conditions: ["browser"] } : {},
  test: { environment: "happy-dom", include: ["src/**/*.test.ts"], setupFiles: ["src/test-setup.ts"] },
});
