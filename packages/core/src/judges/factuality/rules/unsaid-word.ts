import type { AlignedSentence } from "../embedded/aligned-sentence.ts";
import type { ComparedSpan } from "../embedded/compared-span.ts";
import { MAX_OPEN, type OwnWords } from "../embedded/paraphrased-words.ts";
import type { ComparedWord, SourceText } from "../source-text.ts";
import type { ObjectionRule } from "./rule.ts";
import { isNear } from "./shared/is-near.ts";

/** How many words must be the same before two words that take one place. */
const LEAD = 3;

export const unsaidWord: ObjectionRule = {
  id: "unsaid-word",
  kind: "objection",
  issueType: null,
  summary: "A content word of the text is said in no form in the source sentence or in those around it.",
  languages: ["en", "de", "es", "pt"],
  examples: {
    hit: [
      {
        language: "en",
        source: "The company repaired the roof of the school in March.",
        text: "The company insured the roof of the school in March.",
      },
      {
        language: "en",
        source: "The chef served soup to the guests of the wedding.",
        text: "The chef served salty soup to the guests of the wedding.",
      },
      {
        language: "de",
        source: "Der Bäcker lieferte am Morgen Brötchen an das Hotel.",
        text: "Der Bäcker lieferte am Morgen warme Brötchen an das Hotel.",
      },
      {
        language: "de",
        source: "Die Schule kaufte im Herbst neue Stühle für die Aula.",
        text: "Die Schule lackierte im Herbst neue Stühle für die Aula.",
      },
      {
        language: "es",
        source: "El carpintero arregló la puerta de la iglesia en abril.",
        text: "El carpintero pintó la puerta de la iglesia en abril.",
      },
      {
        language: "pt",
        source: "O pedreiro consertou o muro da escola em abril.",
        text: "O pedreiro pintou o muro da escola em abril.",
      },
    ],
    miss: [
      {
        language: "en",
        source: "The company repaired the roof of the school in March.",
        text: "The company fixed the roof of the school in March.",
      },
      {
        language: "en",
        source: "The company repaired the roof of the school in March.",
        text: "In March the roof of the school was repaired by the company.",
      },
      {
        language: "de",
        source: "Die Schule kaufte im Herbst neue Stühle für die Aula.",
        text: "Die Schule erwarb im Herbst neue Stühle für die Aula.",
      },
      {
        language: "es",
        source: "El carpintero arregló la puerta de la iglesia en abril.",
        text: "En abril el carpintero reparó la puerta de la iglesia.",
      },
    ],
  },
  find: saysMore,
};

/**
 * The claim has a content word that the sentence says in no form and the sentences around it do not have either: another
 * verb, noun or adjective in the place of the source's own ("overturned" for "upheld"), or one put in.
 */
function saysMore({ claim, source }: AlignedSentence, article: SourceText, own: OwnWords): boolean {
  const { paraphrased, unsaid } = own;
  const { speakerWords, frameVerbs, supportVerbs } = article.language.judging;
  if (unsaid.length === 0) return false;
  if (unsaid.length > MAX_OPEN) return true;
  const speaks = source.words.some((word) => speakerWords.has(word.lower));
  const subject = claim.words.find((word) => !word.stop);
  return unsaid.some((word) => {
    if (frameVerbs.has(word.lower)) return false;
    if (supportVerbs.has(word.lower) && [...paraphrased].some((noun) => noun.start > word.end)) return false;
    // Who says "we" and "I" must be named from outside: "the company", "the caller".
    if (speaks && word === subject) return false;
    return !isNear(word.stem, source, article) || takesPlace(word, claim, source);
  });
}

/**
 * True when it stands behind and before the same words as another content word of the sentence: "the roof of the [church]
 * in the night". Not at the front, where most nouns and names only say again who is meant.
 */
function takesPlace(word: ComparedWord, claim: ComparedSpan, source: ComparedSpan): boolean {
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
