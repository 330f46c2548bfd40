import type { AuditWords } from "../../../../languages/parts/audit-words.ts";
import { findNames, type LanguagePack } from "../../../../text/index.ts";
import type { CaseRecord } from "../../case-record.ts";
import { plainCopy } from "../audit-labels.ts";
import type { FalseFact } from "./false-fact.ts";

const FULL_NAME = /^\p{Lu}\p{Ll}+(?: (?:d[aeo]s?|del|de la|von|van|der|y|e) ?)?(?: \p{Lu}\p{Ll}+)+$/u;

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
  const actor = plainCopy(resolution?.actor ?? "").split(" ");
  return findNames(prose, { language: pack }).flatMap(({ start: from, end, text: found, kind, weak, place }) => {
    // `UTC von Laura Méndez`: an abbreviation before a name is no part of it.
    const start = from + (LEADING.exec(found)?.[0].length ?? 0);
    const text = prose.slice(start, end);
    if (weak !== undefined || place !== undefined || !FULL_NAME.test(text)) return [];
    const parts = plainCopy(text)
      .split(" ")
      .filter((part) => part.length > 2);
    const unknown = parts.filter((part) => !ownWords.has(part));
    if (unknown.length === 0) return [];
    // Half of somebody's name beside another one is somebody else.
    const isOther = unknown.length === parts.length || parts.some((part) => actor.includes(part));
    if (kind === "person") return isOther ? [{ start, end, element: "actor" }] : [];
    const isPayee = transaction?.merchant_name !== undefined && payee.test(plain.slice(Math.max(0, start - 24), start));
    return isPayee ? [{ start, end, element: "merchant" }] : [];
  });
}
