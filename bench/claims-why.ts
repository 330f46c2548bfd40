// Why labelled claims stay uncertain, one line of JSON a claim: the nearest sentence, the rules that object to it and the words that differ.
//   npx node bench/claims-why.ts [--split] FILE.jsonl …
// `--split` reads the half of the sources that rules are written from, as in claims.ts.
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { basename } from "node:path";
import { parseArgs } from "node:util";
import { type LaidClaim, layOver } from "../packages/core/src/judges/factuality/alignment/laid-claim.ts";
import { comparedClaim } from "../packages/core/src/judges/factuality/embedded/compared-span.ts";
import { createFactualityAgent, embeddedFactuality } from "../packages/core/src/judges/factuality/index.ts";
import { CONTRADICTIONS, OBJECTIONS } from "../packages/core/src/judges/factuality/rules/rules.ts";
import { readSourceText } from "../packages/core/src/judges/factuality/source-text.ts";
import { packOf } from "../packages/core/src/languages/pack-of.ts";
import { atOnce } from "../packages/core/src/ports/steps.ts";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { split: { type: "boolean", default: false } },
});
const agent = createFactualityAgent(embeddedFactuality);
for (const file of positionals) {
  for (const line of readFileSync(file, "utf8").trim().split("\n")) {
    const row = JSON.parse(line);
    if (values.split && createHash("sha256").update(row.source).digest()[0]! % 2 !== 0) continue;
    for (const c of row.claims ?? [{ text: row.claim, label: row.label, type: row.type ?? row.kind }]) {
      const { details } = await agent.run({ article_text: row.source, summary_text: c.text });
      const labels = details.claims.map(({ label }) => label);
      const verdict = labels.includes("incorrect")
        ? "incorrect"
        : labels.length > 0 && labels.every((l) => l === "correct")
          ? "correct"
          : "uncertain";
      const out: Record<string, unknown> = {
        file: basename(file),
        lang: row.lang,
        label: c.label,
        type: c.type,
        verdict,
        text: c.text,
      };
      if (verdict === "incorrect") {
        const bad = details.claims.find(({ label }) => label === "incorrect")!;
        out.error = bad.error_type;
        out.quote = bad.evidence_quote;
      } else if (verdict === "uncertain") {
        const article = readSourceText(row.source, packOf(row.lang));
        const laid = atOnce(
          layOver(
            comparedClaim(article, c.text),
            article.sentences.map((_, at) => at),
            article,
          ),
        );
        out.laid = laid.slice(0, 1).map(whyOf);
        out.claims = labels.length;
      }
      console.log(JSON.stringify(out));
    }
  }
}
function whyOf(l: LaidClaim) {
  const { alignment: a, differences: d } = l;
  const c = (at: number) => a.claim[at]!.text;
  const s = (at: number) => a.source[at]!.text;
  return {
    sentence: l.source.sentences[l.sentence]!.text,
    share: Math.round(l.share * 100) / 100,
    objections: OBJECTIONS.filter((r) => r.objects(l)).map((r) => r.id),
    finds: CONTRADICTIONS.filter((r) => r.find(l) !== undefined).map((r) => r.id),
    other: d.other.map((p) => `${c(p.claim)}≠${s(p.source)}`),
    synonym: a.pairs.filter((p) => p.match === "synonym").map((p) => `${c(p.claim)}~${s(p.source)}`),
    added: d.added.map(c),
    logicAdded: d.logicAdded.map(c),
    logicChanged: d.logicChanged.map((p) => `${c(p.claim)}≠${s(p.source)}`),
    logicSkipped: d.logicSkipped.map(s),
    functionAdded: d.functionAdded.map(c),
    runs: d.runs.map((r) => r.map(s).join(" ")),
    anchored: l.isAnchored,
    resolved: [...l.resolved].map(c),
  };
}
