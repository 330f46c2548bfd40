import type { DirectionRules } from "../parts/polarity-rules.ts";

export const directions: DirectionRules = {
  up: "subir sobe sobem subiu subiram subido subida aumentar aumenta aumentam aumentou aumentaram aumentado aumento crescer cresce crescem cresceu cresceram crescido crescimento",
  down: "cair cai caem caiu caíram caído queda diminuir diminui diminuem diminuiu diminuíram diminuído diminuição descer desce desceu desceram recuar recua recuou recuaram recuo encolher encolheu encolheram baixar baixou baixaram",
  apart: [],
};
