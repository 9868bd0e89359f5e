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
    cssCodeSplit: true,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        // few files compress better than many: the table, each game, each language
        codeSplitting: {
          includeDependenciesRecursively: false, // a game must not take what others need with it
          groups: [
            ...["en", "fr"].flatMap((lang) => [
              { name: `words-eagles-${lang}`, test: new RegExp(`words/(board|eagles)\\.${lang}\\.ftl`) },
              { name: `words-march-${lang}`, test: new RegExp(`words/(march|measured|army)\\.${lang}\\.ftl`) },
              { name: `words-${lang}`, test: new RegExp(`words/\\w+\\.${lang}\\.ftl`) },
            ]),
            { name: "eagles", test: /src\/(board|games\/eagles\/(?!catalogue)|look\/(CardBack|Enlarged|Sums|place))/ },
            { name: "eagles-cards", test: /src\/look\/(?!Icon|Emblem|Die|Sprite|symbols|piece|\w+\.css)/ },
            { name: "eagles-pages", test: /src\/(gallery|learn)\// },
            { name: "march", test: /src\/(measured|games\/march)\// },
            { name: "army", test: /src\/army\// },
            {
              name: "table",
              test: /src\/(match|orders|log|play|rules\/(?!RulesPage|address)|replay\/(?!dropped|OpenPage)|lobby\/(Curtain|hotseat|WaitingRoom))/,
            },
            {
              name: "base",
              test: /node_modules|vite\/|src\/(http|router|settings|typeset|words|look\/Icon|replay\/dropped)/,
            },
            { name: "shared", test: /src\//, minShareCount: 2 },
          ],
        },
      },
    },
  },
  server: { proxy: { "/api": { target: server, ws: true } } },
  resolve: process.env.VITEST ? { conditions: ["browser"] } : {},
  test: { environment: "happy-dom", include: ["src/**/*.test.ts"], setupFiles: ["src/test-setup.ts"] },
});
