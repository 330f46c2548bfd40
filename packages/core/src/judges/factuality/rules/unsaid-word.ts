import type { AlignedSentence, ReadStretch } from "../embedded/aligned-sentence.ts";
import { FRAME_VERBS, SUPPORT_VERBS } from "../embedded/data/frame-verbs.ts";
import { SPEAKER_WORDS } from "../embedded/data/speaker-words.ts";
import { MOST_OPEN, type OwnWords } from "../embedded/paraphrased-words.ts";
import type { ComparedWord, SourceText } from "../source-text.ts";
import { isNear } from "./shared/is-near.ts";

/** How many words must be the same before two words that take one place. */
const LEAD = 3;

/**
 * The claim has a content word that the sentence says in no form and the sentences around it do not have either: another
 * verb, noun or adjective in the place of the source's own ("overturned" for "upheld"), or one put in.
 */
export function saysMore({ claim, source }: AlignedSentence, own: OwnWords, article: SourceText): boolean {
  const { paraphrased, unsaid } = own;
  const { language } = article;
  if (unsaid.length === 0) return false;
  if (unsaid.length > MOST_OPEN) return true;
  const speaks = source.words.some((word) => SPEAKER_WORDS[language.code].has(word.lower));
  const subject = claim.words.find((word) => !word.stop);
  return unsaid.some((word) => {
    if (FRAME_VERBS[language.code].has(word.lower)) return false;
    if (SUPPORT_VERBS[language.code].has(word.lower) && [...paraphrased].some((noun) => noun.start > word.end))
      return false;
    // Who says "we" and "I" must be named from outside: "the company", "the caller".
    if (speaks && word === subject) return false;
    return !isNear(word.stem, source, article) || takesPlace(word, claim, source);
  });
}

/**
 * True when it stands behind and before the same words as another content word of the sentence: "the roof of the [church]
 * in the night". Not at the front, where most nouns and names only say again who is meant.
 */
function takesPlace(word: ComparedWord, claim: ReadStretch, source: ReadStretch): boolean {
  const at = claim.words.indexOf(word);
  const lead = claim.words.slice(Math.max(0, at - LEAD), at);
  if (!lead.some((one) => !one.stop)) return false;
  const behind = claim.words[at + 1]?.stem;
  return source.words.some((other, i) => {
    if (other.stop || other.number || claim.content.has(other.stem)) return false;
    if (source.words[i + 1]?.stem !== behind) return false;
    return lead.every(({ stem }, back) => source.words[i - lead.length + back]?.stem === stem);
  });
}
