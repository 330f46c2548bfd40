export const de = {
  title: "Freigabe",
  lead: "Was auf die Entscheidung eines Menschen wartet.",
} as const;
