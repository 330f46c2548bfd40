// What the embedded judge says of right claims that were changed by a machine: none of them may be called correct.
//   npx node bench/changed-claims.ts [--seed 1] [--share 1] [--show] FILE.jsonl …
import { readFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { createFactualityAgent, embeddedFactuality } from "../packages/core/src/judges/factuality/index.ts";
import type { Language } from "../packages/core/src/languages/language.ts";
import { changedClaims, ownClaims, seeded } from "../tests/support/changed-claims.ts";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    seed: { type: "string", default: "1" },
    share: { type: "string", default: "1" },
    show: { type: "boolean", default: false },
  },
});
const random = seeded(Number(values.seed));
const agent = createFactualityAgent(embeddedFactuality);
const sources = new Map<string, Language>();
for (const file of positionals) {
  for (const line of readFileSync(file, "utf8").trim().split("\n")) {
    const { source, lang } = JSON.parse(line);
    sources.set(source, lang);
  }
}

const counts = new Map<string, { made: number; correct: number; incorrect: number }>();
for (const [source, language] of sources) {
  if (random() > Number(values.share)) continue;
  for (const own of ownClaims(source, language)) {
    if ((await labelOf(source, own)) !== "correct") continue;
    for (const { change, text } of changedClaims(own, source, language, random)) {
      const label = await labelOf(source, text);
      const count = counts.get(change) ?? { made: 0, correct: 0, incorrect: 0 };
      count.made += 1;
      if (label === "correct") count.correct += 1;
      if (label === "incorrect") count.incorrect += 1;
      counts.set(change, count);
      if (values.show && label === "correct") console.log(`${change} | ${language} | ${text} | ${own}`);
    }
  }
}
console.log("change         made   called correct   called incorrect");
for (const [change, { made, correct, incorrect }] of counts) {
  const share = (count: number) => (count / made).toFixed(3);
  console.log(
    `${change.padEnd(13)} ${String(made).padStart(5)}   ${share(correct).padStart(14)}   ${share(incorrect).padStart(16)}`,
  );
}

async function labelOf(source: string, text: string): Promise<string | undefined> {
  const { details } = await agent.run({ article_text: source, summary_text: text });
  return details.claims.length === 1 ? details.claims[0]!.label : undefined;
}
