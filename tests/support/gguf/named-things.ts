/**
 * What the questions of `every-feature` are about. A small model does not keep numbers and ids in mind, so it is left
 * no choice of these, nor of what decides whether a further question is asked or a rule of ours has the last word; what it may say at all is still what the schema of the product lets it say.
 */
export const NAMED_THINGS: Readonly<Record<string, number | string>> = {
  claim: 0,
  passage: 0,
  sentence: 1,
  occurrence: 1,
  candidate_id: "a",
  text: "It cost 5 million euros.",
  decision: "BLOCK",
};

/** Longest text of a member: every token costs time. */
export const MOST_CHARACTERS = 8;
