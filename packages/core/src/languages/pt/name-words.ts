import type { NameWords } from "../parts/name-rules.ts";
import { wordSet } from "../shared/word-set.ts";

/** The Portuguese words around a name that are known in texts of every language. */
export const nameWords: NameWords = {
  titles: wordSet(`
    senhor senhora prefeito prefeita governador governadora deputado deputada juiz juiza rei rainha`),
  personTitles: wordSet(`senhor senhora`),
  organizationWords: wordSet(`
    universidade comissao agencia associacao fundacao igreja governo camara`),
};
