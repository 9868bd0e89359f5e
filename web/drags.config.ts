/** How tools/drags.py has the screen's own modules made into a script for Node. */

import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

/** What settings look for as soon as they are loaded. */
const browser = [
  'globalThis.navigator ??= { language: "en" };',
  "globalThis.localStorage ??= { getItem: () => null, setItem: () => {} };",
];

export default defineConfig({
  plugins: [svelte()],
  publicDir: false,
  ssr: { noExternal: true },
  build: {
    ssr: "src/games/drags.ts",
    target: "es2022",
    rolldownOptions: { output: { banner: browser.join("\n") } },
  },
});
