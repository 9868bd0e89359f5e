// The browser's own evaluator on books and facts from standard input, a line of JSON each.
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { createInterface } from "node:readline";

const web = new URL("../../../web/", import.meta.url);
const typescript = createRequire(new URL("package.json", web))("typescript");
const source = readFileSync(new URL("src/charts/reading/evaluate.ts", web), "utf8");
const { outputText } = typescript.transpileModule(source, { compilerOptions: { module: "ESNext", target: "ES2022" } });
const { answer } = await import(`data:text/javascript,${encodeURIComponent(outputText)}`);

let book;
for await (const line of createInterface({ input: process.stdin })) {
  const asked = JSON.parse(line);
  if (asked.charts) book = asked;
  else console.log(JSON.stringify(answer(book.charts.find(({ key }) => key === asked.chart), asked.facts)));
}
