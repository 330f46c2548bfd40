import type { QuantityWords } from "../parts/quantity-rules.ts";
import { wordSet } from "../shared/word-set.ts";
import { unitWords } from "./units.ts";

/** The German words around a number that are known in texts of every language. */
export const quantityWords: QuantityWords = {
  scoreCues: wordSet("sieg gewan verlor verlier niederlage endstand unentschieden fuhr"),
  countedNouns: wordSet(`
    menschen personen manner frauen kinder mitarbeiter beschaftigte arbeitsplatze stellen soldaten polizisten einwohner
    teilnehmer besucher zuschauer haushalte falle tote patienten fluchtlinge schuler studenten wohnungen hauser stimmen`),
  pointedAt: wordSet("dokument quelle textstelle"),
  ageCues: wordSet("alter"),
  unitWords,
};
