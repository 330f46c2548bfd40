export const de = {
  title: "Entscheidungen",
  lead: "Jede Entscheidung mit dem, was Kundschaft und Revision erfahren.",
} as const;
