import type { ListLineWords } from "../../parts/list-lines.ts";
import { measureWords } from "../../shared/measure-words.ts";
import { wordSet } from "../../shared/word-set.ts";

export const listLines: ListLineWords = {
  carriers: wordSet(
    "custa custam pesa pesam mede medem vale valem abre abrem aberto aberta dura duram contém contêm oferece inclui dispõe passa passam imprime cabem requer precisa alcança situado situada localizado localizada realiza preço tarifa taxa funciona",
  ),
  measures: measureWords(
    ["money", "preço custo tarifa taxa"],
    ["kg g t", "peso"],
    ["m²", "área superfície"],
    ["km m cm mm", "comprimento distância altura largura"],
    ["number", "capacidade lotação"],
  ),
  leads: wordSet("para por de em com"),
  opening: wordSet("abre abrem aberto aberta"),
  closing: wordSet("fecha fecham fechado"),
};
