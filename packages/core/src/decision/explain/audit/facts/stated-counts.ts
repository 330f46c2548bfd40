import { SIGNAL_KEYS } from "../../../signals/signal-keys.ts";
import type { CaseRecord } from "../../case-record.ts";
import type { FalseFact } from "./false-fact.ts";
import { SMALL_NUMBER, smallNumber } from "./small-numbers.ts";

const FACTORS = new RegExp(
  `\\b(${SMALL_NUMBER})(?: (?:or more|o mas|ou mais|oder mehr))? (?:risk factors|factores de riesgo|fatores de risco|risikofaktoren)\\b`,
  "g",
);
const VERSION = new RegExp(
  `\\b(?:(${SMALL_NUMBER}) (?:version|versao)|(?:version|versao) (?:number |numero |nummer |n\\. ?)?(${SMALL_NUMBER}))\\b(?![.:/-]?\\d)`,
  "g",
);
const KEYS: ReadonlySet<string> = new Set(SIGNAL_KEYS);
const ARTICLE = /^(?:one|una|uma|eine)$/;

/** Numbers of risk factors and of versions that are not the record's. */
export function wrongCounts(plain: string, record: CaseRecord): FalseFact[] {
  const span = (match: RegExpExecArray, element: string) => ({
    start: match.index,
    end: match.index + match[0].length,
    element,
  });
  const factors = isFactorCount(record);
  const versions = versionsOf(record);
  return [
    ...[...plain.matchAll(FACTORS)]
      .filter((match) => factors?.(smallNumber(match[1]!)!) === false)
      .map((match) => span(match, "factors")),
    ...[...plain.matchAll(VERSION)]
      .filter(({ 1: before, 2: behind }) => !ARTICLE.test(before ?? "") && !isVersion((before ?? behind)!))
      .map((match) => span(match, "version")),
  ];

  function isVersion(word: string): boolean {
    return versions === null || versions.includes(smallNumber(word)!);
  }
}

/** Whether so many factors came together; null when the signals do not tell. */
function isFactorCount({ signals }: CaseRecord): ((count: number) => boolean) | null {
  if (signals === null || !signals.every((signal) => KEYS.has(signal))) return null;
  const raised = (["two_factors", "three_factors", "four_factors"] as const).findIndex((key) => signals.includes(key));
  // One factor alone raises no signal of its own.
  if (raised === -1) return (count) => count < 2;
  return (count) => (raised === 2 ? count >= 4 : count === raised + 2);
}

/** The versions the record knows of, the present one among them; null when it tells of none. */
function versionsOf({ resolution, earlier_versions }: CaseRecord): number[] | null {
  const known = [resolution?.shown_version, ...earlier_versions.map(({ version }) => version)].filter(
    (version) => typeof version === "number",
  );
  return known.length === 0 ? null : [...known, Math.max(...known) + 1];
}
