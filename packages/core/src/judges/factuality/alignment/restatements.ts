import type { LanguagePack } from "../../../languages/language-pack.ts";
import { readOnce } from "../../../text/read-once.ts";
import type { ComparedSpan } from "../embedded/compared-span.ts";
import type { StatementItem } from "./statement-item.ts";
import { statementItems } from "./statement-items.ts";

/** A longer phrase in front of a sentence is a clause. */
const LONGEST_OPENING = 14;
/** What a phrase says under a condition, by hearsay or of nothing, it does not say of the subject. */
const UNSURE = new Set(["negation", "exception", "condition", "modality", "time", "cause", "comparison"]);

type Row = readonly StatementItem[];

/**
 * What a sentence says of its things in passing, each as a row of its own: "Launched in 2016, Pollux carries a radar" says
 * "Pollux: launched in 2016", and "Pollux, which carries a radar, …" says "Pollux carries a radar".
 */
export const restatements: (span: ComparedSpan) => readonly Row[] = readOnce((span: ComparedSpan) => {
  const items = statementItems(span);
  const rows = [openingOf(items, span.language), ...relativesOf(items, span.language)];
  return [...rows, ...goingOn(items, span)].filter((row) => row !== undefined);
});

/** "Ruth Bell never learnt it; she came early": what comes behind the semicolon, with the name for the pronoun. */
function goingOn(items: Row, { language, text, start }: ComparedSpan): readonly Row[] {
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
  const isLarge = ({ content, capitalised }: StatementItem) => content && capitalised;
  let to = 0;
  while (to < before && isLarge(items[to]!) && (to === 0 || items[to]!.gapBefore === "none")) to += 1;
  const isOnly = names.capitalisedNouns === undefined && !items.slice(to, before).some(isLarge);
  return to > 1 && isOnly ? items.slice(0, to) : [];
}

function openingOf(items: Row, language: LanguagePack): Row | undefined {
  const end = endOfOpening(items, language);
  if (end < 2 || end > LONGEST_OPENING) return undefined;
  const opening = items.slice(0, end);
  if (opening.some(({ logic }) => logic !== undefined && UNSURE.has(logic.class))) return undefined;
  const { attribute, participle, participleAt } = language.judging.restatements;
  const form = participleAt === "first" ? opening[0]! : opening.at(-1)!;
  const isParticiple = form.content && form.value === null && participle.test(form.lower);
  const isAttribute = attribute.has(opening[0]!.lower);
  if (!isParticiple && !isAttribute) return undefined;
  const subject = subjectOf(items.slice(end), language);
  if (subject.length === 0) return undefined;
  const [first, ...rest] = isAttribute ? opening.slice(1) : opening;
  return [{ ...subject[0]!, gapBefore: "none" }, ...subject.slice(1), { ...first!, gapBefore: "clause" }, ...rest];
}

/** Where the opening ends: at its comma, or, where the verb comes second, at the verb. */
function endOfOpening(items: Row, { judging: { logic, roles } }: LanguagePack): number {
  return items.findIndex(({ content, capitalised, gapBefore, lower, value }, at) => {
    if (at > 1 && gapBefore !== "none") return true;
    const isVerb =
      (content && !capitalised && value === null) || (!content && FINITE.has(lower) && logic.free.has(lower));
    return roles.wordOrder === "free" && at > 1 && isVerb;
  });
}

const FINITE = new Set(["ist", "sind", "war", "waren", "hat", "haben", "hatte", "hatten", "wird", "wurde"]);

/** The noun phrase a main clause opens with, behind its verb where that comes first. */
function subjectOf(clause: Row, { judging: { roles } }: LanguagePack): Row {
  const from = roles.wordOrder === "free" ? 1 : 0;
  let to = from;
  while (roles.determiners.has(clause[to]?.lower ?? "")) to += 1;
  const isLarge = (item: StatementItem | undefined) => item?.content === true && item.capitalised;
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

/** "Office 900". */
function isLabel({ value, text }: StatementItem): boolean {
  return value !== null && /^\d+$/.test(text);
}

function relativesOf(items: Row, { judging: { logic, restatements: cues, roles } }: LanguagePack): readonly Row[] {
  return items.flatMap((item, at): Row[] => {
    if (at === 0 || item.gapBefore !== "comma" || !cues.relative.has(item.lower)) return [];
    let from = at;
    while (
      from > 0 &&
      items[from - 1]!.content &&
      items[from - 1]!.capitalised &&
      items[from]!.gapBefore !== "clause" &&
      (from === at || items[from]!.gapBefore === "none")
    )
      from -= 1;
    const before = items[from - 1];
    // "The mother of Ruth Bell, who": it may be the mother.
    if (from === at || (before !== undefined && (logic.prepositions.has(before.lower) || logic.and.has(before.lower))))
      return [];
    if (
      before !== undefined &&
      !roles.determiners.has(before.lower) &&
      before.content &&
      items[from]!.gapBefore === "none" &&
      !before.capitalised
    )
      return [];
    let to = at + 1;
    while (to < items.length && items[to]!.gapBefore === "none") to += 1;
    const clause = items.slice(at + 1, to);
    return clause.some(({ content }) => content)
      ? [[{ ...items[from]!, gapBefore: "none" }, ...items.slice(from + 1, at), ...clause]]
      : [];
  });
}
