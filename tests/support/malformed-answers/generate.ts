/**
 * Writes the corpus of malformed answers: `node tests/support/malformed-answers/generate.ts`.
 * Each class is one JSONL file; each line a case: its name, the schema's name, the raw answer, and the value or failure code to expect.
 * Files named `hand-…` are written by hand and left alone.
 */
import { mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { BASE_ANSWERS } from "./base-answers.ts";
import { CLASSES } from "./classes.ts";

const root = new URL("../../fixtures/malformed-answers/", import.meta.url);
mkdirSync(root, { recursive: true });
for (const file of readdirSync(root)) if (!file.startsWith("hand-")) rmSync(new URL(file, root));

let count = 0;
for (const [name, classes] of Object.entries(CLASSES)) {
  const cases = classes.flatMap((make) =>
    BASE_ANSWERS.flatMap((base) => make(base).map((malformed) => ({ schema: base.schema, ...malformed }))),
  );
  const lines = cases.map(({ schema, text, expect }, index) =>
    JSON.stringify({ name: String(index + 1).padStart(3, "0"), schema, text, ...expect }),
  );
  writeFileSync(new URL(`${name}.jsonl`, root), `${lines.join("\n")}\n`);
  count += cases.length;
}
process.stdout.write(`${count} answers in ${Object.keys(CLASSES).length} classes\n`);
