import type { LanguagePack } from "../../../languages/language-pack.ts";
import { type Alignment, type ItemPair, matchOf, withPairs } from "./align-items.ts";
import type { StatementItem } from "./statement-item.ts";

type Row = readonly StatementItem[];

/** A deed that the claim tells without the one who acts, and the sentence with what it is done to right behind the verb. */
export interface Undergone {
  /** Places of the verb. */
  readonly claim: number;
  readonly source: number;
  /** Where what undergoes it stands: in the claim before the helping verbs, in the source behind the verb. */
  readonly subject: readonly number[];
  readonly object: readonly number[];
  /** "Refit the filter": nobody is named, who reads it is to do it. */
  readonly isInstruction: boolean;
}

/** "The dividend was left unchanged" beside "The board left the dividend unchanged"; undefined where nothing is told so. */
export function undergoneIn({ claim, source }: Alignment, language: LanguagePack): Undergone | undefined {
  const { logic, roles, restatements } = language.judging;
  const isPlain = (lower: string) =>
    logic.free.has(lower) && !roles.determiners.has(lower) && !logic.references.has(lower);
  if (claim.some(({ lower, silent }) => roles.by.has(lower) && !silent)) return undefined;
  const helping = claim.findIndex((item, at) => at > 0 && (item.helping || item.logic?.class === "modality"));
  const passive = claim.findIndex(({ lower }) => roles.passive.has(lower) || roles.impersonal.has(lower));
  const first = helping < 0 ? passive : Math.min(helping, passive);
  if (passive < 1 || first < 1) return undefined;
  const subject = claim.flatMap((item, at) => (at < first && item.content ? [at] : []));
  if (subject.length === 0 || claim.slice(1, first).some((item) => item.gapBefore !== "none" || item.logic)) {
    return undefined;
  }
  const verb = verbOf();
  // "Was chosen for the chair and Bo for the desk": each half has a subject of its own.
  if (verb < 0 || claim.slice(first, verb).some(({ lower }) => logic.and.has(lower))) return undefined;
  const isImpersonal = roles.impersonal.has(claim[passive]!.lower);
  for (const [at, item] of source.entries()) {
    if (!isSure(claim[verb]!, item) || roles.passive.has(source[at - 1]?.lower ?? "")) continue;
    const isParticiple = item.lower === claim[verb]!.lower || restatements.participle.test(claim[verb]!.lower);
    if (!isImpersonal && !isParticiple) continue;
    const isInstruction = opensInstruction(at);
    const object = objectBehind(at, isInstruction);
    if (object !== undefined) return { claim: verb, source: at, subject, object, isInstruction };
  }
  return undefined;

  function verbOf(): number {
    const end = claim.findIndex(({ gapBefore }, at) => at > first && gapBefore !== "none");
    const isVerb = ({ content, capitalised, value }: StatementItem) => content && !capitalised && value === null;
    const part = claim.slice(0, end < 0 ? claim.length : end);
    return roles.wordOrder === "free"
      ? part.findLastIndex((item, at) => at > first && isVerb(item))
      : part.findIndex((item, at) => at > passive && isVerb(item));
  }

  /** Nothing stands before the verb of an instruction but "do not" or "never". */
  function opensInstruction(at: number): boolean {
    let from = at;
    while (from > 0 && source[from]!.gapBefore === "none") from -= 1;
    return source.slice(from, at).every(({ lower, logic: word }) => word?.class === "negation" || isPlain(lower));
  }

  /** All of what undergoes the deed, right behind its verb. */
  function objectBehind(at: number, isInstruction: boolean): readonly number[] | undefined {
    let place = at + 1;
    if (roles.wordOrder === "free") {
      // "Laden Sie den Akku"; "die Katze jagt die Maus" tells by its articles alone who acts.
      if (isInstruction && logic.references.has(source[place]?.lower ?? "")) place += 1;
      else if (!roles.object.has(source[place]?.lower ?? "")) return undefined;
    }
    while (source[place]?.gapBefore === "none" && roles.determiners.has(source[place]!.lower)) place += 1;
    const object: number[] = [];
    const ties = ({ lower }: StatementItem) => logic.of.has(lower) || roles.determiners.has(lower);
    for (const own of subject) {
      while (object.length > 0 && place < source.length && ties(source[place]!)) place += 1;
      const item = source[place];
      if (item === undefined || item.gapBefore !== "none" || !isSure(claim[own]!, item)) return undefined;
      object.push(place);
      place += 1;
    }
    // "Left the dividend policy": more of the name stands behind it.
    const next = source[place];
    const isWhole = next === undefined || !next.content || next.gapBefore !== "none" || next.value !== null;
    return isWhole || isKnown(claim, verb, next) ? object : undefined;
  }
}

/** True for a word that the claim has behind its verb as well. */
function isKnown(claim: Row, verb: number, item: StatementItem): boolean {
  const next = claim.slice(verb + 1).find(({ content }) => content);
  return next !== undefined && isSure(next, item);
}

function isSure(a: StatementItem, b: StatementItem): boolean {
  const match = matchOf(a, b);
  return match === "same" || match === "inflected" || match === "value";
}

/** The alignment with the deed and what undergoes it laid over their own words. */
export function laidUndergone(alignment: Alignment, { claim, source, subject, object }: Undergone): Alignment {
  const own = new Map([[claim, source], ...subject.map((at, step): [number, number] => [at, object[step]!])]);
  const places = new Set(own.values());
  const kept = alignment.pairs.filter((pair) => !own.has(pair.claim) && !places.has(pair.source));
  const laid = [...own].map(
    ([at, place]): ItemPair => ({
      claim: at,
      source: place,
      match: matchOf(alignment.claim[at]!, alignment.source[place]!)!,
    }),
  );
  return withPairs(alignment, [...kept, ...laid]);
}
