/**
 * Writes the corpus of malformed answers: `node tests/support/malformed-answers/generate.ts`.
 * Each case is a folder's NNN.txt (the raw answer) with NNN.json beside it (the schema's name and what to expect).
 * Folders named `hand-…` are written by hand and left alone.
 */
import { mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { BASE_ANSWERS } from "./base-answers.ts";
import { CLASSES } from "./classes.ts";

const root = new URL("../../fixtures/malformed-answers/", import.meta.url);
mkdirSync(root, { recursive: true });
for (const name of readdirSync(root)) if (!name.startsWith("hand-")) rmSync(new URL(name, root), { recursive: true });

let count = 0;
for (const [name, classes] of Object.entries(CLASSES)) {
  const folder = new URL(`${name}/`, root);
  mkdirSync(folder, { recursive: true });
  const cases = classes.flatMap((make) =>
    BASE_ANSWERS.flatMap((base) => make(base).map((malformed) => ({ schema: base.schema, ...malformed }))),
  );
  for (const [index, { schema, text, expect }] of cases.entries()) {
    const number = String(index + 1).padStart(3, "0");
    writeFileSync(new URL(`${number}.txt`, folder), text);
    writeFileSync(new URL(`${number}.json`, folder), `${JSON.stringify({ schema, ...expect }, null, 2)}\n`);
  }
  count += cases.length;
}
process.stdout.write(`${count} answers in ${Object.keys(CLASSES).length} classes\n`);
