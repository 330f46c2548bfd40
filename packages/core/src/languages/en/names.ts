import type { NameRules } from "../parts/name-rules.ts";
import { wordSet } from "../shared/word-set.ts";
import { nameWords } from "./name-words.ts";

export const names: NameRules = {
  ...nameWords,
  particles: wordSet("van von der den de la le du di da del della al el bin ibn ben dos"),
  commonCapitals:
    wordSet(`i im ive id ill former police officials researchers scientists experts meanwhile yesterday today tomorrow
    however although despite according local two three four five six seven eight nine ten many several most other another
    since while when where what who why how yes no ok well now then here there this that these those his her their our my
    your its it he she they we you the a an and but or so if as at by for from in into of on to with without after before
    during under over about scroll video image images caption copyright media share getty read click see watch speaking
    asked earlier later last next first second third new old man woman men women people one both all some any each every
    not never also just only even still again once born based mr mrs ms dr god internet christmas easter`),
  employerBehindParticle: false,
  ofNames: {
    of: "of",
    the: "the",
    heads: wordSet(`
  university bank house ministry department church bay isle isles city duke duchess prince princess earl court board council
  institute academy republic kingdom school college museum gulf cape strait sea lord lords order federation league
  chamber office parliament army bureau society association state states`),
  },
  commonEnding: /(ing|ly|ed|ers|ists|ions|ies|ment|ments|tion|ness|ity|ents|ants|s)$/,
  sentenceOpeners: wordSet(
    "the a an and but in on at for after before when while this that he she his her it its they their we our as with to by from",
  ),
  namesInCompounds: false,
};
