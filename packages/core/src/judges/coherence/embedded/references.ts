import type { AnalysedSentence } from "../../../text/index.ts";
import { readOnce } from "../../../text/read-once.ts";
import type { WrittenWord } from "../../../text/words/written-word.ts";
import type { JudgedText } from "../../shared/judged-text.ts";
import { lexiconOf } from "../../shared/lexicon/index.ts";
import type { Measure } from "../../shared/measure.ts";

/** Pronouns, connectives and definite nouns that point back at something nobody has told. */
export function danglingReferences(judged: JudgedText): Measure[] {
  const first = judged.sentences[0];
  if (first === undefined) return [];
  return [...danglingConnective(first, judged), ...danglingPronoun(first, judged), ...unintroducedNouns(judged)];
}

function danglingConnective(first: AnalysedSentence, { lexicon }: JudgedText): Measure[] {
  const opening = first.tokens[0]!;
  const next = first.tokens[1];
  const isPair = lexicon.connectivePairs.has(`${opening.lower} ${next?.lower}`);
  const isBound = lexicon.binders.has(next?.lower ?? "");
  if (!isPair && (isBound || !lexicon.connectives.has(opening.lower))) return [];
  const place = { start: opening.start, end: isPair ? next!.end : opening.end, value: 1, amount: 1 };
  return [{ key: "dangling_connective", issue_type: "MISSING_LINK", ...place }];
}

/** A pronoun before any content word of the first sentence has nobody to point at. */
function danglingPronoun(first: AnalysedSentence, { lexicon }: JudgedText): Measure[] {
  const content = first.tokens.findIndex((word) => word.isContent);
  const before = first.tokens.slice(0, content === -1 ? first.tokens.length : content);
  const pronoun = before.find((word) => lexicon.pronouns.has(word.lower));
  if (pronoun === undefined) return [];
  const place = { start: pronoun.start, end: pronoun.end, value: 1, amount: 1 };
  return [{ key: "dangling_pronoun", issue_type: "UNCLEAR_REFERENCE", ...place }];
}

/** Asked for every word of a source. */
const isIndefinite = readOnce(({ lower, language }: WrittenWord) => lexiconOf(language).indefinites.has(lower));

/** "The robber …" where the source first tells of "a robber" and the text never does. */
function unintroducedNouns({ sentences, lexicon, source }: JudgedText): Measure[] {
  if (source === null) return [];
  const introduced = new Set<string>();
  for (const { tokens } of source.sentences) {
    tokens.forEach((word, i) => {
      const noun = tokens[i + 1];
      if (noun?.isContent && isIndefinite(word.written)) introduced.add(noun.stem);
    });
  }
  const told = new Set<string>();
  const found: Measure[] = [];
  for (const { tokens } of sentences) {
    tokens.forEach((word, i) => {
      const noun = tokens[i + 1];
      if (lexicon.definites.has(word.lower) && noun?.isContent) {
        if (introduced.has(noun.stem) && !told.has(noun.stem)) {
          const place = { start: word.start, end: noun.end, value: 1, amount: 1 / sentences.length };
          found.push({ key: "unintroduced_noun", soft: true, issue_type: "UNCLEAR_REFERENCE", ...place });
        }
      }
      if (word.isContent) told.add(word.stem);
    });
  }
  return found;
}
