import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { belegError, requireContract } from "@beleg/core/contracts";
import { baselineEntries, type ReportCase } from "@beleg/core/report";
import { z } from "zod";
import { type InputPlace, readJson, writeFileAtomically } from "../../files/index.ts";
import { atPlace } from "../read-cases.ts";

/** Only the fingerprints are read back: what else an entry says is for people, who may add to it. */
const BaselineFile = z.looseObject({
  version: z.literal(1),
  findings: z.array(z.looseObject({ fingerprint: z.string().min(1) })),
});

/** The findings that were there before. */
export type Baseline = {
  /** Which findings of a case it knows, by id. */
  knownOf(reportCase: ReportCase): ReadonlySet<string>;
};

/** Reads a baseline; one that is not there is told how to make. */
export async function readBaseline(file: string, place: InputPlace): Promise<Baseline> {
  if (!existsSync(resolve(place.cwd, file))) {
    throw belegError("baseline_missing", { file });
  }
  const value = await readJson(file, place);
  const { findings } = atPlace(file, () => requireContract(BaselineFile, value));
  const known = new Set(findings.map(({ fingerprint }) => fingerprint));
  return {
    knownOf(reportCase) {
      const entries = baselineEntries(reportCase);
      const found = reportCase.report.findings.filter((_, index) => known.has(entries[index]!.fingerprint));
      return new Set(found.map(({ id }) => id));
    },
  };
}

/** Writes the findings of cases as a baseline, in an order in which small changes are small differences; says how many. */
export async function writeBaseline(file: string, cases: readonly ReportCase[], cwd: string): Promise<number> {
  const findings = cases
    .flatMap(baselineEntries)
    .sort((a, b) => compare(a.file, b.file) || compare(a.case, b.case) || compare(a.fingerprint, b.fingerprint));
  await writeFileAtomically(file, `${JSON.stringify({ version: 1, findings }, null, 2)}\n`, cwd);
  return findings.length;
}

function compare(one = "", other = ""): number {
  return one < other ? -1 : one > other ? 1 : 0;
}
