import { readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import type { CompileOptions } from "svelte/compiler";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";

const server = `http://127.0.0.1:${process.env.GROGNARD_PORT ?? "8015"}`;

const files = (within: string): string[] =>
  readdirSync(within, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? files(join(within, entry.name)) : [join(within, entry.name)],
  );

/** Files of tests: those that put something in the place of a module, or those that do not. */
const tests = (mocking: boolean): string[] =>
  files("src").filter(
    (path) => path.endsWith(".test.ts") && readFileSync(path, "utf8").includes("vi.mock(") === mocking,
  );

/** The same order every time: files that share a page must not surprise each other now and then. */
class ByPath extends BaseSequencer {
  override sort(found: TestSpecification[]): Promise<TestSpecification[]> {
    return Promise.resolve(found.toSorted((a, b) => (a.moduleId < b.moduleId ? -1 : 1)));
  }
}

/** Beside each file that gains by it lie a .br and a .gz, so that the server never compresses. */
function compressed(): Plugin {
  const kinds = /\.(js|css|html|svg|webmanifest|json|txt)$/;
  const smallest = 500;
  const best = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };
  let folder = "";
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

/** Words without what only their writers read. */
function spoken(): Plugin {
  return {
    name: "spoken",
    enforce: "pre",
    load(id) {
      const path = /^(.*\.ftl)\?raw$/.exec(id)?.[1];
      if (!path) return null;
      const lines = readFileSync(path, "utf8").split("\n");
      const kept = lines.filter((line) => line.trim() && !line.startsWith("#"));
      return `export default ${JSON.stringify(kept.join("\n"))}`;
    },
  };
}

/** What the charts need too, which are a page of their own. */
const EVERY_PAGE = [
  "app/app.css",
  "app/settings.svelte.ts",
  "app/typeset.ts",
  "app/worker.ts",
  "ui/Icon.svelte",
  "ui/Sprite.svelte",
  "ui/symbols.svg",
];

/** Rooms of a game that are fetched without its table. */
const APART = ["cards", "decks", "pages", "campaign"];

/** Words that are fetched without the others of their game. */
const WORDS_APART = ["options", "campaign"];

/** Rooms of the measured table that not every game has. */
const OF_SOME = ["extras", "sheets"];

/**
 * The file that a module is sent in, by its folder: few files compress better than many, but nobody
 * fetches another game. Modules of the pages that are not named here go with the module that imports them.
 */
function chunkOf(id: string): string | null {
  if (id.startsWith("\0") || id.includes("/node_modules/")) return "runtime";
  const path = id.replace(/^.*\/src\/|\?.*$/g, "");
  if (EVERY_PAGE.includes(path)) return "runtime";
  const [room = "", second = "", third = ""] = path.split("/");
  const words = /\/words\/(\w+)\.(\w+)\.ftl/.exec(path);
  if (words) return wordsOf(room, second, words[1]!, words[2]!);
  if (room === "games" && path.endsWith("/lobby/options.ts")) return `${second}-options`;
  if (room === "games" && third !== "") {
    if (third === "lobby" || third === "index.ts") return "base";
    if (third.endsWith(".svelte")) return null; // fetched by itself
    return APART.includes(third) ? `${second}-${third}` : second;
  }
  if (room === "miniatures" && OF_SOME.includes(second)) return second;
  if (room === "miniatures" && third) return second === "army" ? "army" : "miniatures";
  if (room === "match" || room === "charts") return room;
  return ["app", "ui", "games", "miniatures"].includes(room) ? "base" : null;
}

/** Words of one game come with it, but those of the lobby with everybody's, and some alone. */
function wordsOf(room: string, game: string, area: string, lang: string): string {
  if (room === "charts") return `words-charts-${lang}`;
  if (room === "games" && WORDS_APART.includes(area)) return `words-${game}-${area}-${lang}`;
  if (room === "games" && area !== "lobby") return `words-${game}-${lang}`;
  return room === "miniatures" ? `words-miniatures-${lang}` : `words-${lang}`;
}

/** The class that makes a component's styles its own: short, for it is sent hundreds of times. */
const cssHash: CompileOptions["cssHash"] = ({ hash, filename, css }) =>
  `s${hash(filename === "(unknown)" ? css : filename).slice(0, 5)}`;

export default defineConfig({
  plugins: [svelte({ compilerOptions: { cssHash } }), spoken(), compressed()],
  build: {
    outDir: "../src/grognard/static",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0, // the content security policy allows no data: scripts or styles
    cssCodeSplit: true,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: ["index.html", "charts.html"],
      output: {
        codeSplitting: {
          includeDependenciesRecursively: false, // a game must not take what others need with it
          groups: [
            { debugName: "rooms", name: chunkOf },
            { name: "shared", test: /\/src\//, minShareCount: 2 },
          ],
        },
      },
    },
  },
  server: { proxy: { "/api": { target: server, ws: true } } },
  resolve: process.env.VITEST ? { conditions: ["browser"] } : {},
  test: {
    environment: "happy-dom",
    setupFiles: ["src/app/test_setup.ts"],
    testTimeout: 30_000, // a busy machine is no failure
    sequence: { sequencer: ByPath },
    projects: [
      { extends: true, test: { name: "together", include: tests(false), isolate: false, maxWorkers: 1 } },
      { extends: true, test: { name: "apart", include: tests(true) } },
    ],
  },
});
