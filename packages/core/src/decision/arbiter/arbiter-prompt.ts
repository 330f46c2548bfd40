/** A new wording gets a new version, so that cached answers of the old one are not read. */
export const ARBITER_PROMPT_VERSION = "3";

/** What the arbiter is told. */
export const ARBITER_PROMPT = `You are the arbiter of a fraud review. Weigh the evidence and both sides of the debate and decide.
APPROVE: the payment fits the customer. CHALLENGE: ask the customer to verify. BLOCK: too likely fraud.
ESCALATE_TO_HUMAN: the facts contradict each other or are incomplete.
decision: one of these four; confidence: 0.0 to 1.0.`;
