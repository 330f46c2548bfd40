/** Small words of one kind that rule each other out unless they share a letter: "few" beside "most". */
interface Scale {
  /** Every word with the letters of what it can say. */
  readonly words: ReadonlyMap<string, string>;
  /** True where two words are only held against each other before the same content: "before the vote". */
  readonly bound: boolean;
}

/** How much, how often, how surely, on which side; words as written in small letters. */
export interface Degrees {
  readonly scales: readonly Scale[];
  /** Words that call a thing no more than possible. */
  readonly doubt: ReadonlySet<string>;
  /** Words of any kind that leave a thing open: with one of them a claim has dropped no doubt. */
  readonly open: ReadonlySet<string>;
  /** "Only": who adds it says more. */
  readonly only: ReadonlySet<string>;
}

/** A scale whose words are held against each other before the same content only; written as "all every:a most:b". */
export function bound(list: string): Scale {
  return { words: scale(list), bound: true };
}

/** A scale whose words are held against each other wherever they stand. */
export function free(list: string): Scale {
  return { words: scale(list), bound: false };
}

/** Reads "all every:a most:b": the letters behind the colon hold for the words up to it. */
function scale(list: string): ReadonlyMap<string, string> {
  const words = new Map<string, string>();
  let waiting: string[] = [];
  for (const entry of list.split(" ")) {
    const [word = "", letters] = entry.split(":");
    waiting.push(word);
    if (letters === undefined) continue;
    for (const one of waiting) words.set(one, letters);
    waiting = [];
  }
  return words;
}
