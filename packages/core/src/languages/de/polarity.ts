import type { CueToken, PolarityRules } from "../parts/polarity-rules.ts";
import { wordSet } from "../shared/word-set.ts";
import { antonyms } from "./antonyms.ts";
import { directions } from "./directions.ts";

export const polarity: PolarityRules = {
  cues: {
    "negation not": "nicht|nicht mehr",
    "negation never": "nie|niemals|nie mehr|noch nie",
    "negation no": "kein|keine|keinen|keinem|keiner|keines|keinerlei|nein|keineswegs|keinesfalls|mitnichten",
    "negation none": "niemand|niemanden|niemandem|nichts|nirgends|nirgendwo",
    "negation nor": "weder|noch nicht",
    "negation without": "ohne|frei von",
    "negation fails":
      "scheiterte|scheitern|gescheitert|verweigerte|verweigert|verweigern|weigerte sich|weigert sich|lehnte|lehnt|ablehnen|abgelehnt|bestritt|bestreitet|dementierte|dementiert|verhinderte|verhindert|verhindern|mangel an|statt|anstatt|verzichtete|verzichtet|ausgeschlossen|fehlt|fehlte",
    "negation hardly": "kaum|selten",
    "quantifier all":
      "alle|allen|aller|alles|jeder|jede|jedes|jeden|jedem|samtliche|samtlichen|immer|stets|ganz|komplett|vollstandig",
    "quantifier most": "die meisten|meisten|meist|meistens|mehrheit|grossteil|uberwiegend|mehrheitlich",
    "quantifier many":
      "viele|vielen|vieler|zahlreiche|zahlreichen|mehrere|mehreren|oft|haufig|dutzende|hunderte|tausende",
    "quantifier some": "einige|einigen|einiger|manche|manchen|manchmal|teilweise|teils|zum teil",
    "quantifier few": "wenige|wenigen|weniger|minderheit|wenig",
    "quantifier only": "nur|lediglich|ausschliesslich|einzig|einzige|bloss|allein",
    "quantifier both": "beide|beiden|beides",
    "quantifier at-least": "mindestens|wenigstens|zumindest|mehr als|uber",
    "quantifier at-most": "hochstens|maximal|bis zu|nicht mehr als|weniger als",
    "hedge may":
      "kann|konnen|konnte|konnten|moglicherweise|vielleicht|eventuell|moglich|womoglich|unter umstanden|wurde|wurden",
    "hedge likely":
      "durfte|durften|wohl|vermutlich|wahrscheinlich|voraussichtlich|plant|planen|will|wollen|erwartet|geplant",
    "hedge reported":
      "soll|sollen|angeblich|angebliche|angeblichen|mutmasslich|mutmassliche|mutmasslichen|mutmasslicher|offenbar|anscheinend|laut|verdachtigt|beschuldigt|vorgeworfen|scheint|behauptet|behauptete|unbestatigt",
    "none-of-these":
      "nicht nur|nicht zuletzt|nichts anderes als|ohne zweifel|ohnehin|uber die|uber den|uber das|uber eine|uber einen|uber ein|noch nicht lange",
  },
  isNoCue,
  negationFollowsVerb: true,
  negationAgrees: false,
  clauseBreaks: wordSet("aber sondern obwohl wahrend weil dass doch jedoch und nachdem bevor wenn der die das"),
  clauseBreaksBefore: wordSet(""),
  antonyms,
  directions,
};

/** "über" that counts nothing, "wurde" without its umlaut, the noun "Will". */
function isNoCue(cue: CueToken, _before: CueToken | undefined, after: CueToken | undefined): boolean {
  if (cue.fold === "uber") return after?.kind !== "digits";
  // "konnte" and "wurde" state a fact, only "könnte" and "würde" weaken one: here the umlaut must not be folded away.
  if (/^(konnten?|wurden?|durften?)$/.test(cue.fold)) return !cue.text.normalize("NFD").includes("\u0308");
  return cue.fold === "will" && cue.text !== "will";
}
