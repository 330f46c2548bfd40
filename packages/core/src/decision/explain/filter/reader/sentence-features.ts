/** A sentence ends at its signs; a colon, a dash and a bracket part two that say different things. */
const SENTENCE_END = /[.!?;](?= |$)|[:()[\]{}<>] ?| - /;
const NUMBERS = /\d[\d.,:/'-]*/g;
const WORD = /[\p{L}0]+/gu;
/** Letters of a word that carry its meaning in languages that inflect at the end. */
const STEM = 5;
/** Letters of a piece of a word: `karte` in `kartenzahlung`. */
const PIECE = 4;
/** How far apart the two words of a pair may stand. */
const REACH = 3;
/** Longer sentences are read in parts. */
const MOST_WORDS = 60;

/** Cuts a folded text into sentences of words, numbers as one sign. Linear time. */
export function sentencesOf(folded: string): string[][] {
  return folded
    .replace(NUMBERS, (number) => (/[.,:]$/.test(number) ? "0. " : "0"))
    .split(SENTENCE_END)
    .flatMap((sentence) => {
      const words = sentence.match(WORD) ?? [];
      return Array.from({ length: Math.ceil(words.length / MOST_WORDS) }, (_, i) =>
        words.slice(i * MOST_WORDS, (i + 1) * MOST_WORDS),
      );
    });
}

/** The features of a sentence, each a number of 24 bits: its words, their stems and pieces, neighbours, and stems near each other. */
export function featuresOf(words: readonly string[]): ReadonlySet<number> {
  const found = new Set<number>();
  const stems = words.map((word) => word.slice(0, STEM));
  for (const [i, word] of words.entries()) {
    found.add(hash("w", word));
    found.add(hash("s", stems[i]!));
    found.add(hash("b", `${words[i - 1] ?? ""} ${word}`));
    const framed = ` ${word.slice(0, 40)} `;
    for (let at = 0; at + PIECE <= framed.length; at += 1) found.add(hash("c", framed.slice(at, at + PIECE)));
    for (const near of stems.slice(i + 1, i + 1 + REACH)) found.add(hash("p", `${stems[i]} ${near}`));
  }
  return found;
}

/** FNV-1a, folded to 24 bits. */
function hash(kind: string, text: string): number {
  let value = Math.imul(0x811c9dc5 ^ kind.charCodeAt(0), 0x01000193);
  for (let i = 0; i < text.length; i += 1) value = Math.imul(value ^ text.charCodeAt(i), 0x01000193);
  return ((value >>> 24) ^ value) & 0xffffff;
}
