import type { UntruthCues } from "../../parts/untruths.ts";
import { wordSet } from "../../shared/word-set.ts";

export const untruths: UntruthCues = {
  words: wordSet(
    "myth myths mythical legend legends legendary rumour rumours rumor rumors rumoured rumored hoax hoaxes false falsely untrue wrong wrongly mistaken mistakenly erroneous erroneously incorrect incorrectly misconception misconceptions fallacy fictional fictitious fiction imaginary imagined imagines supposed supposedly alleged allegedly purported purportedly pretended pretends pretending baseless unfounded groundless debunked disproved disproven refuted discredited superstition dreamt dreamed dreams fake faked forged satire satirical parody retract retracted retraction",
  ),
  unlike: wordSet("unlike contrary opposed"),
  takingBack:
    /^(?:but |yet )?(?:(?:that|this|it|the (?:claim|statement|report))(?: is|'s|’s| was)(?: simply| entirely| completely| however)?,? (?:wrong|false|untrue|incorrect|not (?:true|correct|the case|(?:so|right)(?=[.,;!]))|a myth|nonsense|mistaken)|(?:none|nothing) of (?:this|that|it|the (?:sort|kind)) (?:is|was|happened)|is (?:that|this|it) (?:true|right|so|correct)\?|(?:false|wrong|not true|nonsense)[.!:])/iu,
  settingRight: /^(?:in (?:actual )?fact|in reality|in truth|actually)\b/iu,
  correction: /^(?:corrections?|errat(?:um|a)|corrigend(?:um|a)|retraction)\b/iu,
  unreal: /^(?:had|were|should) \p{L}.*?, .*?\b(?:would|could|might)\b/isu,
  excess: { words: wordSet("too"), to: wordSet("to") },
  reported: {
    opening: wordSet("that"),
    unlessBehind: wordSet("so such now given provided is was are were all"),
    vouching: wordSet(
      "so such show shows showed shown confirm confirms confirmed prove proves proved established establishes discover discovered discovers know knows knew learn learned learnt learns realise realised realize realized notice noticed saw sees see fact mean means meant ensure ensures ensured evidence proof true clear regret regrets announce told tells tell add adds added told point points pointed observed observes warn warned warns determined demonstrates demonstrated indicate indicates indicated mentioned mentions acknowledged acknowledges admitted admits",
    ),
    forms: wordSet(""),
  },
};
