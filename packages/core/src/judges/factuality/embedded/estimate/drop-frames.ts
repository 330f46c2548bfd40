import type { ComparedWord } from "../../source-text.ts";
import { ComparedSpan } from "../compared-span.ts";

/** A number or a bullet that opens a line of a list. */
const LIST_MARK = /^\s*\(?\d{1,2}[.)](?=\s)/u;
/** What text generators print for a word they do not have: it says nothing, right or wrong. */
export const UNKNOWN = "unk";
/** "The steps are: 1." where the list goes on behind a full stop. */
const OPEN_LIST_MARK = /:\s*\d{1,2}[.)]\s*$/u;

/**
 * A sentence without what it says about its sources ("Based on the given passages, …", "[2]") and without the number
 * of a list; nothing when it only says that the sources do not tell. Such words are new and yet no error.
 * Words a generator did not have ("UNK") go as well.
 */
export function dropFrames(sentence: ComparedSpan): ComparedSpan | undefined {
  const { pointing, silence } = sentence.language.judging.frames;
  if (silence.test(sentence.text)) return undefined;
  const dropped: { start: number; end: number }[] = [];
  for (const mark of [LIST_MARK, OPEN_LIST_MARK]) {
    const found = mark.exec(sentence.text);
    if (found !== null) dropped.push({ start: found.index, end: found.index + found[0].length });
  }
  for (const found of sentence.text.matchAll(pointing)) {
    dropped.push({ start: found.index, end: found.index + found[0].length });
  }
  if (dropped.length === 0 && !sentence.words.some(isUnknown)) return sentence;
  const stays = ({ start, end }: { readonly start: number; readonly end: number }) =>
    !dropped.some((frame) => frame.start + sentence.start < end && start < frame.end + sentence.start);
  const words = sentence.words.filter((word) => !isUnknown(word) && stays(word));
  const [first, ...others] = words;
  // "2. Preheat": behind the mark a capital is no sign of a name.
  const opens = first !== undefined && first !== sentence.words[0] && first.capital && dropped[0]?.start === 0;
  const kept = opens ? [{ ...first, capital: false }, ...others] : words;
  return new ComparedSpan(sentence, kept, () => ({
    quantities: sentence.quantities.filter(stays),
    dates: sentence.dates.filter(stays),
  }));
}

function isUnknown({ lower }: ComparedWord): boolean {
  return lower === UNKNOWN;
}
