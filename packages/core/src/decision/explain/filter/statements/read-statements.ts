import type { Locale } from "../../../../locales/index.ts";
import { matchesOf } from "../matches-of.ts";
import { type Clause, clausesOf } from "./clauses.ts";
import { outcomePatterns } from "./outcome-patterns.ts";
import type { Statement } from "./statement.ts";

type Patterns = ReturnType<typeof outcomePatterns>;

/** What a text says about its payment. */
export interface Statements {
  /** What it tells as a fact. */
  readonly asserted: ReadonlySet<Statement>;
  /** That, and what it asks for under a condition: `If it was you, enter the code.` */
  readonly stated: ReadonlySet<Statement>;
}

/** Facts of the payment, and what a denial of each says. */
const DENIED = {
  done: "not_done",
  made: "not_done",
  charged: "not_charged",
  refused: "not_refused",
  stopped: "not_refused",
  clear: null,
  enjoyed: null,
  refunded: null,
  card: null,
} as const satisfies Partial<Record<Statement, Statement | null>>;
type Fact = keyof typeof DENIED;
const FACTS = Object.keys(DENIED) as Fact[];
const STEPS = ["held", "code", "confirm", "review"] as const;
/** Words that state a step in whatever form they come, unless they are denied or part of an offer. */
const HINTS = ["checked", "verified"] as const;

/** Reads every clause of a folded text for what it says about the payment: what happened to it, denied or not, and what comes next. */
export function readStatements(folded: string, locale: Locale): Statements {
  const patterns = outcomePatterns(locale);
  const asserted = new Set<Statement>();
  const stated = new Set<Statement>();
  for (const clause of clausesOf(folded, patterns.breaks, patterns.noneBehind)) {
    for (const fact of FACTS) {
      for (const match of matchesOf(patterns[fact], clause.text)) {
        const said = factOf(fact, clause, match, patterns);
        if (said !== null) asserted.add(said);
      }
    }
    for (const step of STEPS) {
      for (const match of matchesOf(patterns[step], clause.text)) {
        const end = match.index + match[0].length;
        if (isDenied(clause.text, end, patterns)) continue;
        if (step !== "review") stated.add(step);
        if (isTold(step, clause, end, patterns)) asserted.add(step);
      }
    }
    const courtesy = has(patterns.courtesy, clause.text);
    if (has(patterns.unconfirmed, clause.text)) asserted.add("confirm");
    for (const hint of HINTS) {
      const told = has(patterns[hint], clause.text) && !has(patterns.negations, clause.text) && !courtesy;
      if (told && (hint === "verified" || !isOffer(clause, patterns))) stated.add(hint);
    }
    const works = has(patterns.people, clause.text) && has(patterns.payment, clause.sentence) && !courtesy;
    if (works && !isOffer(clause, patterns)) stated.add("checked");
    for (const match of matchesOf(patterns.decides, clause.text)) {
      // `Somebody decides whether …`: what stands behind the words makes no condition of them.
      const upTo = { ...clause, text: clause.text.slice(0, match.index + match[0].length) };
      if (!isOffer(upTo, patterns) && !has(patterns.negations, upTo.text)) asserted.add("decides");
    }
    if (has(patterns.undecided, clause.text)) asserted.add("undecided");
    if (has(patterns.idle, clause.text) && !has(patterns.hypothetical, clause.sentence)) asserted.add("idle");
  }
  return { asserted, stated: new Set([...asserted, ...stated]) };
}

function factOf(fact: Fact, clause: Clause, match: RegExpExecArray, words: Patterns): Statement | null {
  const { text, sentence } = clause;
  const end = match.index + match[0].length;
  if (isHypothetical(clause, words) || isYours(text, match.index, end, words)) return null;
  if ((fact === "refused" || fact === "stopped") && has(words.card, text)) return null;
  // `One of our checks could not be completed` tells nothing of the payment.
  const ofChecks = has(words.checks, text) && !has(words.payment, text);
  const denied = fact !== "clear" && isDenied(text, end, words);
  if (denied) {
    const denial = DENIED[fact];
    if (denial !== "not_done") return denial;
    if (ofChecks) return null;
    return has(words.yet, sentence) ? "held" : denial;
  }
  if (has(words.possible, text)) return null;
  if (isConditional(clause, words)) {
    return (fact === "done" || fact === "charged") && has(words.verified, sentence) ? "on_confirmation" : null;
  }
  if (fact === "refused") return has(words.yet, text) && !has(words.final, text) ? "held" : "refused";
  if (fact === "stopped" || fact === "card") return fact;
  if (has(words.pending, text) || ofChecks) return null;
  return fact === "done" && has(words.ongoing, text) ? "held" : fact;
}

/** True when the text tells the step as one that is taken, not as an offer or as what would follow. */
function isTold(step: (typeof STEPS)[number], clause: Clause, end: number, words: Patterns): boolean {
  const { text, sentence, before } = clause;
  if (isHypothetical(clause, words) || has(words.hypothetical, before) || opens(words.opener, before)) return false;
  if (step === "held") return true;
  if (has(words.possible, text.slice(0, end))) return false;
  if (step === "code") return true;
  if (has(words.offer, text) || has(words.offer, before)) return false;
  return !(isConditional(clause, words) || (has(words.future, text) && has(words.offer, sentence)));
}

/** True where the customer would have to do something first, or only if. */
function isOffer(clause: Clause, words: Patterns): boolean {
  const { text, before } = clause;
  if (isHypothetical(clause, words) || has(words.hypothetical, before) || opens(words.opener, before)) return true;
  return has(words.offer, text) || has(words.offer, before);
}

/** A clause that is a condition tells no fact. */
function isHypothetical({ text, before }: Clause, { hypothetical, opener }: Patterns): boolean {
  return has(hypothetical, text) || (before === "" && opens(opener, text));
}

/** True when a clause tells of the future, and that depends on a condition or on what the customer is told to do first. */
function isConditional({ text, sentence, before }: Clause, words: Patterns): boolean {
  const { hypothetical, opener, pending, after, confirm, code, future, soon } = words;
  if ((has(future, text) || has(soon, text)) && (has(confirm, before) || has(code, before))) return true;
  const depends = [hypothetical, pending, after].some((pattern) => has(pattern, sentence)) || opens(opener, sentence);
  return depends && has(future, text);
}

/** True when the words between two places tell what the customer did. */
function isYours(text: string, start: number, end: number, { yours }: Patterns): boolean {
  return matchesOf(yours, text).some(({ index, 0: own }) => index < end && start < index + own.length);
}

function opens(opener: RegExp, text: string): boolean {
  return text.trimStart().search(opener) === 0;
}

/** A denial stands before what it denies, or within two words of it. */
function isDenied(text: string, end: number, { negations }: Patterns): boolean {
  const behind = /^(?: ?[^ ]+){0,2}/.exec(text.slice(end))![0];
  return has(negations, text.slice(0, end) + behind);
}

function has(pattern: RegExp, text: string): boolean {
  return text.search(pattern) !== -1;
}
