import type { DecadeByWords } from "../parts/calendar-rules.ts";

/** What Spanish and Portuguese have in common; each word serves both, as texts of one quote the other. */

/** Somebody whose age follows: "un hombre de 26 años". */
export const PERSON =
  /^(hombre|mujer|joven|nino|nina|adolescente|varon|homem|mulher|menino|menina|jovem|persona|ciudadan[oa]|hij[oa])$/;

/** "años 90", "los 90", "década de 1990". */
export const DECADE: DecadeByWords = {
  beforeTwoDigits: new Set(["anos", "los"]),
  articles: new Set(["los"]),
  before: "decada de",
};

/** Endings that ordinary first words of a sentence have. */
export const COMMON_ENDING = /(os|as|es|mente|cion|ciones|dad|dades|ando|endo|cao|coes|ar|er|ir|aron|eron)$/;
