/** Words of the measured table and of the army builder: they come with any game that uses them. */

import type { WordFiles } from "../app/words";

export const words: WordFiles = import.meta.glob<string>("./words/*.ftl", {
  query: "?raw",
  import: "default",
});
