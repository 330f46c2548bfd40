import type { LanguagePack } from "../../../../languages/language-pack.ts";
import { hasFigure } from "../../alignment/rows/gapped/figures.ts";
import { hasRelative } from "../../alignment/rows/gapped/is-clause.ts";
import { tellsCase } from "../../alignment/rows/gapped/told-case.ts";
import type { Row } from "../../alignment/rows/row.ts";
import { isLeftOut, partAround, type SaidSentence } from "./scopes.ts";

/** "Crosses every twelve minutes on weekdays", "comes with a guarantee for members", "from 300 kilos": for whom, on which days, from how much on. */
export function dropsRecurring(sentence: SaidSentence): boolean {
  const { source, met, language } = sentence;
  return source.some((_, at) => {
    if (met.has(at) || !opensRecurring(source, at, language)) return false;
    const [from, end] = partAround(sentence, at);
    // "Which they named Hyla pallens for its pale belly" tells of another thing in passing.
    if (hasRelative(source.slice(from, at), language)) return false;
    // What it belongs to stands right before it, or behind it where it opens the part.
    const before = source.findLastIndex((item, place) => place < at && place >= from && tellsCase(item));
    const isMet = (place: number) => place > at && place < end && met.has(place) && tellsCase(source[place]!);
    const beside = before >= 0 ? before : source.findIndex((__, place) => isMet(place));
    return met.has(beside) && isLeftOut(sentence, at, end);
  });
}

function opensRecurring(source: Row, at: number, language: LanguagePack): boolean {
  const { scoping, seasons } = language.judging.logic;
  const { logic, lower } = source[at]!;
  // "Los festivos", "nachts".
  if (isEachDay(source, at, language) || (tellsCase(source[at]!) && scoping.has(lower))) return true;
  const next = source.findIndex((item, place) => place > at && tellsCase(item));
  if (next < 0 || !scoping.has(lower)) return false;
  // "In winter 2019" was once.
  if (seasons.has(source[next]!.lower)) return !/^\d/u.test(source[next + 1]?.text ?? "");
  if (isEachDay(source, next, language)) return true;
  if (logic?.class === "relation" && logic.sense === "f") return source[next]!.value === null;
  return logic?.class === "time" && logic.sense === "f" && hasFigure([source[next]!]);
}

/** "Mondays", "montags", "los lunes"; unlike "on Monday", "el lunes". */
function isEachDay(source: Row, at: number, { judging: { roles } }: LanguagePack): boolean {
  const { text, value } = source[at]!;
  if (value === null || !("date" in value) || value.date.kind !== "weekday") return false;
  const { adjectiveBehind, article } = roles.plural;
  return adjectiveBehind ? article.test(source[at - 1]?.lower ?? "") : /(?:s|en)$/u.test(text);
}

/** Told of now, as verbs show it. */
export function isOfNow(claim: Row, { judging: { logic } }: LanguagePack): boolean {
  const { perfect, tenses } = logic;
  if (tenses === null) return false;
  const words = claim.filter((item, at) => item.value === null && (!item.capitalised || at === 0));
  const isNow = words.some(({ lower }) => tenses.is.has(lower));
  // "Is reserved".
  if (!isNow && words.some(({ content, lower }) => content && tenses.past.test(lower))) return false;
  if (words.some(({ lower }) => perfect.has(lower) && !tenses.is.has(lower))) return false;
  return isNow || words.some(({ content, lower }) => content && tenses.present.test(lower));
}
