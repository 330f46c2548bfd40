import type { AnalysedSentence } from "../../../text/index.ts";
import type { JudgedText } from "../../shared/judged-text.ts";
import type { CoherenceMeasure } from "./coherence-measures.ts";
import { openingPronoun } from "./opening-pronoun.ts";

/** Pronouns and connectives that point back at something nobody has told. */
export function danglingReferences(judged: JudgedText): CoherenceMeasure[] {
  const first = judged.sentences[0];
  if (first === undefined) return [];
  return [...danglingConnective(first), ...danglingPronoun(first, judged)];
}

function danglingConnective({ tokens, language }: AnalysedSentence): CoherenceMeasure[] {
  const { connectives, connectivePairs, binders } = language.wordClasses;
  const opening = tokens[0]!;
  const isPair = connectivePairs.has(`${opening.lower} ${tokens[1]?.lower}`);
  const last = isPair ? tokens[1]! : opening;
  const isBound = !last.breakAfter && binders.has(tokens[isPair ? 2 : 1]?.lower ?? "");
  if (isBound || !(isPair || connectives.has(opening.lower))) return [];
  const place = { start: opening.start, end: last.end, value: 1, amount: 1 };
  return [{ key: "dangling_connective", ...place }];
}

/** A pronoun that opens the text has nobody to point at. */
function danglingPronoun(first: AnalysedSentence, judged: JudgedText): CoherenceMeasure[] {
  const pronoun = openingPronoun(first, judged);
  if (pronoun === undefined) return [];
  return [{ key: "dangling_pronoun", start: pronoun.start, end: pronoun.end, value: 1, amount: 1 }];
}
