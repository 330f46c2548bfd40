import type { Side } from "./side.ts";

/** A new wording gets a new version, so that cached answers of the old one are not read. */
export const DEBATE_PROMPT_VERSION = "3";

const RULES = `Use only facts from the case record. Quote signal names and numbers exactly as they stand there. Do not decide.
argument: two or three sentences; confidence: 0.0 to 1.0; evidence: names of signals.`;

/** What each side is told. */
export const DEBATE_PROMPT: Readonly<Record<Side, string>> = {
  pro_fraud: `You are the sceptical side of a fraud review. Make the strongest honest case that this payment is fraud.\n${RULES}`,
  pro_customer: `You are the customer's side of a fraud review. Make the strongest honest case that the customer made this payment.\n${RULES}`,
};
