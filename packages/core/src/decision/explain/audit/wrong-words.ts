import type { DecisionOutcome } from "../../../contracts/decision/index.ts";
import type { CaseRecord } from "../case-record.ts";
import { CATEGORY_WORDS, DECISION_LABEL, OUTCOME_WORDS } from "./audit-labels.ts";
import { sentenceAt } from "./facts/sentence-at.ts";
import type { ProseToken } from "./prose-tokens.ts";

/** How an id, a decision or a category of the prose stands to the record. */
type Comparison = "ok" | "unknown" | "ignore" | { readonly right: string };

/** Compares a word of the prose with the record. `plain` is the prose without case and accents. */
export function wrongWord(token: ProseToken, plain: string, record: CaseRecord): Comparison {
  if (token.kind === "id") return wrongId(token, record);
  if (token.kind === "category") return wrongCategory(token, plain, record);
  const { decision } = record;
  if (token.kind === "outcome" || token.kind === "statement") {
    const said = OUTCOME_WORDS.find(([, words]) => words.test(plain.slice(token.start, token.end)))?.[0];
    if (decision === null || said === decision) return "ignore";
    // Behind the word decision stands a value; inside a sentence another word would break it, so it is marked.
    return token.kind === "outcome" ? { right: decision } : "unknown";
  }
  if (token.text === decision) return "ok";
  if (isEarlier(token, plain, record)) return "ignore";
  if (decision !== null && DECISION_LABEL.test(plain.slice(Math.max(0, token.start - 40), token.start))) {
    return { right: decision };
  }
  return "unknown";
}

/** Of what nobody else is said behind them. */
const POLICIES =
  /\b(?:polic(?:y|ies)|politicas?|richtlinien?|rules|reglas|regras|regeln)\b(?:(?!\b(?:system|sistema|tables|tablas|tabelas|tabellen|decision|decisao|entscheid\w*)\b)[^.;])*$/;
const EARLIER =
  /propos|propu[estn]|propost|propon|vorgeschlagen|vorschlag|schlug|vor(?:sah|gesehen)|version|versao|earlier|anterior|fruher|previous|system|sistema|machine|maquina|maschine|tables|tablas|tabel|suger|sugir|suggest|recom|empf|woll|want|quer|quis|original|initial|inicial|ursprung|zunachst|vorher|zuvor|\bbefore\b|\bantes\b|overr|statt|instead|en lugar|em vez/;

/** The proposal and the versions before a person's decision may be named as what they are; so may what a policy asks for. */
function isEarlier({ text, start, end }: ProseToken, plain: string, record: CaseRecord): boolean {
  const before = plain.slice(Math.max(0, start - 90), start);
  const named = [record.resolution?.proposed.decision, ...record.earlier_versions.map(({ decision }) => decision)];
  if (named.includes(text as DecisionOutcome) && EARLIER.test(before + plain.slice(end, end + 40))) return true;
  // What several of them ask for together is held against them elsewhere.
  const asking = record.policies?.some(({ action }) => action === text) === true;
  const { start: from } = sentenceAt(plain, start);
  if (asking && POLICIES.test(plain.slice(Math.max(from, start - 160), start))) return true;
  return (record.policies ?? []).some(
    ({ policy_id, action }) => action === text && before.slice(-60).includes(policy_id.toLowerCase()),
  );
}

function wrongId({ text }: ProseToken, record: CaseRecord): Comparison {
  const id = text.replace(/[\u2010-\u2015\u2212]/g, "-");
  const known = [
    record.transaction_id,
    ...(record.policies ?? []).map((policy) => policy.policy_id),
    ...record.internal_ids,
  ];
  if (known.includes(id)) return id === text ? "ok" : { right: id };
  if (record.notes.some((note) => note.includes(id)) || (record.signals ?? []).some((signal) => signal.includes(id)))
    return "ignore";
  const { transaction_id } = record;
  const prefix = transaction_id === null ? null : /^\p{Lu}{1,4}-/u.exec(transaction_id)?.[0];
  return prefix !== undefined && prefix !== null && id.startsWith(prefix) ? { right: transaction_id! } : "unknown";
}

function wrongCategory({ text, start }: ProseToken, plain: string, { risk_category }: CaseRecord): Comparison {
  const word = plain.slice(start, start + text.length);
  const exact = CATEGORY_WORDS[word];
  const said = exact ?? CATEGORY_WORDS[word.replace(/e[nmrs]?$/, "")];
  if (risk_category === null || said === undefined) return "unknown";
  // An inflected word cannot be exchanged for the category's code.
  if (said !== risk_category) return exact === undefined ? "unknown" : { right: risk_category };
  return text === risk_category ? "ok" : "ignore";
}
