import type { AuditCheck } from "../../../contracts/decision/index.ts";
import { auditWordsOf } from "../../../languages/audit-words-of.ts";
import { packOf } from "../../../languages/pack-of.ts";
import { formatMessage, type Locale } from "../../../locales/index.ts";
import { findValues, textLocale } from "../../../text/index.ts";
import type { CaseRecord } from "../case-record.ts";
import { plainCopy } from "./audit-labels.ts";
import { printRecord } from "./audit-record.ts";
import { falseFacts } from "./facts/false-facts.ts";
import { countsParts, numberSlots } from "./number-slots.ts";
import { type ProseToken, proseTokens } from "./prose-tokens.ts";
import { DIGEST_DIGITS } from "./review-sentence.ts";
import { expectedValue } from "./slot-values.ts";
import { clockTimes } from "./values/clock-times.ts";
import { numberJudge } from "./values/judge-number.ts";
import { spelledDays } from "./values/spelled-days.ts";
import { spelledNumbers } from "./values/spelled-numbers.ts";
import { wrongWord } from "./wrong-words.ts";

type Span = { readonly start: number; readonly end: number };

/** Ids that are one piece anyway: `T-1001`; a bare number or word is no excuse for a wrong value that looks the same. */
const PLAIN_ID = /^(?:\p{Lu}{1,4}-\d[\p{L}\p{N}-]*|[\d.,:%]+|\p{L}+(?:_\p{L}+)*)$/u;
/** Few ids are odd, and prose names them a few times; more would cost time for nothing. */
const MAX_ODD_IDS = 20;
const MAX_SPANS = 100;
/** An audit text has six sentences; what is far longer is read for words of numbers and dates only at its beginning. */
const MAX_READ = 10_000;

type Correction = AuditCheck["corrections"][number];

/** Model prose that agrees with the record, what was changed, and which required values it names as such. */
export interface VerifiedProse {
  readonly text: string;
  readonly corrections: readonly Correction[];
  readonly named: ReadonlySet<string>;
}

/**
 * Compares every number, id, decision and category of the prose with the record. What is labelled and wrong is replaced
 * by the record's value; what the record does not know is marked as such. Linear time.
 */
export function verifyProse(prose: string, record: CaseRecord, locale: Locale): VerifiedProse {
  const plain = plainCopy(prose);
  const printed = printRecord(record, locale);
  const marker = formatMessage("decision.audit.unverified", {}, locale);
  const language = textLocale(prose);
  const pack = packOf(language);
  const words = auditWordsOf(language);
  const values = findValues(prose.slice(0, MAX_READ), pack);
  const spelled = spelledDays(plain.slice(0, MAX_READ), values.quantities, values.dates);
  const dates = [...values.dates.filter((date) => !spelled.joined.has(date)), ...spelled.dates];
  const days = dates.filter(({ kind }) => kind === "date");
  const times = clockTimes(plain.slice(0, MAX_READ), words, pack);
  const isTaken = (span: Span) =>
    isWithin(span, days) || times.some(({ start, end }) => start < span.end && span.start < end);
  const tokens = inOrder([
    // Dates are compared as dates; `13.06.2025` is no number, and the 1 of `1. Februar` no score.
    ...proseTokens(prose, plain).filter((token) => token.kind !== "number" || !isTaken(token)),
    ...spelledNumbers(
      prose,
      plain,
      values.quantities.filter((value) => !isTaken(value)),
      pack,
      words,
    ),
    ...falseFacts(prose, plain, record, { dates, quantities: values.quantities, words, times, pack }).map(
      ({ start, end, element }) => ({
        kind: "fact" as const,
        start,
        end,
        element,
        text: prose.slice(start, end),
        digits: "",
        unit: "",
      }),
    ),
  ]);
  const slots = numberSlots(tokens, plain);
  const judge = numberJudge(plain, record, words);
  const corrections: Correction[] = [];
  const named = new Set<string>();
  let text = "";
  let from = 0;
  const keepUpTo = (end: number) => {
    text += prose.slice(from, end);
    from = end;
  };
  const rewrite = (token: ProseToken, as: string) => {
    keepUpTo(token.start);
    text += as;
    from = token.end;
  };
  const replace = (token: ProseToken, element: string, replaced_by: string) => {
    rewrite(token, replaced_by);
    corrections.push({ element, found: token.text, replaced_by });
  };
  const mark = (token: ProseToken, element: string) => {
    keepUpTo(token.end);
    if (prose.startsWith(` ${marker}`, token.end)) return;
    text += ` ${marker}`;
    corrections.push({ element, found: token.text, replaced_by: `${token.text} ${marker}` });
  };

  const whole = wholeIds(prose, record);
  for (const [index, token] of tokens.entries()) {
    // What looks like a value inside one of the record's own ids is a part of its name.
    if (isWithin(token, whole)) continue;
    if (token.kind === "number") checkNumber(token, index);
    else if (token.kind === "fact") mark(token, token.element ?? "fact");
    else {
      const wrong = wrongWord(token, plain, record);
      const element = token.kind === "outcome" || token.kind === "statement" ? "decision" : token.kind;
      if (wrong === "ok") named.add(element === "id" ? `id:${token.text}` : element);
      else if (wrong === "unknown") mark(token, element);
      else if (wrong !== "ignore") {
        replace(token, element, wrong.right);
        named.add(element === "id" ? `id:${wrong.right}` : element);
      }
    }
  }
  keepUpTo(prose.length);
  return { text, corrections, named };

  function checkNumber(token: ProseToken, index: number): void {
    const slot = slots[index]!;
    const expected = slot === null ? null : expectedValue(slot, record, printed);
    if (slot === null || expected === null) {
      // How many policies ask for something is marked at what they are said to ask for.
      const next = tokens.slice(index + 1, index + 8).find(({ element }) => element === "policy_action");
      const isTold = next !== undefined && next.start - token.end < 90 && countsParts(plain, token.end);
      if (!isTold && !judge.isKnown(token)) mark(token, "number");
      return;
    }
    if (!judge.agrees(token, expected)) replace(token, slot.name, expected.text);
    else if (judge.isPlain(token))
      rewrite(token, token.unit === "" ? expected.text.replace("/100", "") : expected.text);
    if (expected.value !== null) named.add(slot.name);
  }
}

function isWithin(token: Span, spans: readonly Span[]): boolean {
  return spans.some(({ start, end }) => start <= token.start && token.end <= end);
}

/** Tokens by their place; where two overlap, the one that says more about it stays. */
function inOrder(tokens: readonly ProseToken[]): ProseToken[] {
  const sorted = [...tokens].sort((a, b) => a.start - b.start || b.end - a.end);
  const kept: ProseToken[] = [];
  for (const token of sorted) {
    if (kept.length === 0 || kept.at(-1)!.end <= token.start) kept.push(token);
    else if (token.kind === "fact" && (kept.at(-1)!.kind === "number" || kept.at(-1)!.kind === "id")) {
      kept[kept.length - 1] = token;
    }
  }
  return kept;
}

/** Where ids of the record stand whole although they would read as several pieces: `PAY T-1001`. */
function wholeIds(prose: string, { transaction_id, policies, resolution }: CaseRecord): readonly Span[] {
  const digest = resolution === null ? null : resolution.snapshot_digest.slice(0, DIGEST_DIGITS);
  const ids = [transaction_id, ...(policies ?? []).map(({ policy_id }) => policy_id), digest];
  const odd = new Set(ids.filter((id) => id !== null && !PLAIN_ID.test(id)) as string[]);
  const found: Span[] = [];
  for (const id of [...odd].slice(0, MAX_ODD_IDS)) {
    for (let at = prose.indexOf(id); at !== -1; at = prose.indexOf(id, at + id.length)) {
      if (found.length < MAX_SPANS) found.push({ start: at, end: at + id.length });
    }
  }
  return found;
}
