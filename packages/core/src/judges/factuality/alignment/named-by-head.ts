import { readOnce } from "../../../text/read-once.ts";
import type { SourceText } from "../source-text.ts";
import type { Alignment, ItemPair } from "./align-items.ts";

/** "Das Mus" behind "Apfelmus": a shorter head stands for too much. */
const SHORTEST = 3;

/** The alignment, with as the same what a sentence names again by the last part of its compound, where no other compound has that part. */
export function namedByHead(alignment: Alignment, source: SourceText, sentence: number): Alignment {
  const { language } = source.partOf(sentence);
  if (!language.words.closedCompounds) return alignment;
  const { determiners, fused } = language.judging.roles;
  const { pointing } = language.judging.logic;
  const isNamed = ({ claim, source: at, match }: ItemPair) => {
    const [own, theirs, lead] = [alignment.claim[claim]!, alignment.source[at]!, alignment.source[at - 1]];
    if (match !== "other" || !own.capitalised || !theirs.capitalised || theirs.stem.length < SHORTEST) return false;
    if (!own.stem.endsWith(theirs.stem) || own.stem.length < theirs.stem.length + SHORTEST) return false;
    const isDefinite = lead !== undefined && [determiners, fused, pointing].some((words) => words.has(lead.lower));
    if (!isDefinite || language.numbers.article.has(lead.lower) || theirs.gapBefore !== "none") return false;
    const [compound, ...others] = compoundsOf(source, theirs.stem);
    return others.length === 0 && compound === own.stem && isSaidBefore(compound, source, sentence);
  };
  const named = new Set(alignment.pairs.filter(isNamed));
  if (named.size === 0) return alignment;
  return { ...alignment, pairs: alignment.pairs.map((pair) => (named.has(pair) ? { ...pair, match: "same" } : pair)) };
}

function isSaidBefore(stem: string, { places, words }: SourceText, sentence: number): boolean {
  const first = places.get(stem)?.[0];
  return first !== undefined && words[first]!.sentence < sentence;
}

/** The stems of a source that end in another one, by that one. */
function compoundsOf(source: SourceText, head: string): readonly string[] {
  const known = knownIn(source);
  const found =
    known.get(head) ??
    [...source.places.keys()].filter((stem) => stem.endsWith(head) && stem.length >= head.length + SHORTEST);
  known.set(head, found);
  return found;
}

const knownIn = readOnce((_source: SourceText) => new Map<string, readonly string[]>());
