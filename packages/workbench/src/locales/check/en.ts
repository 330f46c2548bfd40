export const en = {
  title: "Check",
  lead: "Check a text against its source, claim by claim.",
} as const;
