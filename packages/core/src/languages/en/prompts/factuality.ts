import type { ClaimPrompts } from "../../parts/prompts.ts";

export const factuality: ClaimPrompts = (types) => ({
  extract_system:
    "You take statements out of a text so that each can be checked on its own. You never judge whether they are true.",
  extract_prompt: [
    "The block named sentences holds numbered sentences of a summary.",
    "List every atomic factual claim they make: one fact each, with its number, date, name and who did what to whom.",
    "Keep the wording of the sentence wherever you can; put the name in the place of a pronoun only when the text names it.",
    "Leave out opinions, questions and greetings.",
    "sentence is the number of the sentence, text the claim.",
  ].join("\n"),
  extract_before:
    "The block before holds what the same text said earlier: it tells what a pronoun stands for. Take no claim from it.",
  verify_system:
    "You check claims against passages of one article. Only the passages count, never what you know from elsewhere.",
  verify_prompt: [
    "The blocks claims and passages hold numbered claims and numbered passages of the article.",
    `label of each claim: correct if a passage states it, incorrect if ${types.contradicted}, uncertain if ${types.not_confirmed} or if ${types.nothing_found}.`,
    "For correct and incorrect, passage is its number and quote its decisive words, letter by letter; for correct with the numbers, dates, names and negation of the claim.",
    "Without such a quote the label is uncertain: then quote the nearest passage, or give passage -1 and an empty quote where none is about the subject.",
    `error_type for incorrect, by what is wrong: ${types.explained}; otherwise null.`,
    "covers_claim is false when the quote proves only a part of the claim. claim is its number, confidence goes from 0 to 1.",
  ].join("\n"),
});
