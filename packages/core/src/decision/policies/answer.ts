/** Why nobody can say whether a condition holds. */
export type Unknown = "unknown_currency_limit" | "unknown_habits" | "unknown_threat";

/** Whether a condition holds, or why that is not known. */
export type Answer = boolean | Unknown;

/** All must hold. One that does not decides, whatever is unknown about the others. */
export function allOf(answers: readonly Answer[]): Answer {
  if (answers.includes(false)) return false;
  return firstUnknown(answers) ?? true;
}

/** At least and at most so many must hold; unknown ones leave it open where they could turn it. */
export function countOf(answers: readonly Answer[], least: number, most = answers.length): Answer {
  const sure = answers.filter((answer) => answer === true).length;
  const possible = sure + answers.filter((answer) => typeof answer === "string").length;
  if (sure > most || possible < least) return false;
  if (sure >= least && possible <= most) return true;
  return firstUnknown(answers) ?? false;
}

/** The opposite; what is unknown stays so. */
export function not(answer: Answer): Answer {
  return typeof answer === "string" ? answer : !answer;
}

/** A missing limit is for a person to settle, so it is named before what the evidence lacks anyway. */
function firstUnknown(answers: readonly Answer[]): Unknown | null {
  const unknown = answers.filter((answer) => typeof answer === "string");
  return unknown.find((cause) => cause === "unknown_currency_limit") ?? unknown[0] ?? null;
}
