import type { PromptTypes, ScorePrompts } from "../../parts/prompts.ts";

const system =
  "You judge how well the sentences of a summary hold together as one text: not whether it is true, and not its style.";

const task = (
  types: PromptTypes,
) => `Read the summary. Its sentences are numbered. The article shows the order in which the story was told.
Look for: ${types.explained}.`;

const issues = `Of each issue, issue_type: the word in brackets; severity: low, medium or high; message: one short sentence; sentence: number of the sentence; quote: the exact words; occurrence: 1 unless the same words stand there several times.
Every score that is not good needs at least one issue.`;

export const coherence: ScorePrompts = (types) => ({
  v1: {
    system,
    question: `${task(types)}
score: from 0 (a heap of sentences) to 1 (one well-ordered text). explanation: one or two sentences.
Use the whole range: 1.0 flawless, 0.8 one weak link, 0.6 several, 0.4 hard to follow, 0.2 barely connected, 0 a heap of sentences.
${issues}`,
  },
  v2: {
    system,
    question: `${task(types)}
explanation: one or two sentences.
score_raw_1_to_5: 5 = one well-ordered text; 4 = one weak link; 3 = several; 2 = hard to follow; 1 = a heap of sentences. Decide from the text alone; do not prefer the middle or the lower end.
${issues}`,
  },
});
