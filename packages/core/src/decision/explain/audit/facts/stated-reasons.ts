import type { AuditWords } from "../../../../languages/parts/audit-words.ts";
import type { CaseRecord } from "../../case-record.ts";
import { plainCopy } from "../audit-labels.ts";
import { namesMedium } from "./contact-media.ts";
import type { FalseFact } from "./false-fact.ts";
import { sentenceAt } from "./sentence-at.ts";

/** What the system or the payment gave as a cause is not the person's reason. */
const OTHER_CAUSE =
  /\b(?:system|sistema|machine|maquina|maschine|signal\w*|senal\w*|sinai?s?|betrag\w*|amount|importe|valor|risk|riesgo|risco|risiko|polic\w+|politica\w*|richtlin\w+|version|versao|fp-\d+|score)\b/;

/** The reason the prose gives for a person's decision, where the record has another one: one that was confirmed somehow. */
export function wrongReasons(plain: string, { resolution }: CaseRecord, words: AuditWords): FalseFact[] {
  if (resolution === null || !namesMedium(resolution.reason ?? "")) return [];
  const given = plainCopy(resolution.reason ?? "");
  const actor = plainCopy(resolution.actor);
  const cue = new RegExp(`(?<![\\p{L}])(?:${words.gaveReason})(?![\\p{L}])`, "gu");
  const confirmed = new RegExp(`(?<![\\p{L}])(?:${words.confirmed})(?![\\p{L}])`, "u");
  const seen = new Set<number>();
  return [
    ...denials(),
    ...[...plain.matchAll(cue)].flatMap(({ index, 0: text }) => {
      const { start, end } = sentenceAt(plain, index);
      if (seen.has(start)) return [];
      const sentence = plain.slice(start, end);
      const previous = start < 2 ? "" : plain.slice(sentenceAt(plain, start - 2).start, start);
      const isHers =
        sentence.includes(actor) || (previous.includes(actor) && !OTHER_CAUSE.test(sentence.slice(0, index - start)));
      if (!isHers || sentence.includes(given) || confirmed.test(sentence) || OTHER_CAUSE.test(plain.slice(index, end)))
        return [];
      seen.add(start);
      return [{ start: index, end: index + text.length, element: "reason" }];
    }),
  ];

  /** What was confirmed, told as not confirmed. */
  function denials(): FalseFact[] {
    if (!CONFIRM.test(given) || DENIED.test(given)) return [];
    const negation = new RegExp(`(?<![\\p{L}])(?:${words.negation})(?![\\p{L}])[^.;:,]{0,24}$`, "u");
    return [...plain.matchAll(new RegExp(`${CONFIRM.source}|${DENIED.source}`, "g"))].flatMap(({ index, 0: text }) => {
      const { start, end } = sentenceAt(plain, index);
      const ahead = plain.slice(Math.max(start, index - 40), index);
      const isHers = plain.slice(start, end).includes(actor) || namesMedium(plain.slice(start, end));
      const isOther = negation.test(ahead) !== DENIED.test(text);
      return isHers && isOther && !CONDITION.test(ahead)
        ? [{ start: index, end: index + text.length, element: "reason" }]
        : [];
    });
  }
}

const CONFIRM =
  /\b(?:confirmed|confirmation|bestatigt\w*|bestatigung|confirm(?:o|ada|ado|acion|ou|acao|ara)|confirm)\b/;
const DENIED =
  /\b(?:unconfirmed|(?:no|without an?) answer|(?:did not|didn't|never) answer\w*|unreachable|keine antwort|nicht (?:erreicht|erreichbar)|(?:falta|ausencia) de respuesta|no (?:contesto|respondio)|(?:falta|ausencia) de resposta|nao (?:atendeu|respondeu)|unbestatigt\w*|(?:customer|client) (?:denied|disputed)|kunde (?:\w+ )?(?:bestritt|leugnete)|cliente (?:\w+ )?(?:nego|negou|desconocio|desmintio|contestou))\b/;
const CONDITION = /\b(?:only|until|unless|had|would|hatte|ware|erst|nur|solo|hasta|ate|se|si)\b/;
