export const en = {
  title: "Review",
  lead: "What waits for a person to decide.",
} as const;
