export const es = {
  title: "Decisiones",
  lead: "Cada decisión con lo que se dice al cliente y al auditor.",
} as const;
