import type { LaidClaim } from "../alignment/laid-claim.ts";
import { colonOf } from "../alignment/list-label.ts";
import type { StatementItem } from "../alignment/statement-item.ts";
import type { ObjectionRule } from "./rule.ts";

export const bounded: ObjectionRule = {
  id: "bounded",
  kind: "objection",
  issueType: null,
  objects: isBounded,
};

/** A longer label is a sentence. */
const LONGEST_LABEL = 4;

/** How a German verb ends that opens a sentence. */
const FINITE = /(?:t|te|en|ten)$/u;

function isBounded({ alignment: { source, pairs, first, last }, language, source: { text } }: LaidClaim): boolean {
  const { or } = language.judging.logic;
  // "Too warm or broken" does not say that it is broken.
  const next = source[last + 1];
  if (or.has(source[first - 1]?.lower ?? "") || (next?.gapBefore === "none" && or.has(next.lower))) return true;
  return (
    isUndoneByLabel() ||
    isBehindVerb() ||
    isNorBehind() ||
    source.some(
      ({ logic }, at) =>
        (at < first || at > last) &&
        (logic?.class === "exception" || logic?.class === "condition") &&
        !isApart(Math.min(at, last), Math.max(at, first)),
    )
  );

  /** "Formerly: Hotel Alpina, 40 rooms", "Without Ann Reed: the choir". */
  function isUndoneByLabel(): boolean {
    const colon = colonOf(source);
    if (colon < 1 || colon > Math.min(first, LONGEST_LABEL)) return false;
    const label = source.slice(0, colon);
    // "No: every licence is tied to one person" answers what was asked.
    if (label.length === 1 && label[0]!.logic?.class === "negation") return false;
    if (!text.slice(label.at(-1)!.end, source[colon]!.start).includes(":")) return false;
    // "You will not be told at once: the result is sent" has a sentence for a label.
    if (label.some(({ helping, logic }) => helping || logic?.class === "modality")) return false;
    return label.some(({ logic, lower }, at) => {
      const isUndoing =
        logic?.class === "negation" || logic?.class === "exception" || language.judging.logic.former.has(lower);
      return isUndoing && !pairs.some((pair) => pair.source === at);
    });
  }

  /** "Neither the Greens, who …, nor the Liberals won": what stands right behind the "nor" of a "neither". */
  function isNorBehind(): boolean {
    const { neither } = language.judging.logic;
    const from = source.findLastIndex(({ lower }, at) => at < first + 1 && neither.further.has(lower));
    const isTight = from >= 0 && source.slice(from + 1, first + 1).every(({ gapBefore }) => gapBefore === "none");
    const isMet = (at: number) => pairs.some((pair) => pair.source === at && pair.match === "function");
    return (
      isTight && !isMet(from) && source.some(({ lower }, at) => at < from && neither.first.has(lower) && !isMet(at))
    );
  }

  /** "Leuchtet die Anzeige, ist die Pumpe leer": where a verb opens one part and the next as well, the first is a condition. */
  function isBehindVerb(): boolean {
    if (language.judging.roles.wordOrder !== "free") return false;
    const { logic, roles } = language.judging;
    const isVerb = (item: StatementItem | undefined, isFirst: boolean) =>
      item !== undefined &&
      (item.helping ||
        item.logic?.class === "modality" ||
        (item.content && item.value === null && (isFirst ? FINITE.test(item.lower) : !item.capitalised)));
    const isSubject = (item: StatementItem | undefined) =>
      item !== undefined && (roles.determiners.has(item.lower) || logic.references.has(item.lower) || item.capitalised);
    return source.some((item, at) => {
      if (at === 0 || item.gapBefore !== "comma" || at > first || !isVerb(item, false)) return false;
      const from = Math.max(
        0,
        source.findLastIndex(({ gapBefore }, by) => by < at && gapBefore !== "none"),
      );
      const isPart = from === 0 || source[from]!.gapBefore === "clause";
      return (
        isPart &&
        at - from > 2 &&
        isVerb(source[from], true) &&
        isSubject(source[from + 1]) &&
        !source.slice(at + 1, first).some(({ gapBefore }) => gapBefore === "clause")
      );
    });
  }

  /** Behind a semicolon something else is bounded. */
  function isApart(from: number, to: number): boolean {
    return source.slice(from + 1, to + 1).some(({ gapBefore }) => gapBefore === "clause");
  }
}
