import type { LanguagePack } from "../../../../languages/language-pack.ts";
import type { Row } from "../../alignment/rows/row.ts";
import { type IsName, isContentWord } from "./goes-on.ts";
import { firstThing } from "./thing.ts";

/** A sentence that may name several things: "the ferry and the bus". */
interface Naming {
  readonly row: Row;
  readonly isName: IsName;
}

/** True for "the former …" and "the second has …". */
export function isByOrder(text: string, { judging: { logic } }: LanguagePack): boolean {
  return logic.firstNamed?.test(text) === true || logic.lastNamed?.test(text) === true;
}

/** What "the former" or "the latter" stands for among what an earlier sentence names, as far as words are known; nothing where it names one thing. */
export function namedInOrder(
  text: string,
  { row, isName }: Naming,
  language: LanguagePack,
  isKnown: (item: Row[number]) => boolean,
): Row {
  const { firstNamed, and, or } = language.judging.logic;
  const named = firstThing(row, language, isName)?.noun ?? [];
  const cut = named.findIndex(
    (item, at) =>
      at > 0 && row.slice(row.indexOf(named[at - 1]!), row.indexOf(item)).some(({ lower }) => and.has(lower)),
  );
  if (firstNamed?.test(text) === true) return cut < 0 ? [] : named.slice(0, cut);
  if (cut >= 0) return named.slice(cut);
  // "By train or by bus."
  const isSeveral = row.some(({ lower }) => and.has(lower) || or.has(lower));
  return isSeveral ? row.filter((item) => isContentWord(item) && isKnown(item)).slice(-1) : [];
}
