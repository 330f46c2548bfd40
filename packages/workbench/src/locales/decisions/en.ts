export const en = {
  title: "Decisions",
  lead: "Every decision with what the customer and what the auditor are told.",
} as const;
