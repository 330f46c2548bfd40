import type { LanguagePack } from "../../../../languages/language-pack.ts";
import type { StatementItem } from "../statement-item.ts";
import { isLabel, isLarge, isUnsure, opened, type Row } from "./row.ts";

/** A longer phrase in front of a sentence is a clause. */
const LONGEST = 14;

/** "Launched in 2016, Pollux …" says "Pollux: launched in 2016". */
export function openingPhrase(items: Row, language: LanguagePack): Row | undefined {
  const end = endOfOpening(items, language);
  if (end < 2 || end > LONGEST) return undefined;
  const opening = items.slice(0, end);
  if (opening.some(isUnsure)) return undefined;
  const { attribute, participle, participleAt } = language.judging.restatements;
  const form = participleAt === "first" ? opening[0]! : opening.at(-1)!;
  const isParticiple = form.content && form.value === null && participle.test(form.lower);
  const isAttribute = attribute.has(opening[0]!.lower);
  if (!isParticiple && !isAttribute) return undefined;
  const subject = subjectOf(items.slice(end), language);
  if (subject.length === 0) return undefined;
  const [first, ...rest] = isAttribute ? opening.slice(1) : opening;
  return [...opened(subject), { ...first!, gapBefore: "clause" }, ...rest];
}

/** Where the opening ends: at its comma, or, where the verb comes second, at the verb. */
function endOfOpening(items: Row, { judging: { roles } }: LanguagePack): number {
  return items.findIndex(({ content, capitalised, gapBefore, helping, lower, value }, at) => {
    if (at > 1 && gapBefore !== "none") return true;
    const isVerb = (content && !capitalised && value === null) || helping || roles.passive.has(lower);
    return roles.wordOrder === "free" && at > 1 && isVerb;
  });
}

/** The noun phrase a main clause opens with, behind its verb where that comes first. */
function subjectOf(clause: Row, { judging: { roles } }: LanguagePack): Row {
  const from = roles.wordOrder === "free" ? 1 : 0;
  let to = from;
  while (roles.determiners.has(clause[to]?.lower ?? "")) to += 1;
  const isPlain = (item: StatementItem | undefined) =>
    item?.content === true && item.value === null && !item.capitalised;
  const isWithin = (item: StatementItem | undefined) =>
    item !== undefined && (item.gapBefore === "none" || to === from);
  const isNoun = isPlain(clause[to]) && roles.wordOrder === "fixed";
  if (isNoun) to += 1;
  while (isWithin(clause[to]) && (isLarge(clause[to]) || (isLarge(clause[to - 1]) && isLabel(clause[to]!)))) to += 1;
  // "The Sorren santoku is": the kind of thing behind its name.
  if (!isNoun && to > from && isWithin(clause[to]) && isPlain(clause[to]) && clause[to + 1]?.helping === true) to += 1;
  return clause.slice(from, to).some(({ content }) => content) ? clause.slice(from, to) : [];
}
