import type { LanguagePack } from "../../../languages/language-pack.ts";
import type { Alignment, ItemPair } from "./align-items.ts";
import { isFirstVerbPhrase } from "./first-verb-phrase.ts";
import { isExactness, movedLogic } from "./kept-logic.ts";
import { deniedPart, isOrderTold } from "./kept-order.ts";
import { leadsToField, namesLabel } from "./list-label.ts";
import type { StatementItem } from "./statement-item.ts";
import { placeOfBy } from "./voice-change.ts";

/** Everything in which a claim and the stretch of the source it lies over differ. */
export interface Differences {
  /** Places where both have a content word or value, another one each. */
  readonly other: readonly ItemPair[];
  /** Content of the claim that meets nothing. */
  readonly added: readonly number[];
  /** Places where both have a logic word, of another class or sense. */
  readonly logicChanged: readonly ItemPair[];
  /** Logic words of the claim that the stretch lacks. */
  readonly logicAdded: readonly number[];
  /** Logic words of the stretch that the claim lacks. */
  readonly logicSkipped: readonly number[];
  /** Function words of the claim that the stretch lacks and that may say something: mostly prepositions. */
  readonly functionAdded: readonly number[];
  /** Runs of items of the stretch that the claim leaves out. */
  readonly runs: readonly (readonly number[])[];
}

export function differencesOf(
  alignment: Alignment,
  resolved: ReadonlySet<number>,
  language: LanguagePack,
  isInstruction = false,
): Differences {
  const { judging } = language;
  const { attributing, free, prepositions } = judging.logic;
  const { claim, source, pairs, added, skipped } = alignment;
  const forgiven = forgivenOf(
    claim,
    added,
    resolved,
    (word) => free.has(word) || prepositions.has(word) || attributing.has(word),
  );
  // "On the Basic plan, …" beside "Basic plan: …".
  const first = pairs[0]?.claim ?? 0;
  if (namesLabel(alignment) && claim.slice(0, first).every(({ content }) => !content)) {
    for (let at = 0; at < first; at += 1) if (prepositions.has(claim[at]!.lower)) forgiven.add(at);
    // "At 7:30" beside "7:30".
    for (const at of added) {
      const isBeforeValue = pairs.some((pair) => pair.claim === at + 1 && pair.match === "value");
      if (isBeforeValue && claim[at]!.logic === undefined && prepositions.has(claim[at]!.lower)) forgiven.add(at);
      if (judging.listLines.leads.has(claim[at]!.lower) && leadsToField(alignment, at)) forgiven.add(at);
    }
  }
  const by = placeOfBy(claim, source, judging);
  if (by !== undefined) forgiven.add(by);
  const theirBy = placeOfBy(source, claim, judging);
  const other: ItemPair[] = [];
  const logicChanged: ItemPair[] = [];
  const logicAdded: number[] = [];
  const logicSkipped: number[] = [];
  const functionAdded: number[] = [];
  const addFunction = (at: number) => {
    if (forgiven.has(at) || claim[at]!.silent) return;
    if (isExactness(alignment, at) || (isInstruction && isDuty(claim[at]!))) return;
    if (claim[at]!.logic !== undefined) logicAdded.push(at);
    else if (!free.has(claim[at]!.lower)) functionAdded.push(at);
  };
  for (const pair of pairs) {
    if (pair.match === "other") other.push(pair);
    if (pair.match !== "other-function") continue;
    const own = claim[pair.claim]!.logic;
    const theirs = source[pair.source]!.logic;
    if (own !== undefined && theirs !== undefined) {
      if (own.class !== theirs.class || own.sense !== theirs.sense) logicChanged.push(pair);
    } else if (theirs !== undefined) {
      logicSkipped.push(pair.source);
      addFunction(pair.claim);
    } else addFunction(pair.claim);
  }
  for (const at of added) if (!claim[at]!.content) addFunction(at);
  const denied = deniedPart(alignment, language);
  const isDenied = (run: readonly number[]) =>
    run.some((at) => denied.has(at)) && run.every((at) => denied.has(at) || !source[at]!.content);
  const runs = runsOf(skipped).filter((run) => !isDenied(run));
  const inFirst = new Set(runs.filter((run) => isFirstVerbPhrase(run, alignment, language)).flat());
  for (const at of skipped) {
    if (source[at]!.logic !== undefined && at !== theirBy && !inFirst.has(at)) logicSkipped.push(at);
  }
  const moved = movedLogic(alignment, logicAdded, logicSkipped);
  return {
    other,
    added: added.filter((at) => claim[at]!.content && !resolved.has(at)),
    logicChanged,
    logicAdded: logicAdded.filter((at) => !moved.claim.has(at) && !isOrderTold(alignment, at, language)),
    logicSkipped: logicSkipped.filter((at) => !moved.source.has(at) && !denied.has(at)),
    functionAdded,
    runs,
  };
}

/** "Should be refitted" beside "refit". */
function isDuty({ logic }: StatementItem): boolean {
  return logic?.class === "modality" && "st".includes(logic.sense);
}

/** The small words that only lead up to what was named before: "with the Basic plan". */
function forgivenOf(
  claim: readonly StatementItem[],
  added: readonly number[],
  resolved: ReadonlySet<number>,
  leadsUp: (word: string) => boolean,
): Set<number> {
  const forgiven = new Set<number>();
  for (const run of runsOf(added)) {
    const content = run.filter((at) => claim[at]!.content);
    if (content.length === 0 || !content.every((at) => resolved.has(at))) continue;
    for (const at of run) {
      const { logic, lower } = claim[at]!;
      const isPlain =
        logic === undefined || logic.class === "relation" || (logic.class === "time" && logic.sense === "f");
      if (isPlain && leadsUp(lower)) forgiven.add(at);
    }
  }
  return forgiven;
}

/** Numbers in order, cut where one is missing. */
export function runsOf(places: readonly number[]): number[][] {
  const runs: number[][] = [];
  for (const place of places) {
    const run = runs.at(-1);
    if (run?.at(-1) === place - 1) run.push(place);
    else runs.push([place]);
  }
  return runs;
}
