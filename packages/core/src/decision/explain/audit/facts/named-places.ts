import type { AuditWords } from "../../../../languages/parts/audit-words.ts";
import { findNames, type LanguagePack } from "../../../../text/index.ts";
import type { CaseRecord } from "../../case-record.ts";
import { plainCopy } from "../audit-labels.ts";
import { containsValue } from "../contains-value.ts";
import { countryNames } from "./country-names.ts";
import type { FalseFact } from "./false-fact.ts";
import { sentenceAt } from "./sentence-at.ts";

/** What else tells that a country is the customer's own. */
const OWN =
  /\b(?:home|resid\w*|customer'?s? (?:own )?countr\w+|heimat\w*|other than|fuera de|outside|au(?:ß|ss)erhalb|fora de|instead of|lives?|vive|wohn\w*|mora|paises suyos|seus paises)\b/;
const CODE = /(?:\b(?:country|pais|land)\W{1,3}|\()([A-Z]{2})(?=\)|\b)/g;

/** Countries the prose names that are not the payment's; what is usual for the customer may be named as that. */
export function wrongPlaces(
  prose: string,
  plain: string,
  record: CaseRecord,
  own: string,
  words: AuditWords,
  pack: LanguagePack,
): FalseFact[] {
  const { transaction, usual_countries } = record;
  const country = transaction?.country;
  if (country === undefined) return [];
  const habit = new RegExp(`\\b(?:${words.habit})\\b`);
  const negation = new RegExp(`(?<![\\p{L}])(?:${words.negation})(?![\\p{L}])`, "u");
  const isWrong = (code: string, start: number, end: number) => {
    if (code === country) return false;
    if (!usual_countries.includes(code)) return true;
    const sentence = sentenceAt(plain, start);
    // Behind a semicolon the clause before it may say whose countries they are.
    const before = plain.slice(Math.max(0, start - 80), start);
    const around = before.slice(before.lastIndexOf(". ") + 1) + plain.slice(start, Math.min(sentence.end, end + 80));
    if (negation.test(plain.slice(Math.max(sentence.start, start - 28), start))) return false;
    return !habit.test(around) && !OWN.test(around);
  };
  const { pattern, codes } = countryNames();
  const names = [...plain.matchAll(pattern)].flatMap((match) => {
    const name = match[0];
    const code = codes.get(name) ?? codes.get(name.replace(/e[nmrs]?$/, ""));
    const end = match.index + name.length;
    // A name is capitalised; German and English adjectives need not be, but then a letter's case tells nothing.
    const isName = /\p{Lu}/u.test(prose[match.index]!) || name.length > 6;
    if (code === undefined || !isName || containsValue(own, name)) return [];
    return isWrong(code, match.index, end) ? [{ start: match.index, end, element: "country" }] : [];
  });
  const written = [...prose.matchAll(CODE)].flatMap((match) => {
    const end = match.index + match[0].length;
    const start = end - 2;
    return isCountry(match[1]!) && isWrong(match[1]!, start, end) ? [{ start, end, element: "country" }] : [];
  });
  // A city stands for its country, of which the record knows no more; a country may have other names than the usual one.
  const cities = findNames(prose, { language: pack }).flatMap(({ start, end, text, place, people }) => {
    const code = /^(\p{Lu}{2})(?:\/\d+)?$/u.exec(place ?? "")?.[1];
    if (code === undefined || people === true || isCapitals(text) || containsValue(own, plainCopy(text))) return [];
    return isWrong(code, start, end) ? [{ start, end, element: "country" }] : [];
  });
  return [...names, ...written, ...cities];
}

/** `UTC` or `USA`: an abbreviation is read above or not at all. */
function isCapitals(text: string): boolean {
  return text === text.toUpperCase();
}

function isCountry(code: string): boolean {
  return new Intl.DisplayNames("en", { type: "region", fallback: "none" }).of(code) !== undefined;
}
