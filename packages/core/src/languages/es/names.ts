import type { NameRules } from "../parts/name-rules.ts";
import { COMMON_ENDING } from "../shared/spanish-portuguese.ts";
import { wordSet } from "../shared/word-set.ts";

export const names: NameRules = {
  particles: wordSet("de del la las los y al el van von bin"),
  titles: wordSet(`
    sr sra srta senor senora senorita don dona dr dra presidente presidenta ministro ministra primer alcalde alcaldesa
    gobernador gobernadora senador senadora diputado diputada rey reina principe princesa papa obispo juez jueza fiscal
    capitan coronel entrenador canciller secretario secretaria portavoz`),
  personTitles: wordSet(`sr sra srta senor senora senorita don dona dra presidente presidenta rey reina papa`),
  organizationWords: wordSet(`
    universidad instituto banco grupo empresa sa partido sindicato consejo comision ministerio agencia asociacion fundacion
    tribunal corte hospital iglesia gobierno parlamento congreso senado policia liga copa camara federacion`),
  commonCapitals:
    wordSet(`el la los las un una unos unas y o pero si no en de del al a con sin por para segun sobre tras entre desde hasta
    cuando donde como que quien este esta estos estas ese esa aquel su sus mi tu se lo le les ya asi tambien ademas aunque
    mientras ayer hoy manana dos tres cuatro cinco foto imagen video lea vea muchos varios todos cada otro otra`),
  employerBehindParticle: false,
  smallNationalities: {},
  commonEnding: COMMON_ENDING,
  namesInCompounds: false,
};
