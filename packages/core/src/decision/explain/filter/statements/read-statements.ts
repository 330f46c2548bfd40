import type { Locale } from "../../../../locales/index.ts";
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
  done: "refused",
  made: "refused",
  charged: "not_charged",
  refused: "not_refused",
  stopped: "not_refused",
  clear: null,
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
  for (const clause of clausesOf(folded, patterns.breaks)) {
    for (const fact of FACTS) {
      for (const match of clause.text.matchAll(patterns[fact])) {
        const said = factOf(fact, clause, match.index + match[0].length, patterns);
        if (said !== null) asserted.add(said);
      }
    }
    for (const step of STEPS) {
      for (const match of clause.text.matchAll(patterns[step])) {
        if (isDenied(clause.text, match.index + match[0].length, patterns)) continue;
        if (step !== "review") stated.add(step);
        if (isTold(step, clause, patterns)) asserted.add(step);
      }
    }
    for (const hint of HINTS) {
      const told = has(patterns[hint], clause.text) && !has(patterns.negations, clause.text);
      if (told && (hint === "verified" || !isOffer(clause, patterns))) stated.add(hint);
    }
    if (has(patterns.people, clause.text) && has(patterns.payment, clause.sentence) && !isOffer(clause, patterns)) {
      stated.add("checked");
    }
    if (has(patterns.undecided, clause.text)) asserted.add("undecided");
    if (has(patterns.idle, clause.text) && !has(patterns.hypothetical, clause.sentence)) asserted.add("idle");
  }
  return { asserted, stated: new Set([...asserted, ...stated]) };
}

function factOf(fact: Fact, clause: Clause, end: number, words: Patterns): Statement | null {
  const { text, sentence } = clause;
  if (isHypothetical(clause, words) || has(words.yours, text)) return null;
  if ((fact === "refused" || fact === "stopped") && has(words.card, text)) return null;
  const denied = fact !== "clear" && isDenied(text, end, words);
  if (denied) {
    const denial = DENIED[fact];
    return denial === "refused" && has(words.yet, sentence) ? "held" : denial;
  }
  if (has(words.possible, text)) return null;
  if (has(words.future, text) && isConditional(sentence, words)) return null;
  if (fact === "refused") return has(words.yet, text) ? "held" : "refused";
  if (fact === "stopped" || fact === "card") return fact;
  if (has(words.pending, text) || (has(words.checks, text) && !has(words.payment, text))) return null;
  return fact === "done" && has(words.ongoing, text) ? "held" : fact;
}

/** True when the text tells the step as one that is taken, not as an offer or as what would follow. */
function isTold(step: (typeof STEPS)[number], clause: Clause, words: Patterns): boolean {
  const { text, sentence, before } = clause;
  if (isHypothetical(clause, words) || has(words.hypothetical, before) || opens(words.opener, before)) return false;
  if (step === "held") return true;
  if (has(words.possible, text)) return false;
  if (step === "code") return true;
  if (has(words.offer, text) || has(words.offer, before)) return false;
  return !(has(words.future, text) && (has(words.offer, sentence) || isConditional(sentence, words)));
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

/** True when what a sentence says of the future depends on something. */
function isConditional(sentence: string, { hypothetical, opener, pending, after }: Patterns): boolean {
  return [hypothetical, pending, after].some((words) => has(words, sentence)) || opens(opener, sentence);
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
