import { auditWordsOf } from "../../../../languages/audit-words-of.ts";
import type { Topic } from "../../../../languages/parts/audit-claims.ts";
import type { AuditWords } from "../../../../languages/parts/audit-words.ts";
import { LOCALES } from "../../../../locales/index.ts";
import type { CaseRecord } from "../../case-record.ts";
import { plainCopy } from "../audit-labels.ts";
import { wordPattern } from "./word-pattern.ts";

/** A policy that prose calls by its subject; without id when the record has none of that subject. */
export interface TopicMention {
  readonly start: number;
  readonly end: number;
  readonly id: string | null;
}

const LEAD =
  "(?:polic(?:y|ies)|politicas?|richtlinien?|rules?|regla|regra|regel|the one|that|la|a|die|jene|las|as)(?:,| (?:called|named|titled|llamada|chamada|namens))? ?(?:on|about|for|concerning|covering|regarding|uber|zu|zum|zur|fur|mit|de|sobre|para|acerca de|relativa a|del|do|da|dos|das|des|der|vom|dedicada a|referente a|com|against|gegen|contra) ?(?:the |los |las |os |as |den |die |el |la |o |a )?[“\"„«']?";

/** Where the prose names a policy by what it is about. */
export function topicMentions(plain: string, { policies }: CaseRecord, words: AuditWords): TopicMention[] {
  if (policies === null) return [];
  return (Object.entries(words.claims.topics) as [Topic, string][]).flatMap(([topic, source]) => {
    const titles = LOCALES.map((locale) => wordPattern(auditWordsOf(locale).claims.topics[topic]));
    const own = policies.filter(({ description }) => titles.some((title) => title.test(plainCopy(description))));
    // Two of one subject cannot be told apart, and titles of another kind say nothing.
    if (own.length > 1) return [];
    const isUnderstood = policies.every(({ description }) => isTitled(plainCopy(description)));
    if (own.length === 0 && !isUnderstood) return [];
    return [...plain.matchAll(wordPattern(`${LEAD}(?:${source})`, "g"))].map(({ index, 0: text }) => ({
      start: index,
      end: index + text.length,
      id: own[0]?.policy_id.toLowerCase() ?? null,
    }));
  });
}

function isTitled(description: string): boolean {
  return LOCALES.some((locale) =>
    Object.values(auditWordsOf(locale).claims.topics).some((title) => wordPattern(title).test(description)),
  );
}
