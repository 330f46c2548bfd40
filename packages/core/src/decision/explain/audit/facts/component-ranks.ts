import type { CaseRecord } from "../../case-record.ts";
import type { FalseFact } from "./false-fact.ts";
import { sentenceAt } from "./sentence-at.ts";

const PARTS =
  /\b(?:components?|componentes?|teilwerte?n?|komponenten?|sub-?scores?|parts of the score|four parts|vier werten?|cuatro valores|quatro valores)\b/;
const HIGHEST =
  /\b(?:highest|largest|biggest|strongest|hochste[nmrs]?|am hochsten|gro(?:ß|ss)te[nmrs]?|mas alt[oa]|mayor|mais alt[oa]|maior)\b/g;
const LOWEST =
  /\b(?:lowest|smallest|weakest|niedrigste[nmrs]?|am niedrigsten|kleinste[nmrs]?|geringste[nmrs]?|mas baj[oa]|menor|mais baix[oa])\b/g;
const NAMES =
  /\b(?:(?<behavioral>behaviou?r(?:al)?|verhaltens?\w*|comportamiento|comportamento)|(?<policy>polic(?:y|ies)|richtlinien\w*|politicas?)|(?<threat>threats?|bedrohung\w*|amenazas?|ameacas?)|(?<transaction>transaction|transaktion\w*|transaccion|transacao))\b/g;

/** The component of the score that the prose calls the highest or the lowest, where another one is. */
export function wrongComponentRanks(plain: string, { components }: CaseRecord): FalseFact[] {
  const values = Object.values(components).filter((value) => typeof value === "number");
  if (values.length < 2) return [];
  return (
    [
      [HIGHEST, Math.max(...values)],
      [LOWEST, Math.min(...values)],
    ] as const
  ).flatMap(([words, extreme]) =>
    [...plain.matchAll(words)].flatMap(({ index, 0: text }) => {
      const { start, end } = sentenceAt(plain, index);
      const sentence = plain.slice(start, end);
      if (!PARTS.test(sentence)) return [];
      const at = index - start;
      // Behind a comma another component may be told of.
      const comma = sentence.slice(at).search(/,(?!\d)/);
      const named = [...sentence.slice(0, comma === -1 ? sentence.length : at + comma).matchAll(NAMES)]
        .map((match) => ({
          key: Object.keys(match.groups!).find((name) => match.groups![name] !== undefined) as keyof typeof components,
          away: match.index < at ? at - match.index - match[0].length : match.index - at - text.length,
        }))
        .sort((a, b) => a.away - b.away)[0];
      const value = named === undefined || named.away > 48 ? null : components[named.key];
      return typeof value !== "number" || value === extreme
        ? []
        : [{ start: index, end: index + text.length, element: "component" }];
    }),
  );
}
