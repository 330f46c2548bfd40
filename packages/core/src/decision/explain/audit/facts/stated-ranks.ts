import type { AuditWords } from "../../../../languages/parts/audit-words.ts";
import type { CaseRecord } from "../../case-record.ts";
import { DEBATE } from "../audit-labels.ts";
import type { FalseFact } from "./false-fact.ts";
import { isDenied } from "./is-denied.ts";
import { topicMentions } from "./policy-topics.ts";
import { sentenceAt } from "./sentence-at.ts";
import { wordPattern } from "./word-pattern.ts";

const SIDE =
  /\b(?:(?<fraud>fraud|fraude|betrugs?|betruges|betrugsseite|betrugsthese|betrugsverdacht\w*|pro-?betrug\w*|pro-?fraud\w*|accus\w*|anklage\w*|acusacion|acusacao)|(?<customer>customer\w*|client|cliente|kunden?|kundenseite|pro-?kunde\w*|pro-?customer|pro-?cliente|defen[cs]\w*|defesa|verteidig\w*))\b/g;
const BALANCE =
  /\b(?:scales?|balance|tip(?:s|ped)|tilt\w*|lean(?:s|ed|t)|swung|came down|balanza|inclin\w*|decant\w*|balanca|pend(?:eu|ia)|waage|waagschale|neigte|ausschlag|schlug)\b[^.;]{0,40}\b(?:in favou?r of|towards?|on the side of|to the side of|zugunsten|zu gunsten|(?:auf|zur) (?:die )?seite|a favor|del lado|do lado|para o lado|hacia)\b|\b(?:debate|debatte|argument|diskussion|discusion|discussao)\b[^.;]{0,30}\b(?:went|ging|fiel)\b[^.;]{0,40}?\b(?:to|an|zugunsten)\b/g;

/** The side of the debate that the prose says prevailed, and the policy it puts first, where the values say otherwise. */
export function wrongRanks(plain: string, record: CaseRecord, words: AuditWords): FalseFact[] {
  const { debate, policies } = record;
  const topics = topicMentions(plain, record, words);
  const word = (source: string) => wordPattern(source, "g");
  const { fraud, customer } = debate ?? {};
  const isEven = typeof fraud !== "number" || typeof customer !== "number" || fraud === customer;
  const compared = isEven
    ? []
    : [
        ...[...plain.matchAll(word(words.prevails))].map((match) => ({ match, isStronger: true, isAhead: true })),
        ...[...plain.matchAll(word(words.yields))].map((match) => ({ match, isStronger: false, isAhead: true })),
        ...[...plain.matchAll(BALANCE)].map((match) => ({ match, isStronger: true, isAhead: false })),
      ];
  const prevailed = compared.flatMap(({ match: { index, 0: text }, isStronger, isAhead }) => {
    const end = index + text.length;
    const sentence = sentenceAt(plain, index);
    const [before, behind] = [plain.slice(sentence.start, index), plain.slice(end, Math.min(sentence.end, end + 60))];
    if (!DEBATE.test(before + text + behind)) return [];
    const ahead = isAhead ? [...before.matchAll(SIDE)].at(-1)?.groups : undefined;
    const side = ahead ?? [...behind.matchAll(SIDE)][0]?.groups;
    if (side === undefined) return [];
    const isTurned =
      isDenied(plain, index, end) || /^ (?:by|por (?:el|la)|pel[oa]|von)\b/.test(plain.slice(end, end + 8));
    const saysFraud = (side.fraud !== undefined) === (isStronger !== isTurned);
    return saysFraud === fraud! > customer! ? [] : [{ start: index, end, element: "debate" }];
  });
  const ids = (policies ?? []).map(({ policy_id, relevance }) => ({
    id: policy_id.toLowerCase(),
    relevance: relevance ?? 0,
  }));
  const values = ids.map(({ relevance }) => relevance);
  const placed = [
    ...[...plain.matchAll(word(words.foremost))].map((match) => ({ match, extreme: Math.max(...values) })),
    ...[...plain.matchAll(word(words.hindmost))].map((match) => ({ match, extreme: Math.min(...values) })),
  ];
  const first = placed.flatMap(({ match: { index, 0: text }, extreme }) => {
    const end = index + text.length;
    const sentence = sentenceAt(plain, index);
    const behind =
      /^[^.;\d]{0,18}/.exec(plain.slice(end, sentence.end))![0] +
      plain
        .slice(end, sentence.end)
        .replace(/^[^.;\d]{0,18}/, "")
        .slice(0, 2);
    const before = plain.slice(Math.max(sentence.start, index - 90), index);
    const named = ids
      .map(({ id, relevance }) => ({ id, relevance, behind: behind.indexOf(id), before: before.lastIndexOf(id) }))
      .filter((policy) => policy.behind !== -1 || policy.before !== -1);
    const topic = topics.find(
      (one) =>
        one.start >= sentence.start &&
        one.end <= sentence.end &&
        Math.min(Math.abs(one.start - end), Math.abs(index - one.end)) < 40,
    );
    const meant = ids.find(({ id }) => id === topic?.id);
    if (named.length === 0 && meant !== undefined)
      return meant.relevance === extreme ? [] : [{ start: topic!.start, end: topic!.end, element: "policy" }];
    const next = named.filter((policy) => policy.behind !== -1).sort((a, b) => a.behind - b.behind)[0];
    const one = next ?? named.sort((a, b) => b.before - a.before)[0];
    if (one === undefined || one.relevance === extreme) return [];
    const start = next === undefined ? index - before.length + one.before : end + one.behind;
    return [{ start, end: start + one.id.length, element: "policy" }];
  });
  const absent = topics.filter(({ id, start, end }) => id === null && !isDenied(plain, start, end));
  return [...prevailed, ...first, ...absent.map(({ start, end }) => ({ start, end, element: "policy" }))];
}
