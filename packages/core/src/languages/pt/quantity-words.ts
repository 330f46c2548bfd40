import type { QuantityWords } from "../parts/quantity-rules.ts";
import { wordSet } from "../shared/word-set.ts";
import { unitWords } from "./units.ts";

/** The Portuguese words around a number that are known in texts of every language. */
export const quantityWords: QuantityWords = {
  scoreCues: wordSet("venc perd derrot empat triunf gol golo placar"),
  countedNouns: wordSet(`
    pessoas homens mulheres criancas trabalhadores empregos mortos estudantes alunos moradores`),
  pointedAt: wordSet("passagem documento fonte trecho"),
  ageCues: wordSet("idade"),
  unitWords,
};
