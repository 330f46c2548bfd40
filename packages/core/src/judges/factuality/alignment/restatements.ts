import type { LanguagePack } from "../../../languages/language-pack.ts";
import { readOnce } from "../../../text/read-once.ts";
import type { ComparedSpan } from "../embedded/compared-span.ts";
import type { StatementItem } from "./statement-item.ts";
import { statementItems } from "./statement-items.ts";

/** A longer name or phrase is a clause. */
const LONGEST_LABEL = 6;
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
  const rows = [
    openingOf(items, span.language),
    asideLeftOut(items, span.language),
    ...relativesOf(items, span.language),
  ];
  return [...rows, ...goingOn(items, span)].filter((row) => row !== undefined);
});

/** "On Ward 5, the children's ward, there are 16 beds": without what is said of its opening between two commas. */
function asideLeftOut(items: Row, { judging: { logic, restatements: cues, roles } }: LanguagePack): Row | undefined {
  const first = items.findIndex(({ gapBefore }, at) => at > 0 && gapBefore !== "none");
  const last = items.findLastIndex(({ gapBefore }, at) => at > first && gapBefore === "comma");
  if (first < 1 || first > LONGEST_LABEL || last < 0 || items[first]!.gapBefore !== "comma") return undefined;
  const [opening, aside, rest] = [items.slice(0, first), items.slice(first, last), items.slice(last)];
  // "The guarantee for the grinder": of the guarantee alone it does not hold.
  const isNarrowed = opening.some(({ lower }, at) => at > 0 && logic.prepositions.has(lower));
  if (
    isNarrowed ||
    !isNamed(opening) ||
    opening.some(({ helping }) => helping) ||
    rest.some(({ gapBefore }, at) => at > 0 && gapBefore !== "none")
  )
    return undefined;
  if (aside.some(({ gapBefore }) => gapBefore === "clause") || aside.some(isUnsure)) return undefined;
  const isAside = cues.relative.has(aside[0]!.lower) || roles.determiners.has(aside[0]!.lower);
  const isVerb = !roles.determiners.has(rest[0]!.lower) && !rest[0]!.capitalised && rest[0]!.value === null;
  return isAside && isVerb ? [...opening, { ...rest[0]!, gapBefore: "none" }, ...rest.slice(1)] : undefined;
}

/** "Ward 5", "Lena Brück": of "customers, who pay cash," not all may be meant. */
function isNamed(items: Row): boolean {
  const isLarge = (item: StatementItem | undefined) => item?.content === true && item.capitalised;
  return items.some((item, at) => isLarge(item) && (isLarge(items[at + 1]) || isLabel(items[at + 1] ?? item)));
}

function isUnsure({ logic }: StatementItem): boolean {
  return logic !== undefined && UNSURE.has(logic.class);
}

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
  if (opening.some(isUnsure)) return undefined;
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

function relativesOf(items: Row, language: LanguagePack): readonly Row[] {
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
    const name = [{ ...items[from]!, gapBefore: "none" as const }, ...items.slice(from + 1, at)];
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
  if (hasKind && name!.content && name!.capitalised) from -= 1;
  while (
    from > 0 &&
    items[from - 1]!.content &&
    items[from - 1]!.capitalised &&
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
