import type { Prompts } from "../../parts/prompts.ts";

export const labels: Prompts["labels"] = {
  correct: [
    "correcto",
    "correcta",
    "verdadero",
    "verdadera",
    "cierto",
    "cierta",
    "respaldado",
    "respaldada",
    "confirmado",
    "confirmada",
  ],
  incorrect: [
    "incorrecto",
    "incorrecta",
    "falso",
    "falsa",
    "refutado",
    "refutada",
    "contradicho",
    "contradicha",
    "desmentido",
    "desmentida",
  ],
  uncertain: [
    "incierto",
    "incierta",
    "dudoso",
    "dudosa",
    "desconocido",
    "desconocida",
    "no confirmado",
    "no confirmada",
    "no verificable",
  ],
};
