import type { LanguagePack } from "../../../languages/language-pack.ts";
import type { Alignment } from "./align-items.ts";
import type { SentenceContext } from "./sentence-context.ts";
import type { StatementItem } from "./statement-item.ts";

/**
 * Tells whether a sentence names something else that the claim leaves out, of which it may speak instead. Where every noun is
 * large, any may be the name of what the sentence is about, unless that has a name of its own.
 */
export function rivalsIn(
  { source, pairs, first, last }: Alignment,
  context: SentenceContext,
  { judging: { restatements }, names }: LanguagePack,
): (isOfName: boolean) => boolean {
  const met = new Set(pairs.map((pair) => pair.source));
  const start = source.findLastIndex(({ gapBefore }, at) => at <= first && gapBefore !== "none");
  // Behind a comma another subject has its own clause.
  const end = source.findIndex(({ gapBefore }, at) => at > last && gapBefore !== "none");
  const topicEnd = endOfTopic(source);
  const known = new Map<boolean, boolean>();
  // Asked for last: finding names is most of the work.
  return (isOfName) => {
    const has = known.get(isOfName) ?? source.some((item, at) => isRival(item, at, isOfName));
    known.set(isOfName, has);
    return has;
  };

  function isRival(item: StatementItem, at: number, isOfName: boolean): boolean {
    if (met.has(at) || !item.content) return false;
    return (isSubject(item, at, isOfName) && isWithin(at)) || at < topicEnd;
  }

  function isSubject(item: StatementItem, at: number, isOfName: boolean): boolean {
    const isLargeNoun = names.capitalisedNouns !== undefined && !isOfName && item.capitalised && at >= start;
    return context.isName(item) || isLargeNoun;
  }

  function isWithin(at: number): boolean {
    return end < 0 || at < end || opensWithParticiple();
  }

  /** "Opened in 1992, the Centenary Bridge": a participle that opens the sentence has its subject behind the comma. */
  function opensWithParticiple(): boolean {
    const { participle, participleAt } = restatements;
    const form = source[participleAt === "first" ? 0 : end - 1];
    const isOpening = !source
      .slice(0, end)
      .some(({ gapBefore, helping }, at) => helping || (at > 0 && gapBefore !== "none"));
    return form !== undefined && isOpening && participle.test(form.lower);
  }
}

/** "For the tile cutter, the deposit is £80" tells of what it opens with; -1 where nothing is put in front. */
function endOfTopic(source: readonly StatementItem[]): number {
  const comma = source.findIndex(({ gapBefore }) => gapBefore === "comma");
  const isTopic =
    source[0]?.logic?.class === "relation" && !source.slice(0, Math.max(0, comma)).some(({ helping }) => helping);
  return isTopic ? comma : -1;
}
