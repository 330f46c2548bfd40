import type { PromptTypes, ScorePrompts } from "../../parts/prompts.ts";

const system = "You judge how easy a summary is to read: its language only, not whether it is true or complete.";

const task = (
  types: PromptTypes,
) => `Read the summary. Its sentences are numbered. The article is there only so that you recognise copied fragments.
Look for: ${types.explained}.`;

const issues = `Of each issue, issue_type: the word in brackets; severity: low, medium or high; message: one short sentence; sentence: number of the sentence; quote: the exact words; occurrence: 1 unless the same words stand there several times.
Every score that is not good needs at least one issue.`;

export const readability: ScorePrompts = (types) => ({
  v1: {
    system,
    question: `${task(types)}
score: from 0 (unreadable) to 1 (reads effortlessly). explanation: one or two sentences.
Use the whole range: 1.0 flawless, 0.8 small stumbles, 0.6 some effort, 0.4 hard, 0.2 very hard, 0 unreadable.
${issues}`,
  },
  v2: {
    system,
    question: `${task(types)}
explanation: one or two sentences.
score_raw_1_to_5: 5 = reads effortlessly; 4 = small stumbles; 3 = some effort; 2 = hard; 1 = unreadable. Decide from the text alone; do not prefer the middle or the lower end.
${issues}`,
  },
});
