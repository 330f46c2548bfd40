export const es = {
  title: "Comprobar",
  lead: "Compruebe un texto con su fuente, afirmación por afirmación.",
} as const;
