import type { LanguagePack } from "../../../../languages/language-pack.ts";
import type { ComparedSpan } from "../../embedded/compared-span.ts";
import { isLarge, type Row } from "./row.ts";

/** "Ruth Bell never learnt it; she came early": what comes behind the semicolon, with the name for the pronoun. */
export function behindSemicolon(items: Row, { language, text, start }: ComparedSpan): readonly Row[] {
  const { references, possessives } = language.judging.logic;
  const { determiners } = language.judging.roles;
  return items.flatMap((item, at): Row[] => {
    const isPronoun = references.has(item.lower) && !possessives.has(item.lower) && !determiners.has(item.lower);
    if (at === 0 || item.gapBefore !== "clause" || !isPronoun) return [];
    // "Ruth Bell: She called me" tells who speaks.
    if (!text.slice(items[at - 1]!.end - start, item.start - start).includes(";")) return [];
    const subject = nameAtStart(items, at, language);
    const end = items.findIndex(({ gapBefore }, place) => place > at && gapBefore === "clause");
    const clause = items.slice(at + 1, end < 0 ? items.length : end);
    return subject.length > 0 && clause.some(({ content }) => content) ? [[...subject, ...clause]] : [];
  });
}

/** The only name before a place, with which its sentence opens. */
function nameAtStart(items: Row, before: number, { names }: LanguagePack): Row {
  let to = 0;
  while (to < before && isLarge(items[to]) && (to === 0 || items[to]!.gapBefore === "none")) to += 1;
  const isOnly = names.capitalisedNouns === undefined && !items.slice(to, before).some(isLarge);
  return to > 1 && isOnly ? items.slice(0, to) : [];
}
