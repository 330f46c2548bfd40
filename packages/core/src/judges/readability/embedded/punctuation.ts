import type { Steps } from "../../../ports/steps.ts";
import type { AnalysedSentence, Token } from "../../../text/index.ts";
import { type JudgedText, shareOfText } from "../../shared/judged-text.ts";
import type { ReadabilityMeasure } from "./readability-measures.ts";

/** So many commas are too many for any sentence. */
const COMMAS_FROM = 9;
/** Commas with a single word between them: a list has words of one kind, a broken sentence any. */
const STRAY_FROM = 3;

/** Comma load, brackets, quotes and brackets that do not close. */
export function* punctuationLoad(judged: JudgedText): Steps<ReadabilityMeasure[]> {
  const { sentences, text } = judged;
  const share = shareOfText(judged);
  const found: ReadabilityMeasure[] = [];
  // A bracket or a quotation may run over several sentences: only where the text does not close it, one is open.
  const bracketsClose = openBrackets(text) === 0;
  yield text.length / 40;
  const quotesClose = openQuotes(text) === 0;
  yield text.length / 40;
  for (const sentence of sentences) {
    const place = { start: sentence.start_char, end: sentence.end_char };
    const commas = count(sentence.text, /,(?!\d)/gu);
    if (commas >= COMMAS_FROM) found.push({ key: "many_commas", ...place, value: commas, amount: share });
    yield* sentence.readValues();
    const stray = strayCommas(sentence);
    if (stray !== undefined) found.push({ key: "stray_commas", ...stray, value: commas, amount: share });
    if (/\([^()]*\(/u.test(sentence.text)) found.push({ key: "nested_brackets", ...place, value: 1, amount: share });
    const open = bracketsClose ? 0 : openBrackets(sentence.text);
    if (open > 0) found.push({ key: "open_bracket", ...place, value: open, amount: share });
    const quotes = quotesClose ? 0 : openQuotes(sentence.text);
    if (quotes > 0) found.push({ key: "open_quote", ...place, value: quotes, amount: share });
    yield sentence.text.length / 20;
  }
  return found;
}

/** "Companies, had, asked, for more": commas after single words that are no list, since some only join others or count. */
function strayCommas(sentence: AnalysedSentence): { start: number; end: number } | undefined {
  const { tokens, text, start_char, values } = sentence;
  const { neverLast, rarelyLast } = sentence.language.wordClasses;
  const isNumber = ({ start }: Token) =>
    values.quantities.some((value) => value.start <= start - start_char && start - start_char < value.end);
  const hangs = ({ lower }: Token) => neverLast.has(lower) || rarelyLast.has(lower);
  let row: Token[] = [];
  for (const word of tokens) {
    if (text[word.end - start_char] !== ",") {
      row = [];
      continue;
    }
    row.push(word);
    if (row.length < STRAY_FROM) continue;
    const recent = row.slice(-STRAY_FROM);
    const numbers = recent.filter(isNumber).length;
    const joins = recent.some((one, i) => !isNumber(one) && (hangs(one) || (i > 0 && !one.isContent)));
    if (joins || (numbers > 0 && numbers < recent.length)) return { start: row[0]!.start, end: word.end };
  }
  return undefined;
}

/** How many brackets do not close, or close what is not open; "1)" and "a)" number a list, ":)" smiles. */
function openBrackets(text: string): number {
  let open = 0;
  let lonely = 0;
  for (const { 0: bracket, index } of text.matchAll(/[()[\]{}]/gu)) {
    const before = text.slice(Math.max(0, index - 6), index);
    if ("([{".includes(bracket)) open += 1;
    else if (open > 0) open -= 1;
    else if (!/(?:^|\s)(?:\p{L}|\d{1,2}|[ivx]{1,4}|[:;]-?)$/u.test(before)) lonely += 1;
  }
  return open + lonely;
}

/** Quotes without a partner. A mark between blanks may open or close; an apostrophe after s is a genitive. */
function openQuotes(written: string): number {
  const text = written.replaceAll(/`[^`\s][^`\n]*`/gu, "code");
  const opening = count(
    text,
    /(?<![^\s([{–—-])(?:``|["“”„«»'‘’‚`])(?=[\p{L}\p{N}¿¡…])(?!['’](?:s|ll|re|ve|d|m|t|n)\b)/gu,
  );
  const closing = count(
    text,
    /(?<=[^\ss]|[^\s]\.)(?:''|["“”„«»'‘’])(?![^\s.,;:!?)\]}–—-])|(?<=s)["”“»](?![^\s.,;:!?)\]}–—-])/gu,
  );
  const either = count(text, /(?<!\S)(?:``|''|["“”„«»'‘’`])(?!\S)/gu);
  const lonely = Math.abs(opening - closing);
  return lonely > either ? lonely - either : (either - lonely) % 2;
}

function count(text: string, pattern: RegExp): number {
  let n = 0;
  for (const _ of text.matchAll(pattern)) n += 1;
  return n;
}
