// What the verdicts mean on whole answers with headings, lists, tables and marks of sources: `npx node bench/answers.ts [--show] [FILE.jsonl]`.
// A row is a source, an answer, pieces of the answer that claim something (with a label) and pieces that claim nothing.
// `--show` prints the verdicts that are wrong.
import { readFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { createFactualityAgent, embeddedFactuality } from "../packages/core/src/judges/factuality/index.ts";

interface Row {
  readonly lang: string;
  readonly source: string;
  readonly answer: string;
  readonly claims: readonly { readonly text: string; readonly label: string }[];
  readonly not_claims: readonly string[];
}

const { values, positionals } = parseArgs({ allowPositionals: true, options: { show: { type: "boolean" } } });
const file = positionals[0] ?? new URL("./answers/marked-up.jsonl", import.meta.url);
const agent = createFactualityAgent(embeddedFactuality);
const counts = new Map<string, number>();
const count = (key: string) => counts.set(key, (counts.get(key) ?? 0) + 1);
const VERDICT_OF = new Map([
  ["correct", "supported"],
  ["incorrect", "contradicted"],
]);

for (const line of readFileSync(file, "utf8").trim().split("\n")) {
  const { lang, source, answer, claims, not_claims } = JSON.parse(line) as Row;
  const { details } = await agent.run({ article_text: source, summary_text: answer });
  const over = (piece: string) => {
    const start = answer.indexOf(piece);
    const end = start + piece.length;
    return details.claims.filter(({ start_char, end_char }) => (start_char ?? 0) < end && start < (end_char ?? 0));
  };
  for (const { text, label } of claims) {
    const labels = over(text).map((claim) => claim.label);
    const isProved = labels.length > 0 && labels.every((one) => one === "correct");
    const verdict = labels.includes("incorrect")
      ? "incorrect"
      : isProved
        ? "correct"
        : labels.length === 0
          ? "no claim"
          : "uncertain";
    count(`${label}: ${verdict}`);
    const meant = VERDICT_OF.get(verdict);
    if (values.show && meant !== undefined && meant !== label)
      console.log(`${lang} ${label}, called ${verdict}: ${text}`);
  }
  for (const piece of not_claims) {
    const isClaim = over(piece).some(({ text }) => text.length <= piece.length + 4);
    count(isClaim ? "no claim: judged as one" : "no claim: left alone");
  }
}
for (const key of [...counts.keys()].sort()) console.log(`${key.padEnd(28)} ${counts.get(key)}`);
