import type { LanguagePack } from "../../../../../languages/language-pack.ts";
import { isDate, type StatementItem } from "../../statement-item.ts";
import { isVerb, type Row } from "../row.ts";
import { isPreposition } from "./phrases.ts";

/** "If", "not", "must", "which": more than a figure of a case. */
export function isClause(part: Row, language: LanguagePack): boolean {
  return part.some(isOfClause) || hasRelative(part, language);
}

/** "Which", "die" where it is no article. */
export function hasRelative(row: Row, { judging: { restatements, roles } }: LanguagePack): boolean {
  const { narrowing, relative } = restatements;
  return row.some(({ lower }) => (narrowing.has(lower) || relative.has(lower)) && !roles.determiners.has(lower));
}

export function isOfClause({ helping, logic }: StatementItem): boolean {
  return helping || (logic !== undefined && CLAUSE.has(logic.class));
}

const CLAUSE: ReadonlySet<string> = new Set(["negation", "exception", "condition", "modality", "cause"]);

/** A verb of its own: one that stands in the full part as well, or, where nouns are large, what ends as verbs do in front or stands right behind a noun. */
export function hasVerb(words: Row, kept: Row, { judging, names, wordClasses }: LanguagePack): boolean {
  // "24 Gänge und wiegt 14,8 Kilogramm", unlike "ermäßigt 7 Euro".
  const endsAsVerb = ({ lower }: StatementItem) =>
    wordClasses.finiteEndings.test(lower) && !judging.restatements.participle.test(lower);
  return words.some((item, at) => {
    if (!isVerb(item)) return false;
    if (kept.some(({ stem }) => stem === item.stem)) return true;
    return names.capitalisedNouns !== undefined && (at === 0 ? endsAsVerb(item) : words[at - 1]!.capitalised);
  });
}

/** "912 people (868 in 2023)", "(planned: 95)": what brackets tell of another time or of a plan is no case. */
export function isOfAnotherTime(part: Row, language: LanguagePack): boolean {
  const { against, formerly } = language.judging.restatements;
  const [first] = part;
  if (first === undefined || !first.aside) return false;
  if (first.value === null && !isPreposition(first, language)) return true;
  return part.some((item) => isDate(item) || formerly.has(item.lower) || against.has(item.lower));
}
