import type { LanguagePack } from "../../../../languages/language-pack.ts";
import { isLarge, isNamed, opened, type Row } from "./row.ts";

/** "Pollux, which carries a radar, …" says "Pollux carries a radar". */
export function relativeClauses(items: Row, language: LanguagePack): readonly Row[] {
  const { restatements: cues, roles } = language.judging;
  return items.flatMap((item, at): Row[] => {
    if (at === 0 || item.gapBefore !== "comma") return [];
    let to = at + 1;
    while (to < items.length && items[to]!.gapBefore === "none") to += 1;
    const clause = items.slice(at + 1, to);
    const isWhose = cues.whose.has(item.lower);
    // "Das Café Zeitlos, das früher eine Werkstatt war": the verb comes last.
    const isVerbLast = roles.wordOrder === "free" && cues.narrowing.has(item.lower) && items[to - 1]!.helping;
    if (!isWhose && !isVerbLast && !cues.relative.has(item.lower)) return [];
    const from = startOfName(items, at, language);
    if (from === undefined || !clause.some(({ content }) => content)) return [];
    // "Kunden, die bar bezahlt haben": not all of them are meant.
    if (!cues.relative.has(item.lower) && roles.wordOrder === "free" && !isNamed(items.slice(from, at))) return [];
    const name = opened(items.slice(from, at));
    const own = isWhose ? clause.findIndex(({ content }) => content) + 1 : 0;
    return [[...clause.slice(0, own), ...name, ...clause.slice(own)]];
  });
}

/** Where the name begins that a relative clause speaks of; undefined where that may be something else. */
function startOfName(items: Row, at: number, { judging: { logic, roles } }: LanguagePack): number | undefined {
  let from = at;
  // "The Boulder plan": the kind of thing behind its name.
  const [name, kind] = items.slice(Math.max(0, at - 2), at);
  const hasKind = kind?.content === true && kind.gapBefore === "none" && !kind.capitalised && kind.value === null;
  if (hasKind && isLarge(name)) from -= 1;
  while (
    isLarge(items[from - 1]) &&
    items[from]!.gapBefore !== "clause" &&
    (from === at || items[from]!.gapBefore === "none")
  )
    from -= 1;
  const before = items[from - 1];
  if (from === at) return undefined;
  // "The mother of Ruth Bell, who": it may be the mother.
  const isTied = before !== undefined && (logic.prepositions.has(before.lower) || logic.and.has(before.lower));
  if (isTied && from > 1) return undefined;
  const isNoun = before?.content === true && !before.capitalised && items[from]!.gapBefore === "none";
  if (!isNoun || roles.determiners.has(before.lower)) return from;
  // "La cuota Total": the kind of thing in front of its name.
  return roles.determiners.has(items[from - 2]?.lower ?? "") ? from - 1 : undefined;
}
