import type { AuditWords } from "../../../../languages/parts/audit-words.ts";
import type { CaseRecord } from "../../case-record.ts";
import { ARGUMENT } from "../audit-labels.ts";
import type { FalseFact } from "./false-fact.ts";
import { isDenied } from "./is-denied.ts";
import { sentenceAt } from "./sentence-at.ts";

const SIDE =
  /\b(?:(?<fraud>fraud|fraude|betrugs?|betruges|betrugsseite)|(?<customer>customer|client|cliente|kunden?|kundenseite))\b/g;

/** The side of the debate that the prose says prevailed, and the policy it puts first, where the values say otherwise. */
export function wrongRanks(plain: string, { debate, policies }: CaseRecord, words: AuditWords): FalseFact[] {
  const word = (source: string) => new RegExp(`(?<![\\p{L}])(?:${source})(?![\\p{L}])`, "gu");
  const { fraud, customer } = debate ?? {};
  const prevailed =
    typeof fraud !== "number" || typeof customer !== "number" || fraud === customer
      ? []
      : [...plain.matchAll(word(words.prevails))].flatMap(({ index, 0: text }) => {
          const end = index + text.length;
          const sentence = sentenceAt(plain, index);
          const before = plain.slice(sentence.start, index);
          const side = [...before.matchAll(SIDE)].at(-1)?.groups;
          if (side === undefined || !ARGUMENT.test(before)) return [];
          const isTurned =
            isDenied(plain, index, end) || /^ (?:by|por (?:el|la)|pel[oa]|von)\b/.test(plain.slice(end, end + 8));
          const saysFraud = (side.fraud !== undefined) !== isTurned;
          return saysFraud === fraud > customer ? [] : [{ start: index, end, element: "debate" }];
        });
  const ids = (policies ?? []).map(({ policy_id, relevance }) => ({
    id: policy_id.toLowerCase(),
    relevance: relevance ?? 0,
  }));
  const highest = Math.max(...ids.map(({ relevance }) => relevance));
  const first = [...plain.matchAll(word(words.foremost))].flatMap(({ index, 0: text }) => {
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
    const next = named.filter((policy) => policy.behind !== -1).sort((a, b) => a.behind - b.behind)[0];
    const one = next ?? named.sort((a, b) => b.before - a.before)[0];
    if (one === undefined || one.relevance >= highest) return [];
    const start = next === undefined ? index - before.length + one.before : end + one.behind;
    return [{ start, end: start + one.id.length, element: "policy" }];
  });
  return [...prevailed, ...first];
}
