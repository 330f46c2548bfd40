import type { LanguagePack } from "../../../languages/language-pack.ts";
import { asWord } from "./joined-phrases.ts";
import type { StatementItem } from "./statement-item.ts";

type Row = readonly StatementItem[];

/** How far before its infinitive the helping verb may stand. */
const REACH = 14;

/** "Der Schaden ist zu melden", "der Mieter hat ihn anzuzeigen": with the word of duty and the bare infinitive. */
export function toldAsDuty(items: Row, language: LanguagePack): Row {
  const { duty } = language.judging;
  if (duty === null) return items;
  const words = new Map<number, StatementItem>();
  const gone = new Set<number>();
  for (let at = 1; at < items.length; at += 1) {
    const bare = infinitiveAt(at, items, language);
    const helper = bare && helperBefore(bare.from, items, language);
    if (bare === undefined || helper === undefined) continue;
    const isGoverned = items.slice(helper + 1, bare.from).some(({ lower }) => duty.governed.has(lower));
    if (isGoverned || duty.governed.has(items[at + 1]?.lower ?? "")) continue;
    words.set(helper, asWord(duty.must, items.slice(helper, helper + 1), false, language));
    words.set(bare.from, asWord(bare.lower, items.slice(bare.from, at + 1), false, language));
    if (at > bare.from) gone.add(at);
  }
  if (words.size === 0) return items;
  const told: StatementItem[] = [];
  for (let at = 0; at < items.length; at += 1) if (!gone.has(at)) told.push(words.get(at) ?? items[at]!);
  return told;
}

/** "Zu melden", "anzuzeigen" at the end of its part. */
function infinitiveAt(at: number, items: Row, { judging: { duty, verbs } }: LanguagePack) {
  const { lower, content, capitalised } = items[at]!;
  const isLast = items[at + 1] === undefined || items[at + 1]!.gapBefore !== "none";
  if (!isLast || !content || capitalised || !duty!.infinitive.test(lower)) return undefined;
  if (items[at - 1]!.lower === duty!.to && items[at]!.gapBefore === "none") return { from: at - 1, lower };
  const prefix = verbs?.prefix.exec(lower)?.[1] ?? "";
  const isWithin = prefix !== "" && lower.startsWith(duty!.to, prefix.length);
  return isWithin ? { from: at, lower: prefix + lower.slice(prefix.length + duty!.to.length) } : undefined;
}

/** "Ist" or "hat" in the same part, with nothing denied or done between. */
function helperBefore(from: number, items: Row, { judging }: LanguagePack): number | undefined {
  for (let at = from - 1; at >= Math.max(0, from - REACH); at -= 1) {
    const { lower, logic } = items[at]!;
    if (judging.duty!.helpers.has(lower)) return at;
    if (logic?.class === "negation" || logic?.class === "modality" || items[at]!.gapBefore === "clause")
      return undefined;
  }
  return undefined;
}
