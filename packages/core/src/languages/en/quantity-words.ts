import type { QuantityWords } from "../parts/quantity-rules.ts";
import { wordSet } from "../shared/word-set.ts";
import { unitWords } from "./units.ts";

/** The English words around a number that are known in texts of every language. */
export const quantityWords: QuantityWords = {
  scoreCues: wordSet("win won beat defeat los lost victor draw drew score lead led goal equalis"),
  countedNouns: wordSet(`
    people persons men women children workers jobs employees soldiers troops police officers students pupils homes houses
    households deaths cases patients members fans visitors passengers migrants refugees protesters demonstrators residents
    miles copies votes points pages words species animals birds cars vehicles schools companies firms shops stores units`),
  pointedAt: wordSet("passage passages document documents source snippet excerpt"),
  ageCues: wordSet("aged age"),
  unitWords,
};
