import type { Prompts } from "../../parts/prompts.ts";

export const labels: Prompts["labels"] = {
  correct: [
    "correto",
    "correta",
    "verdadeiro",
    "verdadeira",
    "certo",
    "certa",
    "confirmado",
    "confirmada",
    "comprovado",
    "comprovada",
  ],
  incorrect: [
    "incorreto",
    "incorreta",
    "falso",
    "falsa",
    "errado",
    "errada",
    "refutado",
    "refutada",
    "desmentido",
    "desmentida",
  ],
  uncertain: [
    "incerto",
    "incerta",
    "duvidoso",
    "duvidosa",
    "desconhecido",
    "desconhecida",
    "não confirmado",
    "não confirmada",
    "não verificável",
  ],
};
