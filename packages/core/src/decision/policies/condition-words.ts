/** A mistake in a condition: what is wrong and what would be right. */
export class ConditionError extends Error {
  override readonly name = "ConditionError";
}

const MAX_LENGTH = 300;
const WORD = /\s*(>=|<=|[><=[\],/]|[^\s><=[\],/]+)/y;

/** The words of a condition, read one after the other. */
export interface ConditionWords {
  /** The next word without taking it; empty at the end. */
  peek(): string;
  /** Takes the next word; empty at the end. */
  take(): string;
  /** Takes the next word when it is this one. */
  takes(word: string): boolean;
}

/** Cuts a condition into words and signs; `≥`, `≤` and `×` are read as their plain forms. */
export function conditionWords(text: string): ConditionWords {
  if (text.length > MAX_LENGTH) throw new ConditionError(`is longer than ${MAX_LENGTH} characters: split it`);
  const plain = text.replaceAll("≥", ">=").replaceAll("≤", "<=").replaceAll("×", " x ").trim();
  const words: string[] = [];
  WORD.lastIndex = 0;
  for (let found = WORD.exec(plain); found !== null; found = WORD.exec(plain)) words.push(found[1]!);
  let at = 0;
  const peek = () => words[at] ?? "";
  return {
    peek,
    take() {
      const word = peek();
      at += 1;
      return word;
    },
    takes(word) {
      if (peek().toLowerCase() !== word) return false;
      at += 1;
      return true;
    },
  };
}
