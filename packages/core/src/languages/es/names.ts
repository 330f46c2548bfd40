import type { NameRules } from "../parts/name-rules.ts";
import { COMMON_ENDING } from "../shared/spanish-portuguese.ts";
import { wordSet } from "../shared/word-set.ts";
import { nameWords } from "./name-words.ts";

export const names: NameRules = {
  ...nameWords,
  particles: wordSet("de del la las los y al el van von bin"),
  commonCapitals:
    wordSet(`el la los las un una unos unas y o pero si no en de del al a con sin por para segun sobre tras entre desde hasta
    cuando donde como que quien este esta estos estas ese esa aquel su sus mi tu se lo le les ya asi tambien ademas aunque
    mientras ayer hoy manana dos tres cuatro cinco foto imagen video lea vea muchos varios todos cada otro otra`),
  employerBehindParticle: false,
  smallNationalities: {},
  commonEnding: COMMON_ENDING,
  namesInCompounds: false,
};
