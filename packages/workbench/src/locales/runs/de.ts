export const de = {
  title: "Läufe",
  lead: "Alle aufbewahrten Prüfungen, die neuesten zuerst.",
  findings_one: "{count} Befund",
  findings_other: "{count} Befunde",
} as const;
