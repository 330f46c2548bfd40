import type { CueToken, PolarityRules } from "../parts/polarity-rules.ts";
import { wordSet } from "../shared/word-set.ts";
import { antonyms } from "./antonyms.ts";
import { directions } from "./directions.ts";

const clauseBreaks = wordSet("but however although though while whereas because which who when after before and");

export const polarity: PolarityRules = {
  cues: {
    "negation not":
      "not|cannot|dont|doesnt|didnt|isnt|wasnt|arent|werent|wont|wouldnt|couldnt|shouldnt|hasnt|havent|hadnt|cant|non",
    "negation never": "never",
    "negation no": "no|no longer|not any|no more",
    "negation none": "none|nobody|no one|nothing|nowhere|neither",
    "negation nor": "nor",
    "negation without": "without",
    "negation fails":
      "failed to|fails to|fail to|failing to|refused to|refuses to|refuse to|refusing to|declined to|declines to|unable to|lack of|lacks|lacked|lacking|ruled out|instead of|rather than|denied|denies|deny|denying|prevented|prevents|stopped short of|absence of|avoid|avoided",
    "negation hardly": "hardly|barely|scarcely|rarely|seldom",
    "quantifier all": "all|every|each|everyone|everybody|everything|entire|always|completely|entirely|fully",
    "quantifier most": "most|majority|mostly|mainly|usually|largely",
    "quantifier many": "many|much|numerous|several|often|various|dozens|hundreds|thousands",
    "quantifier some": "some|sometimes|partly|partially|a number of|occasionally",
    "quantifier few": "few|a few|little|minority",
    "quantifier only": "only|solely|just|exclusively|sole",
    "quantifier both": "both",
    "quantifier at-least": "at least|no fewer than|no less than|more than|over",
    "quantifier at-most": "at most|up to|no more than|not more than|less than|fewer than",
    "hedge may": "may|might|could|perhaps|maybe|possibly|possible|potentially|potential|can|would",
    "hedge likely":
      "likely|probably|presumably|expected to|set to|due to be|plans to|planned to|planning to|considering|hopes to|hoping to|wants to|intends to|aims to|about to",
    "hedge reported":
      "alleged|allegedly|reportedly|reported to|apparently|suspected|accused of|believed to|thought to|said to|claimed|claims|supposedly|rumoured|rumored|unconfirmed|purported|seemingly|appears to|appeared to|seems to",
    "none-of-these":
      "not only|not just|not least|no doubt|no matter|no wonder|not to mention|no 1|nothing but|over the|may 1|can be found|all but|after all|first of all|over there|all of a sudden",
  },
  isNoCue,
  contractedNot:
    /^(?:n|don|doesn|didn|isn|wasn|aren|weren|won|wouldn|couldn|shouldn|hasn|haven|hadn|can|mustn|needn|ain)$/,
  negationFollowsVerb: false,
  negationAgrees: false,
  clauseBreaks,
  clauseBreaksBefore: clauseBreaks,
  antonyms,
  directions,
};

/** The month of May, "No. 5", "over" that counts nothing. */
function isNoCue(
  cue: CueToken,
  before: CueToken | undefined,
  after: CueToken | undefined,
  second: CueToken | undefined,
): boolean {
  if (cue.text === "May" && (before !== undefined || after?.kind === "digits")) return true;
  if (cue.text === "No" && (after?.text === "." ? second : after)?.kind === "digits") return true;
  if (cue.fold !== "over" || after?.kind === "digits") return false;
  return !(after?.kind === "word" && /^(a|one|two|three|four|five|ten|half)$/.test(after.fold));
}
