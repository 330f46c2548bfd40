export const matcher = {
  not_backed: "the sources do not back the answer",
  backed: "the sources back the answer, but the test expects that they do not",
  not_a_text: "the answer is not a text but {type}",
  empty: "the answer is empty",
  stopped: "the check was stopped by its signal",
  none_near: "nothing in the sources is near it",
  no_model:
    "Most claims stay unconfirmed because no model is set: without one, only what the sources say in nearly the same words is confirmed. Set one with the option model: openai/NAME, ollama/NAME or gguf/FILE.",
  next_correct: "Next: correct the answer where the sources contradict it.",
  next_confirm:
    "Next: compare what is not confirmed with the sources; the option allowUnverified: true lets such claims stay.",
  next_source: "Next: give the test the texts that the answer was written from.",
} as const;
