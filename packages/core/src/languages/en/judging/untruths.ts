import type { UntruthCues } from "../../parts/untruths.ts";
import { wordSet } from "../../shared/word-set.ts";

export const untruths: UntruthCues = {
  words: wordSet(
    "myth myths legend rumour rumours rumor rumors rumoured rumored hoax hoaxes false falsely untrue wrongly mistakenly erroneously incorrectly misconception misconceptions fallacy fictional fictitious imaginary imagined imagines supposed supposedly alleged allegedly purported purportedly pretended pretends pretending baseless unfounded groundless disproved disproven refuted discredited superstition retract retracted retraction",
  ),
  facts: wordSet("fact facts truth reality"),
  unlike: wordSet("unlike contrary opposed"),
  takingBack:
    /^(?:but |yet )?(?:(?:that|this|it|the (?:claim|statement|report))(?: is|'s|’s| was)(?: (?!not\b|never\b)\p{L}+)?,? (?:wrong|false|untrue|incorrect|not (?:true|correct|the case|(?:so|right)(?=[.,;!]))|a myth|nonsense|mistaken)|(?:both|all|these)(?: of (?:them|these))?(?: (?:statements|claims|reports|stories))? (?:are|were)(?: (?!not\b|never\b)\p{L}+)? (?:wrong|false|untrue|incorrect|invented|made up|myths)|neither(?: of them)? (?:is|was) true|(?:none|nothing) of (?:this|that|it|the (?:sort|kind)) (?:is|was|happened)|(?:it|he|she|they|we|i) (?:did|does|do|was|were|is|are|has|have|had)(?: not|n[’']t)[:.;]|is (?:that|this|it) (?:true|right|so|correct)\?|(?:false|wrong|not true|nonsense)[.!:]|[^.]{0,80}?\b(?:called|dismissed|described|regard|regards|regarded|rejected|treat|treats) (?:the|this|that) (?:story|report|claim|account|rumour|rumor|version)s? (?:as )?(?:nonsense|false|untrue|baseless|invented|wrong|a (?:myth|legend)|with (?:caution|suspicion|scepticism|skepticism)))/iu,
  settingRight: /^(?:in (?:actual )?fact|in reality|in truth|actually)\b/iu,
  published: wordSet("chronicle legend article item report story newsletter edition issue bulletin post page"),
  correction: /^(?:corrections?|errat(?:um|a)|corrigend(?:um|a)|retraction)\b/iu,
  unreal: /^(?:had|were|should) \p{L}[^,]{1,200}, .{0,200}?\b(?:would|could|might)\b/isu,
  excess: { words: wordSet("too"), to: wordSet("to") },
  reported: {
    opening: wordSet("that"),
    unlessBehind: wordSet("so such now given provided is was are were all"),
    vouching: wordSet(
      "so such show shown confirm prove established discover know learn learnt realise realize notice saw fact mean ensure evidence proof true clear regret announce told add added point observed warn determined demonstrates indicate mentions acknowledged admits turns note remember remind state recall emphasise emphasize underline highlight conclude calculate agree specify stipulate provides aware advantage reason news result",
    ),
    doubtful: wordSet(
      "claim witness witnesses neighbour neighbor opposition customer resident plaintiff claimant defendant lawyer attorney defence critic rival opponent grandmother grandfather guest older outdated sometimes",
    ),
    arguing: wordSet("accuse allege argue argument contend contention insinuate reproach pretext excuse"),
    praise: wordSet(
      "best worst finest greatest fittest nicest loveliest excellent outstanding wonderful great brilliant terrible awful dreadful disgraceful shameful unfair beautiful delicious unacceptable ideal perfect fantastic superb marvellous magnificent amazing incredible",
    ),
    forms: wordSet(""),
  },
};
