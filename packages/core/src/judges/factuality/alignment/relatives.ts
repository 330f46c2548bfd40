import type { LanguagePack } from "../../../languages/language-pack.ts";
import type { LogicClass } from "../../../languages/parts/logic-words.ts";
import type { StatementItem } from "./statement-item.ts";

type Row = readonly StatementItem[];

/** What relative clauses say of the name or noun phrase right before their comma, each as a row: "Pollux carries a radar". */
export function relativesOf(items: Row, language: LanguagePack): readonly Row[] {
  const { restatements, roles } = language.judging;
  const isFree = roles.wordOrder === "free";
  return items.flatMap((item, at): Row[] => {
    if (at === 0 || item.gapBefore !== "comma" || !restatements.relative.has(item.lower)) return [];
    const named = isFree ? undefined : startOfName(items, at, language);
    const from = named ?? startOfNoun(items, at, language);
    let to = at + 1;
    while (to < items.length && items[to]!.gapBefore === "none") to += 1;
    const clause = items.slice(at + 1, to);
    if (from === undefined || !clause.some(({ content }) => content)) return [];
    if (isFree ? !endsWithVerb(clause, language) : named === undefined && !opensWithVerb(clause, language)) return [];
    const said = isFree ? verbFirst(clause) : clause;
    return [[{ ...items[from]!, gapBefore: "none" }, ...items.slice(from + 1, at), ...said]];
  });
}

function startOfName(items: Row, at: number, { judging: { logic, roles } }: LanguagePack): number | undefined {
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
    return undefined;
  const isLedByWord =
    before?.content === true &&
    !before.capitalised &&
    !roles.determiners.has(before.lower) &&
    items[from]!.gapBefore === "none";
  return isLedByWord ? undefined : from;
}

/** An article, adjectives and a noun. */
const LONGEST_NOUN = 4;
/** What stands behind such a word may be no thing that is there. */
const UNSURE: ReadonlySet<LogicClass | undefined> = new Set([
  "negation",
  "modality",
  "condition",
  "exception",
] as const);

/** "The old mill, which …": a noun with its article that belongs to no other noun. */
function startOfNoun(items: Row, at: number, { judging: { logic, roles }, names }: LanguagePack): number | undefined {
  let from = at - 1;
  const isPlain = ({ content, value, gapBefore }: StatementItem) => content && value === null && gapBefore === "none";
  while (from > at - LONGEST_NOUN && from > 0 && isPlain(items[from]!)) from -= 1;
  if (from < 0 || from === at - 1 || !roles.determiners.has(items[from]!.lower)) return undefined;
  const { hedges } = logic;
  if (items.slice(0, from).some(({ logic: word, lower }) => UNSURE.has(word?.class) || hedges.has(lower)))
    return undefined;
  const lead = items[from]!.gapBefore === "none" ? items[from - 1] : undefined;
  if (lead === undefined) return from;
  // "The key to the house, which": it may be the key.
  const isLed = logic.prepositions.has(lead.lower) && !roles.object.has(lead.lower);
  const isOwned = names.capitalisedNouns !== undefined && lead.content && lead.capitalised;
  const isJoined = logic.and.has(lead.lower) || logic.or.has(lead.lower);
  return isLed || isOwned || isJoined || lead.value !== null ? undefined : from;
}

/** "Which burned", unlike "which the bank bought": there somebody else acts. */
function opensWithVerb([first]: Row, { judging: { logic, roles } }: LanguagePack): boolean {
  if (first === undefined || first.capitalised || roles.determiners.has(first.lower)) return false;
  return !logic.references.has(first.lower) || roles.impersonal.has(first.lower);
}

/** "Die bis 1861 in Betrieb blieb", unlike "die Versammlung endet": where "die" is an article as well, the verb tells. */
function endsWithVerb(clause: Row, { judging: { logic, roles } }: LanguagePack): boolean {
  const [first, next] = clause;
  const verb = clause.at(-1)!;
  const isArticle = first!.value === null ? first!.content : next?.content === true && next.capitalised;
  if (isArticle || roles.determiners.has(first!.lower) || logic.references.has(first!.lower)) return false;
  const isVerb = ({ helping, logic: word }: StatementItem) => helping || word?.class === "modality";
  if (clause.slice(0, -1).some(isVerb)) return false;
  return isVerb(verb) || (verb.content && !verb.capitalised && verb.value === null);
}

/** Such a verb comes second in a sentence: "die bis 1861 blieb" is "blieb bis 1861". */
function verbFirst(clause: Row): Row {
  return clause.at(-1)!.content ? [clause.at(-1)!, ...clause.slice(0, -1)] : clause;
}
