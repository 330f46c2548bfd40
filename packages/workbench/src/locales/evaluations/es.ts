export const es = {
  title: "Evaluaciones",
  lead: "Hasta qué punto los jueces coinciden con las etiquetas humanas.",
} as const;
