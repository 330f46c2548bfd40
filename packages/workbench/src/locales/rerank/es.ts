export const es = {
  title: "Fuentes",
  lead: "Elija las fuentes para una pregunta, con un motivo para cada puntuación.",
} as const;
