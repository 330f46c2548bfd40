import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { basename } from "node:path";
import { belegError, errorMessage, LabelledSource, parseContract } from "@beleg/core/contracts";
import { seededRandom } from "@beleg/core/evaluation";
import { packageFile, readJsonLines } from "../files/index.ts";

/** Which labelled claims a judge is measured on. */
export interface LabelledChoice {
  /** A file of the user's own. Defaults to the claims that come with Beleg. */
  readonly file?: string | undefined;
  readonly cwd: string;
  /** Only sources of this language. Defaults to all. */
  readonly lang?: string | undefined;
  /** Stop at the source that reaches this number of claims. Defaults to all. */
  readonly sample?: number | undefined;
  readonly seed: number;
}

/** Labelled claims, and what identifies them. */
export interface LabelledData {
  readonly name: string;
  readonly sha256: string;
  readonly sources: readonly LabelledSource[];
  readonly claims: number;
}

/** The claims that come with Beleg go by this name. */
const OWN = "beleg";

/** Reads labelled claims; a row that does not fit ends it with its line, before any judge is asked. */
export async function readLabelled({ file, cwd, lang, sample, seed }: LabelledChoice): Promise<LabelledData> {
  const all = file === undefined ? ownRows() : await rowsOf(file, cwd);
  const spoken = lang === undefined ? all : all.filter((row) => row.lang === lang);
  const sources = sample === undefined ? spoken : sampled(spoken, sample, seed);
  if (sources.length === 0) {
    throw belegError("invalid_argument", { argument: file ?? "--lang", detail: lang ?? "0" });
  }
  const claims = sources.reduce((sum, row) => sum + row.claims.length, 0);
  const sha256 = createHash("sha256").update(JSON.stringify(sources)).digest("hex");
  return { name: file === undefined ? OWN : basename(file), sha256, sources, claims };
}

/** Our own rows fit, which a test sees to: looking at each again would keep the first call waiting. */
function ownRows(): LabelledSource[] {
  const names = readdirSync(packageFile("claims")).filter((name) => name.endsWith(".jsonl"));
  return names.sort().flatMap((name) => {
    const lines = readFileSync(packageFile("claims", name), "utf8").trimEnd().split("\n");
    return lines.map((line) => JSON.parse(line) as LabelledSource);
  });
}

async function rowsOf(file: string, cwd: string): Promise<LabelledSource[]> {
  const rows: LabelledSource[] = [];
  for await (const { line, value } of readJsonLines(file, { cwd })) {
    const outcome = parseContract(LabelledSource, value);
    if (outcome.status !== "ok") {
      const detail = `line ${line}: ${errorMessage(outcome.errors[0])}`;
      throw belegError("invalid_argument", { argument: file, detail });
    }
    rows.push(outcome.value);
  }
  return rows;
}

/** Sources in a random order, the languages in turn, until there are enough claims; then in the order of the file again. */
function sampled(sources: readonly LabelledSource[], claims: number, seed: number): LabelledSource[] {
  const random = seededRandom(seed);
  const drawn = sources.map((row) => ({ row, at: random() })).sort((a, b) => a.at - b.at);
  const places = new Map<string, number>();
  const inTurn = drawn
    .map(({ row }) => {
      const place = places.get(row.lang) ?? 0;
      places.set(row.lang, place + 1);
      return { row, place };
    })
    .sort((a, b) => a.place - b.place);
  const chosen = new Set<LabelledSource>();
  let count = 0;
  for (const { row } of inTurn) {
    if (count >= claims) break;
    chosen.add(row);
    count += row.claims.length;
  }
  return sources.filter((row) => chosen.has(row));
}
