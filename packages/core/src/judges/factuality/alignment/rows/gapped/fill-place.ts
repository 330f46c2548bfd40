import type { LanguagePack } from "../../../../../languages/language-pack.ts";
import { isLarge, isVerb, type Row } from "../row.ts";
import { isName } from "./correlate.ts";
import { isArticle } from "./phrases.ts";
import { type Filled, toldCase } from "./told-case.ts";

/** The same where what differs is no figure, but stands behind one preposition: "the halls onto the lake" behind "the rooms look onto the yard". */
export function fillPlace(full: Row, part: Row, language: LanguagePack): Filled | undefined {
  const { logic } = language.judging;
  const own = part.findIndex(({ lower }) => logic.prepositions.has(lower) && !logic.of.has(lower));
  const theirs = full.findLastIndex(({ lower }) => lower === part[own]?.lower);
  if (own < 1 || theirs < 2 || part.some(({ helping, value }) => helping || value !== null)) return undefined;
  const verb = full.findLastIndex((item, at) => at < theirs && (item.content || item.helping));
  const [subject, name] = [full.slice(0, verb), part.slice(0, own)];
  if (verb < 1 || !isVerb(full[verb]) || !isName(subject, language) || !isName(name, language)) return undefined;
  const hasArticle = (row: Row) => isArticle(row[0]!, language);
  // "Rents rose in Dublin and fell in Cork".
  if (hasArticle(subject) !== hasArticle(name) || !(hasArticle(name) || isLarge(name[0]))) return undefined;
  return {
    full: toldCase([full], [], subject),
    part: toldCase([[...name, ...full.slice(verb, theirs), ...part.slice(own)]], [], name),
  };
}
