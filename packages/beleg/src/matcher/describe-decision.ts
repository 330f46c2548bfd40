import { formatMessage, type GuardDecision, type GuardedSentence } from "@beleg/core/contracts";
import { trustSentences } from "@beleg/core/judges";
import { markedPair, modelFailureText, reasonText } from "@beleg/core/report";
import type { Locale } from "@beleg/core/text";

type Claim = GuardedSentence["claims"][number];

/** How a test that fails is told. */
export interface DescribeOptions {
  readonly locale: Locale;
  /** Whether a model or a verifier read the answer. */
  readonly hasReader: boolean;
}

/** What a test that fails says, as a terminal does: the verdict, how the claims ended, the words that differ, what to do next. */
export function describeDecision(decision: GuardDecision, { locale, hasReader }: DescribeOptions): string {
  const { verdict, sentences, trust } = decision;
  if (verdict === "incomplete") return incompleteText(decision, locale);
  if (verdict === "passed") return told("blocked", formatMessage("matcher.backed", {}, locale), locale);
  const claims = sentences.flatMap((sentence) => sentence.claims);
  const counts = countsOf(claims);
  const isMostlyOpen = !hasReader && counts.uncertain * 2 > claims.length;
  const listed = (label: Claim["label"], group: "contradicted" | "unconfirmed") => {
    const own = claims.filter((claim) => claim.label === label);
    const title = formatMessage(`terminal.group_${group}`, {}, locale);
    return own.length === 0 ? [] : ["", title, ...own.flatMap((claim) => claimLines(claim, sentences, locale))];
  };
  return [
    told("blocked", whyText(decision, locale), locale),
    ...(claims.length === 0 ? [] : [countText(counts, claims.length, locale)]),
    ...(isMostlyOpen ? [formatMessage("matcher.no_model", {}, locale)] : []),
    ...listed("incorrect", "contradicted"),
    ...listed("uncertain", "unconfirmed"),
    ...criteriaLines(decision, locale),
    "",
    ...(trust ? trustSentences(trust, { ...counts, withheld: 0 }, locale) : []),
    nextText(decision, counts, locale),
  ].join("\n");
}

/** The verdict in the terminal's word, then why. */
export function told(verdict: "blocked" | "incomplete", why: string, locale: Locale): string {
  return `${formatMessage(`terminal.${verdict}`, {}, locale)}  ${why}`;
}

function incompleteText(decision: GuardDecision, locale: Locale): string {
  const { reason = "not_judged", criteria } = decision;
  // The caller's own signal ends a check without a model too.
  if (reason === "aborted") return told("incomplete", formatMessage("matcher.stopped", {}, locale), locale);
  const count = criteria?.counts.unclear ?? 0;
  const why =
    reasonText(reason, locale) ??
    (count === 0
      ? formatMessage("terminal.why_unfinished", { reason }, locale)
      : formatMessage("terminal.why_criteria_unclear", { count, total: criteria?.items.length ?? 0 }, locale));
  const what = modelFailureText(reason, locale)?.remedy;
  const next =
    what !== undefined
      ? [formatMessage("terminal.next_answer", { what }, locale)]
      : reason === "no_source"
        ? [formatMessage("matcher.next_source", {}, locale)]
        : [];
  return [told("incomplete", why, locale), ...criteriaLines(decision, locale), ...next].join("\n");
}

function whyText({ reason, criteria }: GuardDecision, locale: Locale): string {
  const count = criteria?.counts.not_met ?? 0;
  if (reason !== "criteria") return formatMessage("matcher.not_backed", {}, locale);
  return formatMessage(`terminal.why_criteria_${count === 1 ? "one" : "many"}`, { count }, locale);
}

function nextText({ reason }: GuardDecision, { incorrect }: ClaimCounts, locale: Locale): string {
  if (reason === "criteria") return formatMessage("terminal.next_criteria", {}, locale);
  return formatMessage(incorrect > 0 ? "matcher.next_correct" : "matcher.next_confirm", {}, locale);
}

type ClaimCounts = Readonly<Record<Claim["label"], number>>;

function countsOf(claims: readonly Claim[]): ClaimCounts {
  const given = (label: Claim["label"]) => claims.filter((claim) => claim.label === label).length;
  return {
    correct: given("correct"),
    incorrect: given("incorrect"),
    uncertain: given("uncertain"),
    failed: given("failed"),
  };
}

function countText({ correct, incorrect, uncertain, failed }: ClaimCounts, total: number, locale: Locale): string {
  const part = (code: "contradicted" | "unconfirmed" | "unjudged", count: number) =>
    count === 0 ? [] : [formatMessage(`terminal.${code}`, { count }, locale)];
  return [
    formatMessage(`terminal.confirmed_${total === 1 ? "one" : "many"}`, { correct, total }, locale),
    ...part("contradicted", incorrect),
    ...part("unconfirmed", uncertain),
    ...part("unjudged", failed),
  ].join(", ");
}

/** The words of the answer over those of the source. */
function claimLines(claim: Claim, sentences: readonly GuardedSentence[], locale: Locale): string[] {
  const { label, quote, source_id, start_char, end_char } = claim;
  const sentence = sentences.find(({ claims }) => claims.includes(claim));
  // The words of a claim are cut where they are many; its place is whole.
  const words = sentence?.text.slice(start_char - sentence.start_char, end_char - sentence.start_char) ?? claim.text;
  const pair = markedPair(words, quote ?? "");
  const labels = {
    own: formatMessage("terminal.text", {}, locale),
    other: formatMessage(label === "incorrect" ? "terminal.source" : "terminal.nearest", {}, locale),
  };
  const column = Math.max(labels.own.length, labels.other.length) + 2;
  const line = (caption: string, text: string) => `  ${caption.padEnd(column)}${text}`;
  const where = source_id === undefined ? "" : `   ${source_id}`;
  return [
    line(labels.own, pair.claim),
    line(labels.other, quote === undefined ? formatMessage("matcher.none_near", {}, locale) : `${pair.quote}${where}`),
  ];
}

function criteriaLines({ criteria }: GuardDecision, locale: Locale): string[] {
  const open = criteria?.items.filter(({ state }) => state !== "met") ?? [];
  if (open.length === 0) return [];
  const lines = open.map(
    ({ text, state }) => `  ${formatMessage(`report.criterion_state_${state}`, {}, locale)}  ${text}`,
  );
  return ["", formatMessage("terminal.group_criteria", {}, locale), ...lines];
}
