// What the verdicts of the embedded judge mean on labelled claims, per file and language:
//   npx node bench/claims.ts [--half dev|kept] [--split [--half learn|kept]] [FILE.jsonl …]
// Without files it reads the ones beside it (bench/claims/*.jsonl: passages about several things, articles with twins).
// `--split` parts the sources of each file by a hash of their text, so that rules are written on one half and reported on the other.
// A row is a source with one claim, or with many (`claims`); labels are supported, contradicted, unsupported or unknown.
import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { basename } from "node:path";
import { parseArgs } from "node:util";
import { createFactualityAgent, embeddedFactuality } from "../packages/core/src/judges/factuality/index.ts";

type Verdict = "correct" | "incorrect" | "uncertain";

interface LabelledClaim {
  readonly text: string;
  readonly label: string;
  readonly kind: string;
}

interface Row {
  readonly lang: "de" | "en" | "es";
  readonly half?: string;
  readonly source: string;
  readonly claims?: readonly { readonly text: string; readonly label: string; readonly type: string }[];
  readonly claim?: string;
  readonly label?: string;
  readonly kind?: string;
  readonly type?: string;
}

const FOLDER = new URL("./claims/", import.meta.url);
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { half: { type: "string" }, split: { type: "boolean", default: false } },
});
const own = () =>
  readdirSync(FOLDER)
    .filter((name) => name.endsWith(".jsonl"))
    .map((name) => new URL(name, FOLDER).pathname);
const agent = createFactualityAgent(embeddedFactuality);

const halves = values.split && values.half === undefined ? ["learn", "kept"] : [values.half];

for (const file of positionals.length > 0 ? positionals : own()) {
  for (const half of halves) print([basename(file), half].filter(Boolean).join(", "), await countsOf(file, half));
}

async function countsOf(file: string, half: string | undefined): Promise<ReadonlyMap<string, number>> {
  const counts = new Map<string, number>();
  for (const row of rowsOf(file, half)) {
    for (const { text, label, kind } of claimsOf(row)) {
      const verdict = await verdictOn(row.source, text);
      for (const key of [`${row.lang} ${label}`, `${row.lang} kind ${kind}`]) {
        for (const name of [`${key} ${verdict}`, `${key} all`]) counts.set(name, (counts.get(name) ?? 0) + 1);
      }
    }
  }
  return counts;
}

function rowsOf(file: string, half: string | undefined): Row[] {
  const lines = readFileSync(file, "utf8").trim().split("\n");
  return lines
    .map((line) => JSON.parse(line) as Row)
    .filter((row) => half === undefined || half === (values.split ? halfOf(row.source) : row.half));
}

function halfOf(source: string): "learn" | "kept" {
  return createHash("sha256").update(source).digest()[0]! % 2 === 0 ? "learn" : "kept";
}

function claimsOf({ claims, claim = "", label = "", kind, type = "" }: Row): LabelledClaim[] {
  return claims?.map((one) => ({ ...one, kind: one.type })) ?? [{ text: claim, label, kind: kind ?? type }];
}

/** The worst verdict on the claims of a text: a text is backed when every one of its claims is. */
async function verdictOn(article_text: string, summary_text: string): Promise<Verdict> {
  const { details } = await agent.run({ article_text, summary_text });
  const labels = details.claims.map(({ label }) => label);
  if (labels.includes("incorrect")) return "incorrect";
  return labels.length > 0 && labels.every((label) => label === "correct") ? "correct" : "uncertain";
}

function print(file: string, counts: ReadonlyMap<string, number>): void {
  const get = (key: string) => counts.get(key) ?? 0;
  const share = (part: number, whole: number) => (whole === 0 ? "   –" : (part / whole).toFixed(2));
  console.log(
    `${file}\n  lang  correct right  confirmed  wrong called correct  incorrect right  found  unknown called incorrect`,
  );
  for (const lang of ["de", "en", "es"]) {
    const of = (label: string, verdict: string) => get(`${lang} ${label} ${verdict}`);
    const open = (verdict: string) => of("unsupported", verdict) + of("unknown", verdict);
    const right = of("supported", "correct");
    const found = of("contradicted", "incorrect");
    const cells = [
      share(right, right + of("contradicted", "correct") + open("correct")),
      share(right, of("supported", "all")),
      share(of("contradicted", "correct"), of("contradicted", "all")),
      share(found, found + of("supported", "incorrect")),
      share(found, of("contradicted", "all")),
      share(open("incorrect"), open("all")),
    ];
    console.log(`  ${lang}    ${cells.join("           ")}`);
  }
  const kinds = new Set(
    [...counts.keys()].map((key) => / kind (.+) all$/.exec(key)?.[1]).filter((kind) => kind !== undefined),
  );
  for (const kind of [...kinds].sort()) {
    const told = ["correct", "incorrect", "uncertain"].map(
      (verdict) =>
        `${verdict} ${["de", "en", "es"].map((lang) => share(get(`${lang} kind ${kind} ${verdict}`), get(`${lang} kind ${kind} all`))).join(" ")}`,
    );
    console.log(`    ${kind.padEnd(16)} ${told.join("  ")}`);
  }
}
