import type { LanguagePack } from "../../languages/language-pack.ts";
import {
  type Currency,
  centWords,
  currencyAdjectives,
  currencyCodes,
  currencySigns,
  currencyWords,
} from "./data/currencies.ts";
import type { Token } from "./scan.ts";

export type CurrencyReading = {
  readonly next: number;
  readonly currency?: Currency;
  /** "cent" or "penny" when the amount is in hundredths. */
  readonly hundredth?: string;
};

const linkingWords: ReadonlySet<string> = new Set(["de", "of"]);
const weighing = /^(weigh|heav|lighter$|lose$|los[ti])/;

/** A sign, code or abbreviation in front of an amount: "$", "US$", "S/.", "CHF". */
export function readCurrencyBefore(tokens: readonly Token[], at: number): CurrencyReading | undefined {
  const first = tokens[at]!;
  if (first.kind === "digits" || (first.kind === "word" && first.glued && tokens[at - 1]?.kind === "word"))
    return undefined;
  let joined = first.text;
  let found: CurrencyReading | undefined;
  for (let next = at + 1; next <= at + 4; next++) {
    const currency = currencySigns.get(joined) ?? (currencyCodes.has(joined) ? { code: joined } : undefined);
    if (currency !== undefined) found = { next, currency };
    const following = tokens[next];
    if (following === undefined || !following.glued || following.kind === "digits" || joined.length > 4) break;
    joined += following.text;
  }
  if (found === undefined || tokens[found.next]?.newLine) return undefined;
  return found;
}

/** A sign, code or noun behind an amount: "€", "EUR", "US dollars", "millones de pesos chilenos". */
export function readCurrencyAfter(
  tokens: readonly Token[],
  at: number,
  language: LanguagePack,
): CurrencyReading | undefined {
  const sign = readSignAfter(tokens, at);
  if (sign !== undefined) return sign;
  let next = at;
  if (linkingWords.has(tokens[next]?.fold ?? "")) next++;
  let adjective: string | undefined;
  const first = tokens[next];
  if (first?.kind !== "word") {
    if (first?.text === "-" && first.glued && tokens[next + 1]?.glued) next++;
    else return undefined;
  } else if (currencyAdjectives.has(first.fold)) {
    adjective = first.fold;
    next++;
    if (tokens[next]?.text === "-" && tokens[next]!.glued) next++;
  }
  const noun = tokens[next];
  if (noun?.kind !== "word" || noun.newLine) return undefined;
  const hundredth = next === at ? centWords.get(noun.fold) : undefined;
  if (hundredth !== undefined && (noun.fold !== "p" || noun.glued)) return { next: next + 1, hundredth };
  const currency = currencyWords.get(noun.fold);
  if (currency === undefined || !isMoney(tokens, at, noun.fold, language)) return undefined;
  next++;
  const trailing = tokens[next]?.fold;
  if (adjective === undefined && trailing !== undefined && currencyAdjectives.get(trailing)?.[currency.shared ?? ""]) {
    adjective = trailing;
    next++;
  }
  const settled = currencyAdjectives.get(adjective ?? "")?.[currency.shared ?? ""];
  return { next, currency: settled === undefined ? currency : { code: settled } };
}

function readSignAfter(tokens: readonly Token[], at: number): CurrencyReading | undefined {
  const first = tokens[at];
  if (first === undefined || first.newLine) return undefined;
  const sign = currencySigns.get(first.text);
  // A sign in front of the next amount ("5, $6") is glued to that amount, not to this one.
  if (first.kind === "mark" && sign !== undefined) {
    return tokens[at + 1]?.kind === "digits" && tokens[at + 1]!.glued && !first.glued
      ? undefined
      : { next: at + 1, currency: sign };
  }
  if (first.kind !== "word") return undefined;
  if (currencyCodes.has(first.text)) return { next: at + 1, currency: { code: first.text } };
  const dollar = tokens[at + 1];
  const compound = dollar?.text === "$" && dollar.glued ? currencySigns.get(`${first.text}$`) : undefined;
  return compound === undefined || tokens[at + 2]?.kind === "digits" ? undefined : { next: at + 2, currency: compound };
}

/** Some currency nouns are other words as well: a pound weighs, "real" is an adjective in English. */
function isMoney(tokens: readonly Token[], at: number, noun: string, language: LanguagePack): boolean {
  if (noun === "real" || noun === "sol") return language.quantities.ownCurrencies.has(noun);
  if (noun === "pound" || noun === "pounds" || noun === "pfund" || noun === "libras") {
    for (let back = at - 1; back >= 0 && back >= at - 7; back--) if (weighing.test(tokens[back]!.fold)) return false;
    return tokens[at]?.text !== "-";
  }
  return true;
}
