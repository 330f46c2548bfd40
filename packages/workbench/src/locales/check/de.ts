export const de = {
  title: "Prüfen",
  lead: "Einen Text Aussage für Aussage gegen seine Quelle prüfen.",
} as const;
