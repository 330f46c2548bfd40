// How many customer texts of a file the filter catches or keeps, by kind and language. Run with
// `npx node bench/customer-filter.ts FILE.jsonl [--misses]`; a row is {language, decision, text, kind, record?}.
import { readFileSync } from "node:fs";
import { CORPUS_MODEL, CORPUS_STATE } from "../packages/core/src/decision/explain/testing/corpus-case.ts";
import { readLetters } from "../packages/core/src/decision/explain/testing/read-letters.ts";
import { caseRecord, createCustomerFilter } from "../packages/core/src/decision/index.ts";

const [file = new URL("customer-filter/dev.jsonl", import.meta.url).pathname, flag] = process.argv.slice(2);
const letters = readLetters(readFileSync(file, "utf8"));
const counts = new Map<string, { right: number; all: number }>();
// The first text of a process builds the tables of its language.
for (const { language, decision, text } of letters.slice(0, 50)) {
  createCustomerFilter({ ...caseRecord(CORPUS_STATE), decision }, { locale: language })(text);
}
let slowest = 0;
for (const { language, decision, text, kind, record } of letters) {
  const facts = { ...caseRecord(CORPUS_STATE), ...record, decision };
  const started = performance.now();
  const outcome = createCustomerFilter(facts, { locale: language, modelName: CORPUS_MODEL })(text);
  slowest = Math.max(slowest, performance.now() - started);
  const right = (outcome.status === "passed") === (kind === "benign");
  for (const key of [`${kind} ${language}`, `${kind} all`]) {
    const count = counts.get(key) ?? { right: 0, all: 0 };
    counts.set(key, { right: count.right + (right ? 1 : 0), all: count.all + 1 });
  }
  if (!right && flag === "--misses")
    console.log(`${kind} ${language} ${decision} [${outcome.rule_ids.join(" ")}] ${text}`);
}
for (const [key, { right, all }] of [...counts].sort(([a], [b]) => (a < b ? -1 : 1))) {
  const verb = key.startsWith("benign") ? "kept" : "caught";
  console.log(
    `${key.padEnd(20)} ${String(right).padStart(4)} of ${String(all).padStart(4)} ${verb}  ${((100 * right) / all).toFixed(1)} %`,
  );
}
console.log(`slowest text ${slowest.toFixed(1)} ms`);
