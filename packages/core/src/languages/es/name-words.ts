import type { NameWords } from "../parts/name-rules.ts";
import { wordSet } from "../shared/word-set.ts";

/** The Spanish words around a name that are known in texts of every language. */
export const nameWords: NameWords = {
  titles: wordSet(`
    sr sra srta senor senora senorita don dona dr dra presidente presidenta ministro ministra primer alcalde alcaldesa
    gobernador gobernadora senador senadora diputado diputada rey reina principe princesa papa obispo juez jueza fiscal
    capitan coronel entrenador canciller secretario secretaria portavoz`),
  personTitles: wordSet(`sr sra srta senor senora senorita don dona dra presidente presidenta rey reina papa`),
  organizationWords: wordSet(`
    universidad instituto banco grupo empresa sa partido sindicato consejo comision ministerio agencia asociacion fundacion
    tribunal corte hospital iglesia gobierno parlamento congreso senado policia liga copa camara federacion`),
};
