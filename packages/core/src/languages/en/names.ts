import type { NameRules } from "../parts/name-rules.ts";
import { wordSet } from "../shared/word-set.ts";

export const names: NameRules = {
  particles: wordSet("van von der den de la le du di da del della al el bin ibn ben dos"),
  titles: wordSet(`
    mr mrs ms miss mx sir dame lord lady dr prof professor rev reverend father sister president vice premier
    prime minister chancellor secretary senator sen rep representative congressman congresswoman governor gov mayor judge
    justice attorney general gen colonel col captain capt major maj lieutenant lt sergeant sgt corporal private admiral
    commander detective inspector superintendent constable pc chief king queen prince princess duke duchess earl baron
    baroness count countess sheikh crown emir sultan pope cardinal archbishop bishop rabbi imam ayatollah mullah coach director`),
  personTitles: wordSet(
    `mr mrs ms miss mx sir dame lord lady dr prof professor rev president prime minister chancellor senator pope king queen prince princess judge detective sheikh`,
  ),
  organizationWords: wordSet(`
    university college school institute academy bank group company corporation corp inc ltd plc llc co holdings party union
    council committee commission ministry department agency association federation foundation society court board club fc
    afc united rovers athletic hospital church trust authority office parliament congress senate house assembly police
    service services airlines airways times post news network army navy force league cup olympics games`),
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
