export const de = {
  title: "Auswertungen",
  lead: "Wie gut die Prüfer mit menschlichen Urteilen übereinstimmen.",
} as const;
