/** Words that together say what one word says: "has to" says "must". */
export interface Phrase {
  readonly words: readonly string[];
  readonly says: string;
}

/** By the word they open with, the longer ones first. */
export type Phrases = ReadonlyMap<string, readonly Phrase[]>;

/** Reads a table of `word: phrase, phrase` lines; `a|b` stands for two phrases, one with each. */
export function phraseTable(table: string): Phrases {
  const phrases = new Map<string, Phrase[]>();
  for (const line of table.trim().split("\n")) {
    const [says = "", list = ""] = line.split(":");
    for (const words of list.split(",").flatMap((one) => formsOf(one.trim().split(" ")))) {
      const [first = ""] = words;
      phrases.set(first, [...(phrases.get(first) ?? []), { words, says: says.trim() }]);
    }
  }
  for (const list of phrases.values()) list.sort((a, b) => b.words.length - a.words.length);
  return phrases;
}

function formsOf(words: readonly string[]): readonly string[][] {
  return words.reduce<string[][]>(
    (forms, word) => forms.flatMap((form) => word.split("|").map((one) => [...form, one])),
    [[]],
  );
}
