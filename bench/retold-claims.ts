// What the embedded judge says of right claims that a machine told in another way: none of them may be called incorrect.
//   npx node bench/retold-claims.ts [--seed 1] [--share 1] [--show] [FILE.jsonl …]
// Without files it reads the labelled claims beside it. Right are the claims labelled so and the proved sentences of a source.
import { readdirSync, readFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { createFactualityAgent, embeddedFactuality } from "../packages/core/src/judges/factuality/index.ts";
import type { Language } from "../packages/core/src/languages/language.ts";
import { ownClaims, seeded } from "../tests/support/changed-claims.ts";
import { retoldClaims } from "../tests/support/retold-claims.ts";

interface Row {
  readonly lang: Language;
  readonly source: string;
  readonly claims?: readonly { readonly text: string; readonly label: string }[];
  readonly claim?: string;
  readonly label?: string;
}

const FOLDER = new URL("./claims/", import.meta.url);
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    seed: { type: "string", default: "1" },
    share: { type: "string", default: "1" },
    show: { type: "boolean", default: false },
  },
});
const own = () =>
  readdirSync(FOLDER).flatMap((name) => (name.endsWith(".jsonl") ? [new URL(name, FOLDER).pathname] : []));
const agent = createFactualityAgent(embeddedFactuality);
const random = seeded(Number(values.seed));

const sources = new Map<string, { language: Language; labelled: Set<string> }>();
for (const file of positionals.length > 0 ? positionals : own()) {
  for (const line of readFileSync(file, "utf8").trim().split("\n")) {
    const { source, lang, claims, claim = "", label = "" } = JSON.parse(line) as Row;
    const { labelled } = sources.get(source) ?? { labelled: new Set() };
    for (const one of claims ?? [{ text: claim, label }]) if (one.label === "supported") labelled.add(one.text);
    sources.set(source, { language: lang, labelled });
  }
}

const counts = new Map<string, { made: number; correct: number; incorrect: number }>();
for (const [source, { language, labelled }] of sources) {
  if (random() > Number(values.share)) continue;
  for (const right of new Set([...labelled, ...ownClaims(source, language)])) {
    const before = await labelOf(source, right);
    // A part of a sentence need not be right unless it is proved; a claim called incorrect as it stands is counted by claims.ts.
    if (before === "incorrect" || (before !== "correct" && !labelled.has(right))) continue;
    for (const { change, text } of retoldClaims(right, source, language)) {
      const label = await labelOf(source, text);
      const key = `${change.padEnd(18)} ${language}`;
      const count = counts.get(key) ?? { made: 0, correct: 0, incorrect: 0 };
      count.made += 1;
      if (label === "correct") count.correct += 1;
      if (label === "incorrect") count.incorrect += 1;
      counts.set(key, count);
      if (values.show && label === "incorrect") console.log(`${change} | ${language} | ${text} | ${right}`);
    }
  }
}
console.log("change             lang   made   called incorrect   stays correct");
for (const [key, { made, correct, incorrect }] of [...counts].toSorted(([a], [b]) => a.localeCompare(b))) {
  console.log(
    `${key}   ${String(made).padStart(6)}   ${String(incorrect).padStart(16)}   ${(correct / made).toFixed(3).padStart(13)}`,
  );
}

/** The worst label of the claims of a text. */
async function labelOf(source: string, text: string): Promise<string> {
  const { details } = await agent.run({ article_text: source, summary_text: text });
  const labels = details.claims.map(({ label }) => label);
  if (labels.includes("incorrect")) return "incorrect";
  return labels.length > 0 && labels.every((label) => label === "correct") ? "correct" : "uncertain";
}
