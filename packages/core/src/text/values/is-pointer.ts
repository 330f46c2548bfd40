import { pooledWords } from "../words/pooled-words.ts";
import type { Amount } from "./read-amount.ts";
import type { Token } from "./scan.ts";

const places = pooledWords(({ quantities }) => quantities.pointedAt);

/** Digits that count nothing: the number of a list item ("2. Add salt"), a citation ("[3]") or "passage 2". */
export function isPointer(tokens: readonly Token[], { first, next, kind, digits, value }: Amount): boolean {
  if (kind !== "number" || !digits || next !== first + 1 || value > 999) return false;
  const before = tokens[first - 1];
  const after = tokens[next];
  if (before?.text === "[" && after?.text === "]") return true;
  if (before?.kind === "word" && places.has(before.fold)) return true;
  const opens =
    before === undefined || tokens[first]!.newLine || before.text === ":" || isBracketAtStart(tokens, first);
  if (!opens || value > 99 || after?.glued !== true || !/^[.)]$/.test(after.text)) return false;
  const item = tokens[next + 1];
  return item === undefined ? before?.text === ":" : !item.glued;
}

function isBracketAtStart(tokens: readonly Token[], first: number): boolean {
  return tokens[first - 1]?.text === "(" && (first === 1 || tokens[first - 1]!.newLine);
}
