import type { NameRules } from "../parts/name-rules.ts";
import { COMMON_ENDING } from "../shared/spanish-portuguese.ts";
import { wordSet } from "../shared/word-set.ts";
import { nameWords } from "./name-words.ts";

export const names: NameRules = {
  ...nameWords,
  particles: wordSet("de da do das dos e al el van von bin"),
  commonCapitals:
    wordSet(`o a os as um uma uns umas e ou mas se nao em no na nos nas de do da dos das ao com sem por para segundo sobre apos
    entre desde ate quando onde como que quem este esta esse essa seu sua ja assim tambem alem embora enquanto ontem hoje
    amanha dois tres quatro cinco foto imagem video muitos varios todos cada outro outra`),
  employerBehindParticle: false,
  smallNationalities: {},
  commonEnding: COMMON_ENDING,
  namesInCompounds: false,
};
