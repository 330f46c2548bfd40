import type { LanguagePack } from "../../../languages/language-pack.ts";
import type { Alignment, ItemPair } from "./align-items.ts";
import type { StatementItem } from "./statement-item.ts";
import { isVoiceChange } from "./voice-change.ts";

type Row = readonly StatementItem[];

/**
 * The alignment with a participle as the same deed as its verb, where one side tells it as a passive: "fue inaugurada por la
 * reina" beside "la reina inauguró", "fue reformada" beside "se reformó". Elsewhere a participle that follows a gender is another word.
 */
export function withOneDeed(alignment: Alignment, language: LanguagePack): Alignment {
  const { claim, source, pairs } = alignment;
  const { judging } = language;
  const { impersonal, passive } = judging.roles;
  const isDeed = ({ claim: at, source: place, match }: ItemPair) => {
    const [own, theirs] = [claim[at]!, source[place]!];
    if (match !== "synonym" || own.stem !== theirs.stem || own.capitalised) return false;
    if (isVoiceChange(claim, source, judging) || isVoiceChange(source, claim, judging)) return true;
    return isUndergone(claim, at, source, place) || isUndergone(source, place, claim, at);
  };
  if (!pairs.some(isDeed)) return alignment;
  return { ...alignment, pairs: pairs.map((pair) => (isDeed(pair) ? { ...pair, match: "inflected" } : pair)) };

  /** "Fue reformada" beside "se reformó", "es servido" beside "se sirve". */
  function isUndergone(items: Row, participle: number, others: Row, verb: number): boolean {
    const help = items[participle - 1]?.lower ?? "";
    if (!passive.has(help) || !impersonal.has(others[verb - 1]?.lower ?? "")) return false;
    const { tenses } = judging.logic;
    return tenses !== null && tenses.was.has(help) === tenses.past.test(others[verb]!.lower);
  }
}
