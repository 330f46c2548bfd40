import { ARGUMENT, BARE_LABELS, COUNTED, COUNTER, LABELS, OWN_SIDE, type Slot } from "./audit-labels.ts";
import { ANY_OUTCOME } from "./facts/outcome-words.ts";
import { sentenceAt } from "./facts/sentence-at.ts";
import { ordinalPlace } from "./facts/small-numbers.ts";
import type { ProseToken } from "./prose-tokens.ts";

/** What a number of the prose is about; for a relevance also of which policy. */
export interface NumberSlot {
  readonly name: Slot;
  readonly policy_id?: string;
}

const pattern = (labels: readonly (readonly [Slot, string])[]) =>
  new RegExp(labels.map(([slot, words]) => `(?<${slot}>\\b(?:${words})\\b)`).join("|"), "g");
const LABEL = pattern(LABELS);
/** Where shares are told, the bare nouns are labels too. */
const SHARE_LABEL = pattern([...LABELS, ...BARE_LABELS]);
/** Where arguments are told, the names of the sides are. */
const SIDE_LABEL = pattern([...LABELS, ...BARE_LABELS, ...OWN_SIDE]);
/** A label further away speaks of something else. */
const REACH = 48;
/** A label behind a number follows at once: `0.55 for fraud`. */
const BEHIND = /^ (?!and\b|und\b|y\b|e\b)(?:[\p{L}']+[ -]){0,3}?$/u;
const PART_OF = /^ (?:of|in|to|del?|do|da|des|am|an|im|vom) (?:the |la |el |o |a |dem |den )?(?:overall |total )?$/;
const WITH = /^,? ?(?:with|at|mit|bei|con|com|\()\s?$/;
const OUT_OF =
  /^ (?:\S+ ){0,3}(?:out of|of the|of|von|sobre|de (?:las|un total de)|das|de) (?:\d|two|three|four|five|six|seven|zwei|drei|vier|funf|sechs|dos|tres|cuatro|cinco|seis|duas|quatro)/;
const MONEY =
  /^\s?(?:[€£¥$]|usd|pen|eur|gbp|mxn|cop|brl|clp|ars|chf|us[- ]dollar|dol+ar|soles|euros?|pesos|reais|pounds|libras|pfund)/;

/** The label of each token: before it in the same clause, a counted word behind it, a label behind it, or its decision. */
export function numberSlots(tokens: readonly ProseToken[], plain: string): (NumberSlot | null)[] {
  let claimed = 0;
  const slots: (NumberSlot | null)[] = [];
  for (const [index, token] of tokens.entries()) {
    const found = token.kind === "number" ? slotAt(tokens, index, plain, claimed, slots) : null;
    slots.push(found?.slot ?? null);
    claimed = found?.end ?? claimed;
  }
  return slots;
}

interface Found {
  readonly slot: NumberSlot | null;
  /** Where the label ends that no other number may take. */
  readonly end?: number;
}

function slotAt(
  tokens: readonly ProseToken[],
  index: number,
  plain: string,
  claimed: number,
  slots: readonly (NumberSlot | null)[],
): Found {
  const token = tokens[index]!;
  const none = { slot: null };
  if (token.digits.includes(":") || token.unit === "x" || token.unit === "money") return none;
  // A part of `2025-02-01` is a date's.
  if (
    /^-\d{2}/.test(plain.slice(token.end, token.end + 3)) ||
    /\d-$/.test(plain.slice(Math.max(0, token.start - 2), token.start))
  )
    return none;
  // The whole of `51.61 out of 100` is no value of its own.
  if (
    token.digits === "100" &&
    /\b(?:of|von|sobre|de|em|in) $/.test(plain.slice(Math.max(0, token.start - 6), token.start))
  )
    return none;
  // An amount of money is no score, whatever stands before it.
  if (isMoney(token, plain) || countsParts(plain, token.end)) return none;
  const counted =
    token.unit === "" ? COUNTED.find(([, word]) => word.test(plain.slice(token.end, token.end + 28))) : undefined;
  const isSides = counted?.[0] === "agents" && token.digits === "2";
  if (isSides) return none;
  // `four policies out of five`: a part of them.
  if (counted !== undefined && OUT_OF.test(plain.slice(token.end, token.end + 48))) return none;
  if (counted !== undefined && /^\d+$/.test(token.digits)) return { slot: { name: counted[0] } };
  const before = tokens[index - 1];
  // `FP-03 with 0.41`: a share right behind a policy is its relevance.
  if (before?.kind === "id" && isShare(token) && WITH.test(plain.slice(before.end, token.start)))
    return { slot: { name: "relevance", policy_id: before.text } };
  const sentence = sentenceAt(plain, token.start);
  const labels = !isShare(token)
    ? LABEL
    : ARGUMENT.test(plain.slice(sentence.start, sentence.end))
      ? SIDE_LABEL
      : SHARE_LABEL;
  const from = Math.max(previousNumberEnd(tokens, index), claimed, token.start - REACH);
  const between = lastClause(plain.slice(from, token.start));
  const found = [...between.matchAll(labels)];
  // `the policy part of the score`: the score is what it is a part of.
  if (
    found.length > 1 &&
    PART_OF.test(between.slice(found.at(-2)!.index + found.at(-2)![0].length, found.at(-1)!.index))
  )
    found.pop();
  const names = found.map((match) => nameOf(match.groups));
  const last = names.at(-1);
  if (isOneOfPair(tokens, index, plain, sentence.start)) return none;
  const other = COUNTER.test(between) ? opposite(slots.findLast((slot) => slot !== null)?.name) : null;
  if (other !== null) return { slot: { name: other } };
  if (last === "relevance") return { slot: relevanceOf(tokens, index, plain) };
  if (last === "confidence")
    return { slot: { name: names.findLast((name) => name === "fraud" || name === "customer") ?? "confidence" } };
  // `high risk, a block with 0.80 confidence`: what follows at once says what it is.
  const next = last === "risk" && isShare(token) ? labelBehind(labels, token.end, token.end + 24, plain) : null;
  if (next?.name === "confidence") return { slot: { name: "confidence" }, end: next.end };
  if (last !== undefined) return { slot: { name: last } };
  const behind = labelBehind(
    labels,
    token.end,
    Math.min(sentence.end, tokens[index + 1]?.start ?? plain.length),
    plain,
  );
  if (behind !== null && (isShare(token) || behind.name === "risk"))
    return behind.name === "relevance"
      ? { slot: relevanceOf(tokens, index, plain), end: behind.end }
      : { slot: { name: behind.name }, end: behind.end };
  // `BLOCK (0.85)`: the number in brackets right behind the decision is its confidence.
  if (before?.kind === "decision" && /^\s?\(\s?$/.test(plain.slice(before.end, token.start)))
    return { slot: { name: "confidence" } };
  return token.unit === "/100" ? { slot: { name: "risk" } } : none;
}

function labelBehind(
  labels: RegExp,
  start: number,
  end: number,
  plain: string,
): { readonly name: Slot; readonly end: number } | null {
  const text = plain.slice(start, Math.min(end, start + REACH));
  for (const match of text.matchAll(labels)) {
    if (BEHIND.test(text.slice(0, match.index)))
      return { name: nameOf(match.groups), end: start + match.index + match[0].length };
  }
  return null;
}

/** A value between nothing and all: `0.41`, `1.00`, `41 %`. */
function isShare({ digits, unit }: ProseToken): boolean {
  return unit === "%" || (unit === "" && /^(?:0|[01]?[.,]\d+)$/.test(digits));
}

/** Whether a currency stands at the number. */
export function isMoney({ start, end, unit }: ProseToken, plain: string): boolean {
  return (
    unit === "money" ||
    MONEY.test(plain.slice(end, end + 10)) ||
    /(?:[€£¥$]|\b(?:usd|pen|eur|gbp|mxn|brl|clp)) ?$/.test(plain.slice(Math.max(0, start - 5), start))
  );
}

const PAIR =
  /^,? (?:against|to|versus|vs\.?|zu|gegen|gegenuber|contra|frente a|a|ante|por)(?: (?:an?|the|eine[rmn]?|un|uma?|los|os))? $/;

/** `0.35 against 0.75` behind the names of both sides: which is whose, the order need not tell. */
function isOneOfPair(tokens: readonly ProseToken[], index: number, plain: string, from: number): boolean {
  const token = tokens[index]!;
  const other = [tokens[index - 1], tokens[index + 1]].find((one) => {
    if (one?.kind !== "number" || !isShare(one)) return false;
    const [first, second] = one.start < token.start ? [one, token] : [token, one];
    return PAIR.test(plain.slice(first.end, second.start));
  });
  if (!isShare(token) || other === undefined) return false;
  const before = plain.slice(from, Math.min(token.start, other.start));
  const named = [...before.matchAll(SIDE_LABEL)]
    .map((match) => nameOf(match.groups))
    .filter((name) => name === "fraud" || name === "customer");
  return named.length === 0 || (named.includes("fraud") && named.includes("customer"));
}

function opposite(name: Slot | undefined): Slot | null {
  if (name === "fraud") return "customer";
  return name === "customer" ? "fraud" : null;
}

const PARTS =
  /^(?: or more| o mas| ou mais| oder mehr)? (?:risk factors|factores de riesgo|fatores de risco|risikofaktoren)\b|^ (?:policies|politicas|richtlinien) (?:ask|call|demand|requir|exig|pid|ped|requer|requier|verlang|forder)/;

const POLICIES = /^ (?:\p{L}+ )?(?:policies|politicas|richtlinien)\b/u;
const ASKED = new RegExp(ANY_OUTCOME);

/** Whether a number counts risk factors or those policies that ask for something: both are held against the record apart. */
export function countsParts(plain: string, end: number): boolean {
  if (PARTS.test(plain.slice(end, end + 40))) return true;
  // `four policies pressing for a block`: how many of them do so is told apart.
  const behind = plain.slice(end, Math.min(sentenceAt(plain, end).end, end + 80));
  return POLICIES.test(behind) && ASKED.test(behind);
}

/** Where the number before ends; looks no further back than a label could reach, so the whole scan stays linear. */
function previousNumberEnd(tokens: readonly ProseToken[], index: number): number {
  const horizon = tokens[index]!.start - REACH;
  for (let i = index - 1; i >= 0 && tokens[i]!.end > horizon; i -= 1) {
    if (tokens[i]!.kind === "number") return tokens[i]!.end;
  }
  return 0;
}

/** The policy a relevance is said of: the one named last, the one its place in a list tells, or that of a list of values. */
function relevanceOf(tokens: readonly ProseToken[], index: number, plain: string): NumberSlot | null {
  const { start } = tokens[index]!;
  const sentence = sentenceAt(plain, start);
  const near = tokens.slice(Math.max(0, index - 12), index + 12);
  const ids = near.filter((other) => other.kind === "id" && /^(?!D-|M-|T-|C-)/.test(other.text));
  const before = ids.filter((id) => id.end <= start);
  const last = before.at(-1);
  if (last === undefined) return null;
  const inSentence = before.filter((id) => id.start >= sentence.start);
  const place = ordinalPlace(plain.slice(Math.max(last.end, start - REACH), start));
  if (place !== null && inSentence.length > 1)
    return { name: "relevance", policy_id: inSentence.at(place)?.text ?? last.text };
  const values = near.filter((other) => other.kind === "number" && other.start > last.end && other.end <= sentence.end);
  const isBare = !near.some(
    ({ kind, start: at }) => kind === "number" && at > (inSentence[0]?.start ?? 0) && at < last.start,
  );
  if (inSentence.length > 1 && isBare && values.length === inSentence.length)
    return { name: "relevance", policy_id: inSentence[values.indexOf(tokens[index]!)]!.text };
  return { name: "relevance", policy_id: last.text };
}

/** What stands after the last full stop or semicolon. */
function lastClause(text: string): string {
  const cut = Math.max(text.lastIndexOf(". "), text.lastIndexOf(";"), text.lastIndexOf("\n"));
  return cut === -1 ? text : text.slice(cut + 1);
}

function nameOf(groups: Readonly<Record<string, string | undefined>> | undefined): Slot {
  return Object.keys(groups ?? {}).find((name) => groups![name] !== undefined) as Slot;
}
