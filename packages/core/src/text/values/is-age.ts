import type { LanguagePack } from "../../languages/language-pack.ts";
import { pooledWords } from "../words/pooled-words.ts";
import type { Amount } from "./read-amount.ts";
import type { Reader } from "./read-number.ts";
import type { Token } from "./scan.ts";

const ageCues = pooledWords(({ quantities }) => quantities.ageCues);
const ageUnits: ReadonlySet<string> = new Set(["year", "month", "week", "day"]);

/** Whether the words around a number make it an age: "aged 26", "im Alter von 26 Jahren", "de 26 años", "Smith, 26, said". */
export function isAgeByContext({ tokens, language }: Reader, amount: Amount, next: number): boolean {
  const isBare = amount.kind === "number";
  const isSpan = amount.kind === "measure" && ageUnits.has(amount.unit ?? "");
  if ((!isBare && !isSpan) || amount.value < 1 || amount.value > 120 || !Number.isInteger(amount.value)) return false;
  const { first } = amount;
  const previous = tokens[first - 1];
  if (previous === undefined) return false;
  if (ageCues.has(previous.fold) || ageCues.has(tokens[first - 2]?.fold ?? "")) return true;
  if (isSpan) {
    const { ageOfPerson } = language.quantities;
    if (ageOfPerson === undefined || amount.unit !== "year" || previous.fold !== ageOfPerson.link) return false;
    return isPerson(tokens[first - 2], ageOfPerson.person);
  }
  return amount.digits && amount.value > 2 && isApposition(tokens, first, next, amount.value, language);
}

function isApposition(
  tokens: readonly Token[],
  first: number,
  next: number,
  age: number,
  language: LanguagePack,
): boolean {
  const opener = tokens[first - 1]?.text;
  const closer = tokens[next]?.text;
  const name = tokens[first - 2];
  const byCommas = opener === "," && (closer === "," || closer === ".");
  // German papers write "Müller (26)"; in English a number in brackets is mostly a count or a result.
  const inBrackets = opener === "(" && closer === ")" && language.quantities.ageInBrackets && age >= 14;
  return (byCommas || inBrackets) && name?.kind === "word" && /^\p{Lu}\p{Ll}/u.test(name.text);
}

function isPerson(token: Token | undefined, person: RegExp): boolean {
  if (token === undefined) return false;
  return token.text === "," || person.test(token.fold) || /^\p{Lu}/u.test(token.text);
}
