import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { Baseline, belegError, canonicalJson, type EvaluationSummary, requireContract } from "@beleg/core/contracts";
import { headlineMetrics } from "@beleg/core/evaluation";
import { readJson, writeFileAtomically } from "../files/index.ts";

/** How a new baseline is made. */
export interface BaselineOptions {
  readonly patience: number;
  readonly tolerance: number;
}

/** The kept baseline, or null when there is none yet; one of another task is refused. */
export async function readBaseline(file: string, cwd: string, task: string): Promise<Baseline | null> {
  if (!existsSync(resolve(cwd, file))) return null;
  const baseline = requireContract(Baseline, await readJson(file, { cwd }));
  if (baseline.task === task) return baseline;
  throw belegError("invalid_argument", {
    argument: "--baseline",
    detail: `${file} belongs to --task ${baseline.task}`,
  });
}

/** The first baseline: what this run reached. */
export function firstBaseline(summary: EvaluationSummary, { patience, tolerance }: BaselineOptions): Baseline {
  const metrics = Object.fromEntries(
    headlineMetrics(summary).flatMap(([name, { value }]) => (value === null ? [] : [[name, value]])),
  );
  return { task: summary.task, metrics, tolerance, patience, failing_runs: [] };
}

/** Keeps a baseline, checked and in canonical bytes, fit to be committed. */
export async function writeBaseline(file: string, cwd: string, baseline: Baseline): Promise<void> {
  await writeFileAtomically(file, `${canonicalJson(requireContract(Baseline, baseline), { indent: 2 })}\n`, cwd);
}
