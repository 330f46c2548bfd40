export const es = {
  title: "Ejecuciones",
  lead: "Todas las comprobaciones guardadas, las más recientes primero.",
  findings_one: "{count} hallazgo",
  findings_other: "{count} hallazgos",
} as const;
