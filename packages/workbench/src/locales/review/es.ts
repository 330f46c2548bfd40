export const es = {
  title: "Revisión",
  lead: "Lo que espera la decisión de una persona.",
} as const;
