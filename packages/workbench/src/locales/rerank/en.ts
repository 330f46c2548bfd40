export const en = {
  title: "Rerank",
  lead: "Choose the sources for a question, with a reason for every score.",
} as const;
