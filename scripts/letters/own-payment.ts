import type { Locale } from "../../packages/core/src/locales/index.ts";

/** The payment a letter speaks of, as far as the letter tells: what its record would hold. */
export interface OwnPayment {
  readonly amount?: string;
  readonly timestamp: string;
  readonly merchant_name?: string;
}

const MONEY =
  /(?:(?:S\/|R\$|US\$|[$€£]|CHF|EUR|PEN|MXN|COP|USD|BRL|GBP) ?(\d[\d.,'’ ]*\d|\d)|(\d[\d.,'’]*\d|\d) ?(?:€|EUR|euros?|COP|MXN|PEN|USD|soles|reais|CHF|Euro|pounds|dollars|pesos)(?!\p{L}))/gu;
/** What makes a sum a limit, a habit or a fee, and not the payment's. */
const NOT_OWN =
  /(?:menos de|más de|mais de|debajo de(?: los)?|encima de(?: los)?|pasa de|partir de|abaixo d[eo]s?|acima d[eo]s?|inferior a|superior a|under|over|below|above|more than|less than|unter|ab|mehr als|weniger als|etwa|rund|um die|ronda(?: los)?|unos|around|about|roughly|uns|cerca de|média de|límite de|limite de|limit of|Grenze von|Gebühr von|tasa de|taxa de|fee of) ?$/i;
/** `Beträge über 500 €`: of the payment itself the German word is `of`, behind several it is `above`. */
const ABOVE =
  /(?<!zahlung|kauf|umsatz|transaktion|auftrag|versuch|bestellung|buchung|rechnung|überweisung|abhebung|betrag) über $/i;
const MONTHS: readonly RegExp[] = [
  /^(?:enero|janeiro|january|januar|jän)/,
  /^(?:febrero|fevereiro|february|februar)/,
  /^(?:marzo|março|march|märz)/,
  /^(?:abril|april)/,
  /^(?:mayo|maio|may|mai)$/,
  /^(?:junio|junho|june|juni)/,
  /^(?:julio|julho|july|juli)/,
  /^(?:agosto|august)/,
  /^(?:sep?tiembre|setembro|september)/,
  /^(?:octubre|outubro|october|oktober)/,
  /^(?:noviembre|novembro|november)/,
  /^(?:diciembre|dezembro|december|dezember)/,
];
const DAY_MONTH = /(?<!\d)(\d{1,2})(?:st|nd|rd|th|\.|º)?(?: de| of)? (\p{L}{3,10})(?:(?: de|,)? (\d{4}))?/gu;
const MONTH_DAY = /(\p{L}{3,9}) (\d{1,2})(?:st|nd|rd|th)?(?!\d|[.,]\d)(?:,? (\d{4}))?/gu;
const NUMERIC = /(?<!\d)(\d{1,2})[./](\d{1,2})[./](\d{4})?(?!\d)/;
const LONE_DAY = /\bthe (\d{1,2})(?:st|nd|rd|th)\b/;
const MERCHANT: Readonly<Record<Locale, RegExp>> = {
  es: /(?<!\p{L})(?:en|a(?: favor de)?|de|comercio|con) (?:(?:el|la|los|las) )?(NAME)/u,
  en: /(?<!\p{L})(?:at|to|from|with|of|by) (?:the )?(NAME)/u,
  de: /(?<!\p{L})(?:bei|an|von|im|für|Händler|Firma) (?:(?:der|dem|den|die|das) )?(NAME)/u,
  pt: /(?<!\p{L})(?:n[ao]|[àa]|ao|d[ao]|para a?|em) (NAME)/u,
};
const NAME =
  "\\p{Lu}[\\p{L}'’-]*(?: (?:(?:de|da|do|del|la|los|las|y|e|&|und|der|des|of|the|’s) ){0,2}\\p{Lu}[\\p{L}'’-]*){0,3}";

/**
 * Reads a letter's own payment by form alone, so that a letter about any payment can be held against a record: the first sum
 * that is no limit, the first date, the first name behind a preposition in the first sentence.
 */
export function ownPayment(text: string, language: Locale): OwnPayment {
  const amount = ownAmount(text);
  const merchant = ownMerchant(text, language);
  return {
    ...(amount === null ? {} : { amount }),
    timestamp: `${ownDay(text) ?? "2025-03-08"}T21:47:00Z`,
    ...(merchant === null ? {} : { merchant_name: merchant }),
  };
}

function ownAmount(text: string): string | null {
  for (const match of text.matchAll(MONEY)) {
    const before = text.slice(0, match.index);
    if (NOT_OWN.test(before) || ABOVE.test(before)) continue;
    const printed = (match[1] ?? match[2])!.trim().replace(/['’ ]/g, "");
    const cents = /[.,](\d{2})$/.exec(printed)?.[1];
    const units = (cents === undefined ? printed : printed.slice(0, -3)).replace(/[.,]/g, "");
    return `${units}.${cents ?? "00"}`;
  }
  return null;
}

function ownDay(text: string): string | null {
  const numeric = NUMERIC.exec(text);
  if (numeric !== null) return day(Number(numeric[1]), Number(numeric[2]), numeric[3]);
  for (const [pattern, dayAt, monthAt] of [
    [DAY_MONTH, 1, 2],
    [MONTH_DAY, 2, 1],
  ] as const) {
    for (const match of text.matchAll(pattern)) {
      const month = MONTHS.findIndex((name) => name.test(match[monthAt]!.toLowerCase()));
      if (month !== -1) return day(Number(match[dayAt]), month + 1, match[3]);
    }
  }
  const lone = LONE_DAY.exec(text);
  return lone === null ? null : day(Number(lone[1]), 3, undefined);
}

function day(number: number, month: number, year: string | undefined): string {
  return `${year ?? "2025"}-${String(month).padStart(2, "0")}-${String(number).padStart(2, "0")}`;
}

function ownMerchant(text: string, language: Locale): string | null {
  const pattern = new RegExp(MERCHANT[language].source.replace("NAME", NAME), "u");
  const sentences = text.split(/(?<=[.!?])\s+(?=[\p{Lu}¿¡])|\n+/u);
  const first = sentences.find((sentence) => sentence.trim().split(/\s+/).length > 3) ?? "";
  return pattern.exec(first)?.[1] ?? null;
}
