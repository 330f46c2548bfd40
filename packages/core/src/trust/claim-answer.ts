import { type Claim, type ClaimLabel, DecidedBy, type LabelledClaim } from "../contracts/index.ts";
import type { ClaimAnswer } from "./labelled-answer.ts";

/** What a judge said of a labelled claim: the worst of what the claim was taken apart into, as it is correct only where all of it is. */
export function claimAnswer(parts: readonly Claim[], claim: LabelledClaim, source: string): ClaimAnswer {
  const label = WORST_FIRST.find((one) => parts.some((part) => part.label === one)) ?? "uncertain";
  const own = parts.filter((part) => part.label === label);
  const confidences = own.flatMap(({ confidence }) => confidence ?? []);
  const confidence = confidences.length === 0 ? null : Math.min(...confidences);
  const decided_by = DECIDERS.findLast((one) => own.some((part) => part.decided_by === one));
  return { label, confidence, quote_agrees: agrees(own, claim.quote, source), ...(decided_by && { decided_by }) };
}

/** In the order they are asked. */
const DECIDERS = DecidedBy.options;

const WORST_FIRST: readonly ClaimLabel[] = ["incorrect", "failed", "uncertain", "correct"];

function agrees(parts: readonly Claim[], quote: string, source: string): boolean | null {
  const start = quote === "" ? -1 : source.indexOf(quote);
  const quoted = parts.flatMap(({ evidence }) => evidence ?? []);
  if (start < 0 || quoted.length === 0) return null;
  return quoted.some(({ start_char, end_char }) => start_char < start + quote.length && start < end_char);
}
