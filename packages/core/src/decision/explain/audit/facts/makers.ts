import type { AuditWords } from "../../../../languages/parts/audit-words.ts";
import type { CaseRecord } from "../../case-record.ts";
import { plainCopy } from "../audit-labels.ts";
import type { FalseFact } from "./false-fact.ts";
import { isDenied } from "./is-denied.ts";
import { sentenceAt } from "./sentence-at.ts";

/** Who the prose says decided, where it was somebody or something else. */
export function wrongMakers(plain: string, record: CaseRecord, words: AuditWords): FalseFact[] {
  const { decided_by, resolution } = record;
  if (decided_by === null) return [];
  const span = ({ index, 0: text }: RegExpExecArray, element = "decided_by") => ({
    start: index,
    end: index + text.length,
    element,
  });
  const byModel = new RegExp(
    `(?<![\\p{L}])(?:by|of|from|por|pel[oa]|d[eo]|del|durch|von|vom) (?:an? |the |una? |uma? |el |la |eine[mnr]? |dem |das )?(?:${words.byModel})(?![\\p{L}])`,
    "gu",
  );
  const isModel = decided_by === "model" || resolution?.proposed.decided_by === "model";
  const models = isModel
    ? []
    : [...plain.matchAll(byModel)].filter(({ index, 0: text }) => !isDenied(plain, index, index + text.length));
  const actor = plainCopy(resolution?.actor ?? "");
  const machines =
    decided_by !== "human"
      ? []
      : [...plain.matchAll(new RegExp(`(?<![\\p{L}])(?:${words.finalByMachine})(?![\\p{L}])`, "gu"))].filter(
          ({ index, 0: text }) => {
            const { start, end } = sentenceAt(plain, index);
            return !plain.slice(start, end).includes(actor) && !isDenied(plain, index, index + text.length);
          },
        );
  return [...models, ...machines].map((match) => span(match));
}
