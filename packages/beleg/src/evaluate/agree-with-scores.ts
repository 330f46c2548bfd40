import { belegError, type JudgeAgreement } from "@beleg/core/contracts";
import { type IntervalOptions, judgeAgreement, scoreNames } from "@beleg/core/evaluation";
import { readPredictions } from "./read-predictions.ts";

const PREFIX = /^scores\./;

/** Measures how far a run agrees with the scores its dataset carried from another tool. */
export async function agreeWithScores(
  run: string,
  wanted: string,
  cwd: string,
  options: IntervalOptions & { readonly scoreCutoff: number },
): Promise<JudgeAgreement> {
  const predictions = await readPredictions(run, cwd);
  const name = nameOf(wanted.replace(PREFIX, ""), scoreNames(predictions));
  const outside = predictions.find(({ scores }) => !isUnit(scores?.[name]));
  if (outside !== undefined) {
    const detail = `${outside.id}: ${name} = ${outside.scores?.[name]} (0 … 1)`;
    throw belegError("invalid_argument", { argument: "--with", detail });
  }
  const agreement = judgeAgreement(predictions, { ...options, name });
  if (agreement.n === 0) throw belegError("runs_not_comparable", { detail: `${run} ∩ scores.${name}: 0` });
  return agreement;
}

/** Tools disagree about capitals; people need not remember them. */
function nameOf(wanted: string, known: readonly string[]): string {
  const found =
    known.find((name) => name === wanted) ?? known.find((name) => name.toLowerCase() === wanted.toLowerCase());
  if (found !== undefined) return found;
  const list = known.map((name) => `scores.${name}`).join(", ");
  throw belegError("invalid_argument", { argument: "--with", detail: `scores.${wanted} (${list})` });
}

function isUnit(score: number | null | undefined): boolean {
  return score === null || score === undefined || (score >= 0 && score <= 1);
}
