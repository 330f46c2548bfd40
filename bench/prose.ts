// What the judges of style say about good prose: `npx node bench/prose.ts [--half dev|kept|after] [--claims FILE] [--list]`.
// bench/prose holds paragraphs by people who saw neither rules nor code; the rules were learned on `dev`. FILE is a file of
// labelled claims, whose sources and supported claims are good texts too. --list shows every remark. Below each half stands
// how many damaged twins of its paragraphs score lower than the original. Exits 1 when a bar is missed.
import { parseArgs } from "node:util";
import { PROSE_LANGUAGES, type ProseRow, readCorrectClaims, readProse } from "./prose/read-prose.ts";
import { type StyleFindings, shareOf, styleFindings, twinScores } from "./prose/style-findings.ts";

/** The share of sentences that may have a remark. */
const BARS = { high: 0, medium: 0.01, low: 0.05 } as const;

/** The share of damaged twins that must score lower than their original. */
const TWINS = 0.95;

const { values } = parseArgs({
  options: {
    half: { type: "string", default: "dev" },
    claims: { type: "string" },
    list: { type: "boolean", default: false },
  },
});
const half = values.half === "kept" || values.half === "after" ? values.half : "dev";
let over = 0;
for (const lang of PROSE_LANGUAGES) {
  await print(`${lang} prose, ${half}`, readProse(lang, half));
  await printTwins(readProse(lang, half));
  if (values.claims === undefined) continue;
  const claims = readCorrectClaims(values.claims, lang);
  await print(
    `${lang} sources`,
    claims.filter(({ genre }) => genre === "source"),
  );
  await print(
    `${lang} supported claims`,
    claims.filter(({ genre }) => genre === "claim"),
  );
}
process.exit(over === 0 ? 0 : 1);

async function print(name: string, rows: readonly ProseRow[]): Promise<void> {
  const found = await styleFindings(rows);
  const shares = Object.entries(BARS).map(([severity, bar]) => {
    const share = shareOf(found, severity);
    if (share > bar) over += 1;
    const count = found.remarks.filter((remark) => remark.severity === severity).length;
    return `${severity} ${count} (${(100 * share).toFixed(1)} %)`;
  });
  const { coherence, readability } = found.means;
  const means = `mean coherence ${coherence.toFixed(3)}, readability ${readability.toFixed(3)}`;
  console.log(`${name.padEnd(20)} ${rows.length} texts, ${found.sentences} sentences: ${shares.join(", ")}; ${means}`);
  if (values.list) list(found);
}

async function printTwins(rows: readonly ProseRow[]): Promise<void> {
  const { counts, missed } = await twinScores(rows);
  let total = 0;
  for (const [damage, count] of counts) {
    total += count;
    const misses = missed.filter((one) => one.damage === damage).length;
    console.log(`  twins: ${damage.padEnd(34)} ${count - misses} of ${count} lower`);
  }
  const share = 1 - missed.length / total;
  if (share < TWINS) over += 1;
  console.log(
    `  twins: ${"all".padEnd(34)} ${total - missed.length} of ${total} lower (${(100 * share).toFixed(1)} %)`,
  );
  if (values.list) for (const { damage, id, text } of missed) console.log(`  missed ${damage} ${id}: ${text}`);
}

function list({ remarks }: StyleFindings): void {
  for (const { id, severity, dimension, metric, words } of remarks) {
    console.log(`  ${severity.padEnd(6)} ${dimension} ${metric} ${id}: ${words}`);
  }
}
