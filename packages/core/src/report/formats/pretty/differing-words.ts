import type { Place } from "../placed-text.ts";

/** Words that stand on one side only, as places in their texts. */
export interface DifferingWords {
  readonly claim: readonly Place[];
  readonly quote: readonly Place[];
}

const WORD = /[\p{L}\p{N}]+(?:[.,'’-][\p{L}\p{N}]+)*/gu;
/** Longer texts are shown without marks: comparing takes the product of both. */
const MOST_WORDS = 120;
const NONE: DifferingWords = { claim: [], quote: [] };

/**
 * What a claim says otherwise than a quote, word by word. On the side of the quote only what stands in the place of the
 * claim's words is marked: a quote may say much that the claim leaves out. Where they share too little for that, only the
 * place in the claim that is `wrong` is held against the value of its kind in the quote.
 */
export function differingWords(claim: string, quote: string, wrong?: Place): DifferingWords {
  const [a, b] = [wordsOf(claim), wordsOf(quote)];
  if (a.length === 0 || b.length === 0 || a.length > MOST_WORDS || b.length > MOST_WORDS) return NONE;
  const pairs = longestCommon(a, b);
  if (pairs.length * 2 < a.length) return wrong === undefined ? NONE : differingValue(a, b, wrong);
  const marked = { claim: [] as Place[], quote: [] as Place[] };
  const bounds = [[-1, -1] as const, ...pairs, [a.length, b.length] as const];
  bounds.slice(1).forEach(([ai, bi], at) => {
    const [before, besides] = bounds[at]!;
    if (ai - before < 2) return;
    marked.claim.push({ start: a[before + 1]!.start, end: a[ai - 1]!.end });
    // At the ends of a quote nothing says how far the counterpart reaches: as many words as the claim has there.
    const from = besides === -1 ? Math.max(0, bi - (ai - before - 1)) : besides + 1;
    const to = bi === b.length ? Math.min(bi, from + (ai - before - 1)) : bi;
    if (to > from) marked.quote.push({ start: b[from]!.start, end: b[to - 1]!.end });
  });
  return marked;
}

/** The words of a place and those of the quote that stand for the same kind of thing, as far as they differ. */
function differingValue(claim: readonly Word[], quote: readonly Word[], { start, end }: Place): DifferingWords {
  const said = claim.filter((word) => word.start >= start && word.end <= end);
  const windows = quote.slice(0, Math.max(0, quote.length - said.length + 1)).map((_, at) => {
    const words = quote.slice(at, at + said.length);
    const alike = words.every((word, k) => isNumber(word) === isNumber(said[k]!));
    return { words, shared: alike ? words.filter((word, k) => word.fold === said[k]!.fold).length : -1 };
  });
  const differing = windows.filter(({ shared }) => shared >= 0 && shared < said.length);
  const most = Math.max(...differing.map(({ shared }) => shared));
  const [best, ...others] = differing.filter(({ shared }) => shared === most);
  // A single number has nothing to share: it is held against the only one there is.
  const isClear = best !== undefined && others.length === 0 && (most > 0 || (said.length === 1 && isNumber(said[0]!)));
  if (!isClear) return { claim: said.length === claim.length ? [] : said, quote: [] };
  const differ = said.flatMap((word, k) => (best.words[k]!.fold === word.fold ? [] : [k]));
  return { claim: differ.map((k) => said[k]!), quote: differ.map((k) => best.words[k]!) };
}

function isNumber({ fold }: Word): boolean {
  return /\p{N}/u.test(fold);
}

type Word = Place & { readonly fold: string };

function wordsOf(text: string): Word[] {
  return [...text.matchAll(WORD)].map(({ 0: word, index }) => ({
    start: index,
    end: index + word.length,
    fold: word.normalize("NFC").toLowerCase(),
  }));
}

/** The longest row of words both have in the same order, as pairs of positions. */
function longestCommon(a: readonly Word[], b: readonly Word[]): (readonly [number, number])[] {
  const width = b.length + 1;
  const lengths = new Uint16Array((a.length + 1) * width);
  for (let i = a.length - 1; i >= 0; i -= 1) {
    for (let j = b.length - 1; j >= 0; j -= 1) {
      lengths[i * width + j] =
        a[i]!.fold === b[j]!.fold
          ? lengths[(i + 1) * width + j + 1]! + 1
          : Math.max(lengths[(i + 1) * width + j]!, lengths[i * width + j + 1]!);
    }
  }
  const pairs: (readonly [number, number])[] = [];
  let [i, j] = [0, 0];
  while (i < a.length && j < b.length) {
    if (a[i]!.fold === b[j]!.fold) pairs.push([i++, j++]);
    else if (lengths[(i + 1) * width + j]! >= lengths[i * width + j + 1]!) i += 1;
    else j += 1;
  }
  return pairs;
}
