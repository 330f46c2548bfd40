export const de = {
  title: "Quellen",
  lead: "Quellen für eine Frage auswählen, mit einem Grund für jede Bewertung.",
} as const;
