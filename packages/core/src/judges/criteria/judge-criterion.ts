import type { Criterion, JudgedCriterion, UnclearReason } from "../../contracts/index.ts";
import type { TextDocument } from "../../text/index.ts";
import { matchQuote } from "../factuality/match-quote.ts";
import type { CriterionAnswer } from "./criteria-answer.ts";

/**
 * The gate: what a model says about one criterion, as far as the text bears it out. `met` needs a quote that stands in the
 * text. `not_met` may come without one, as nothing in the text shows it; but a quote that is not there makes any answer
 * worthless, and so do two answers.
 */
export function judgeCriterion(
  criterion: Criterion,
  answers: readonly CriterionAnswer[],
  text: TextDocument,
): JudgedCriterion {
  const states = new Set(answers.flatMap(({ state }) => state ?? []));
  const [state] = states;
  if (state === undefined) return unclear(criterion, "left_out");
  if (states.size > 1) return unclear(criterion, "both_ways");
  const quoted = answers.flatMap(({ quote }) => (quote === null || quote.trim() === "" ? [] : [quote]));
  const whole = { start_char: 0, end_char: text.text.length };
  const found = quoted.map((quote) => matchQuote(text.text, whole, quote, text.language));
  if (found.includes(null)) return unclear(criterion, "quote_not_in_text");
  const [quote = null] = found;
  return state === "met" && quote === null
    ? unclear(criterion, "no_quote")
    : { id: criterion.id, text: criterion.text, state, quote };
}

/** A criterion of which nobody can say whether it is met. */
function unclear({ id, text }: Criterion, reason: UnclearReason): JudgedCriterion {
  return { id, text, state: "unclear", quote: null, reason };
}
