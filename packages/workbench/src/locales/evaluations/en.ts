export const en = {
  title: "Evaluations",
  lead: "How well the judges agree with human labels.",
} as const;
