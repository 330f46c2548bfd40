// Speed of the decision pipeline and the customer filter, and the figures of its corpora. Run with `npx node bench/decision.ts`.
import { readFileSync } from "node:fs";
import { decisionOptions } from "../packages/beleg/src/decisions/index.ts";
import { DecisionCase } from "../packages/core/src/contracts/index.ts";
import { benignCorpus } from "../packages/core/src/decision/explain/testing/benign-corpus.ts";
import { CORPUS_MODEL, CORPUS_STATE } from "../packages/core/src/decision/explain/testing/corpus-case.ts";
import type { CorpusText } from "../packages/core/src/decision/explain/testing/corpus-text.ts";
import { HOLDOUT_BENIGN } from "../packages/core/src/decision/explain/testing/holdout-benign.ts";
import { HOLDOUT_LEAKING } from "../packages/core/src/decision/explain/testing/holdout-leaking.ts";
import { leakingCorpus } from "../packages/core/src/decision/explain/testing/leaking-corpus.ts";
import { caseRecord, createCustomerFilter, decide, explainRecord } from "../packages/core/src/decision/index.ts";
import { noModel } from "../packages/core/src/ports/index.ts";

async function measure(name: string, bar: string, rounds: number, work: (round: number) => unknown): Promise<void> {
  const times: number[] = [];
  const cold = Math.floor(rounds / 5);
  let used = process.cpuUsage();
  for (let i = 0; i < rounds; i += 1) {
    if (i === cold) used = process.cpuUsage();
    const started = performance.now();
    await work(i);
    times.push(performance.now() - started);
  }
  const { user, system } = process.cpuUsage(used);
  const processor = ((user + system) / 1000 / (rounds - cold)).toFixed(3).padStart(8);
  const warm = times.slice(cold).sort((a, b) => a - b);
  const at = (share: number) =>
    warm[Math.min(warm.length - 1, Math.floor(share * warm.length))]!.toFixed(3).padStart(8);
  console.log(`${name.padEnd(44)} p50 ${at(0.5)} ms   p99 ${at(0.99)} ms   processor ${processor} ms   ${bar}`);
}

const settings = { policies: null, country_lists: null, contact: null, explanation_styles: ["standard" as const] };
const options = await decisionOptions(settings, noModel, process.cwd());
const samples = readFileSync(new URL("../examples/decisions/cases.jsonl", import.meta.url), "utf8")
  .trim()
  .split("\n")
  .map((line) => DecisionCase.parse(JSON.parse(line)));
const record = caseRecord(CORPUS_STATE);

await measure("pipeline without a model, judges off", "bar: p50 < 5 ms", 1500, (i) =>
  decide(samples[i % samples.length]!, { ...options, quality: false }),
);
await measure("pipeline without a model, judges on", "bar: p50 < 5 ms", 1500, (i) =>
  decide(samples[i % samples.length]!, options),
);
await measure("fallback explanation, judges off", "bar: p99 < 15 ms", 2000, () =>
  explainRecord(record, { model: noModel, quality: false }),
);
await measure("fallback explanation, judges on", "bar: p99 < 15 ms", 2000, () =>
  explainRecord(record, { model: noModel }),
);

const benign = benignCorpus();
const long = Array.from({ length: 50 }, (_, i) => {
  const { locale, decision, text } = benign[(i * 7) % benign.length]!;
  return { locale, decision, text: `${text} `.repeat(9).slice(0, 500) };
});
await measure("filter built and run, 500 characters", "bar: p99 < 1 ms", 5000, (i) => {
  const { locale, decision, text } = long[i % long.length]!;
  return createCustomerFilter({ ...record, decision }, { locale, modelName: CORPUS_MODEL })(text);
});

const filter = createCustomerFilter(record, { locale: "es", modelName: CORPUS_MODEL });
for (const [name, text] of [
  ["20,000 braces", "{".repeat(20_000)],
  ["100 kB of one letter", "a".repeat(100_000)],
  ["1,500 braces", "{".repeat(1500)],
  ["1,500 of one letter", "a".repeat(1500)],
  ["750 single letters", "a ".repeat(750)],
] as const) {
  await measure(`filter on ${name}`, "linear", 200, () => filter(text));
}

const blocked = ({ decision, locale, text }: CorpusText) =>
  createCustomerFilter({ ...record, decision }, { locale, modelName: CORPUS_MODEL })(text).status === "blocked";
for (const [name, corpus] of [
  ["leaking, generated", leakingCorpus()],
  ["leaking, held back", HOLDOUT_LEAKING],
  ["benign, composed", benign],
  ["benign, held back", HOLDOUT_BENIGN],
] as const) {
  console.log(`${name.padEnd(44)} ${corpus.filter(blocked).length} of ${corpus.length} blocked`);
}
