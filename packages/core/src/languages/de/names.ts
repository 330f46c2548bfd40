import type { NameRules } from "../parts/name-rules.ts";
import { wordSet } from "../shared/word-set.ts";
import { nameWords } from "./name-words.ts";
import { nounEnding, nouns } from "./nouns.ts";

export const names: NameRules = {
  ...nameWords,
  particles: wordSet("van von der den de la le du di da del della al el bin ibn ben zu zur und"),
  commonCapitals: wordSet(""),
  openingParticles: /^(von|van|de|da|di|du|del|al|bin|ibn|ben|el)$/,
  employerBehindParticle: true,
  titleEnding: /(n|s)$/,
  smallNationalities: { sign: /(isch|^deutsch|^schweizer)/ },
  namesInCompounds: true,
  capitalisedNouns: {
    nouns,
    nounEnding,
    determiners: wordSet(
      "der die das dem den des ein eine einen einem einer eines kein keine keinen keinem keiner im am zum zur vom beim ins ans dieser diese dieses diesen diesem jeder jede jedes jeden seine seinen seinem seiner ihre ihren ihrem ihrer unser unsere mein meine sein ihr viele alle einige mehrere",
    ),
    barePrepositions: wordSet("in nach aus von bei mit fur gegen durch uber wie als ohne um vor"),
    adjective: /^[a-z]{3,}(e|en|er|es|em)$/,
    personVerb:
      /^(sagte|sagt|erklarte|erklart|betonte|kritisierte|forderte|fordert|teilte|schrieb|warnte|warnt|kundigte|gewann|verlor|traf|wurde|ist|war|hat|hatte|will|wird|kann|soll|muss|spielte|kam|ging|starb|lebt|lebte|wohnt)$/,
  },
};
