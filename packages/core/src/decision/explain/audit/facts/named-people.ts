import type { AuditWords } from "../../../../languages/parts/audit-words.ts";
import { findNames, type LanguagePack } from "../../../../text/index.ts";
import type { CaseRecord } from "../../case-record.ts";
import { plainCopy } from "../audit-labels.ts";
import type { FalseFact } from "./false-fact.ts";

const FULL_NAME = /^\p{Lu}\p{Ll}+(?: (?:d[aeo]s?|del|de la|von|van|der|y|e) ?)?(?: \p{Lu}\p{Ll}+)+$/u;

const TWO_WORDS = /(?<![\p{L}\p{N}-])\p{Lu}\p{Ll}{2,} \p{Lu}\p{Ll}{2,}(?![\p{L}-])/gu;
const LEADING = /^(?:\p{Lu}{2,} (?:von |durch |por |by |de |para )?)+/u;

/** People and shops that the record does not know. */
export function wrongNames(
  prose: string,
  plain: string,
  { transaction, resolution, earlier_versions, debate, threats, policies }: CaseRecord,
  words: AuditWords,
  pack: LanguagePack,
): FalseFact[] {
  const own = plainCopy(
    [
      transaction?.merchant_name,
      resolution?.actor,
      resolution?.reason,
      ...earlier_versions.map(({ actor }) => actor),
      debate?.fraud_argument,
      debate?.customer_argument,
      ...(threats ?? []).map(({ source }) => source),
      ...(policies ?? []).map(({ description }) => description),
    ].join(" "),
  );
  const ownWords = new Set(own.split(/[^\p{L}\p{N}]+/u));
  const payee = new RegExp(`(?<![\\p{L}])(?:${words.payee})(?: (?:the|la|el|a|o|die|das|den|der))? [“"„«']?$`, "u");
  const shop = plainCopy(transaction?.merchant_name ?? "")
    .split(" ")
    .filter((part) => part.length > 3);
  const actor = plainCopy(resolution?.actor ?? "").split(" ");
  const isNamed = transaction?.merchant_name !== undefined && plain.includes(plainCopy(transaction.merchant_name));
  const names = findNames(prose, { language: pack }).flatMap(
    ({ start: from, end, text: found, kind: read, weak, place }) => {
      // `UTC von Laura Méndez`: an abbreviation before a name is no part of it.
      const start = from + (LEADING.exec(found)?.[0].length ?? 0);
      const text = prose.slice(start, end);
      const kind = start === from ? read : findNames(text, { language: pack })[0]?.kind;
      if (weak !== undefined || place !== undefined || !FULL_NAME.test(text)) return [];
      const parts = plainCopy(text)
        .split(" ")
        .filter((part) => part.length > 2);
      const unknown = parts.filter((part) => !ownWords.has(part));
      if (unknown.length === 0) return [];
      // Half of somebody's name beside another one is somebody else.
      const isOther = unknown.length === parts.length || parts.some((part) => actor.includes(part));
      if (kind === "person") return isOther ? [{ start, end, element: "actor" }] : [];
      if (transaction?.merchant_name === undefined) return [];
      // Where the shop is not named at all, another name stands in its place.
      const isPayee =
        (!isNamed &&
          (unknown.length === parts.length || shop.some((part) => parts.includes(part))) &&
          !/^$|[.!?:;]\s$/.test(plain.slice(Math.max(0, start - 2), start))) ||
        payee.test(plain.slice(Math.max(0, start - 24), start));
      return isPayee ? [{ start, end, element: "merchant" }] : [];
    },
  );
  if (transaction?.merchant_name === undefined || isNamed) return names;
  // In a language that writes nouns with a capital a name is known by the preposition and a second capital.
  const paid = new RegExp(`(?<![\\p{L}])(?:${words.payee}|in)(?: (?:the|la|el|a|o|die|das|den|der|dem))? $`, "u");
  const shops = [...prose.matchAll(TWO_WORDS)].flatMap(({ index, 0: text }) => {
    const end = index + text.length;
    const isRead = names.some((other) => other.start < end && index < other.end);
    const parts = plainCopy(text).split(" ");
    const isOther = parts.every((part) => !ownWords.has(part));
    return !isRead && isOther && paid.test(plain.slice(Math.max(0, index - 24), index))
      ? [{ start: index, end, element: "merchant" }]
      : [];
  });
  return [...names, ...shops];
}
