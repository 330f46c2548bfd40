import type { Locale } from "../../packages/core/src/locales/index.ts";

/** The payment a letter speaks of, as far as the letter tells: what its record would hold. */
export interface OwnPayment {
  readonly amount?: string;
  readonly timestamp: string;
  readonly merchant_name?: string;
}

const CODES =
  "AED|AOA|ARS|AUD|BOB|BRL|CAD|CHF|CLP|CNY|COP|CRC|CZK|DKK|DOP|EUR|GBP|GHS|GTQ|HKD|HNL|HUF|INR|JPY|KES|KRW|MXN|MZN|NGN|NOK|NZD|PEN|PHP|PLN|PYG|RON|SEK|SGD|THB|TRY|TZS|UGX|USD|UYU|ZAR";
const SIGNS = `[A-Z]{0,2}\\p{Sc}|S/\\.?|Fr\\.|Rs\\.?|kr\\.?|KSh|Kz|Bs\\.?|[RQL](?= ?\\d)|${CODES}`;
const NAMES =
  "(?:[A-Z]\\p{L}+ )?(?:euros?|d[oó]lar(?:es)?|dollars?|pounds?|libras?|fran(?:cs?|cos?|ken)|pesos?|soles|reais|yen(?:es)?|ienes?|rand|z[łl]oty|kron(?:en|er|or)|cor(?:on|o)as|rupees?|rupias|rupien|kwanzas?|metica(?:l|is)|col[oó]n(?:es)?|quetzal(?:es)?|lempiras?|bol[ií]var(?:es)?|bolivianos?|guaran[ií]e?s?|c[oó]rdobas?|forint|shillings?|naira|cedis?|dirhams?|escudos?|lei|lira)";
const MONEY = new RegExp(
  `(?<![\\p{L}\\d])(?:(?:${SIGNS}) ?(\\d[\\d.,'’ ]*\\d|\\d)|(\\d{1,3}(?: \\d{3})+|\\d[\\d.,'’]*\\d|\\d)(?:,?[-–]+)? ?(?:(?:${SIGNS})(?!\\p{L})|(?:${NAMES})(?!\\p{L})))`,
  "giu",
);
/** What makes a sum a limit, a habit or a fee, and not the payment's. */
const NOT_OWN =
  /(?<!\p{L})(?:menos de|más de|mais de|debajo de(?: los)?|encima de(?: los)?|pasa de|partir de|abaixo d[eo]s?|acima d[eo]s?|inferior a|superior a|under|over|below|above|more than|less than|unter|ab|mehr als|weniger als|etwa|rund|um die|ronda(?: los)?|unos|around|about|roughly|uns|cerca de|média de|límite de|limite de|limit of|Grenze von|Gebühr von|tasa de|taxa de|fee of) ?$/iu;
/** `Beträge über 500 €`: of the payment itself the German word is `of`, behind several or a verb it is `above`. */
const ABOVE =
  /(?:zahlungen|käufe|umsätze|transaktionen|aufträge|bestellungen|buchungen|überweisungen|abhebungen|beträge|summen|alles|liegt|lag|liegen|lagen|weit|deutlich|knapp|erst|nur) über $/i;
const MONTHS: readonly RegExp[] = [
  /^(?:enero|janeiro|january|januar|jän|(?:ene|jan)$)/,
  /^(?:febrero|fevereiro|february|februar|feber|(?:feb|fev)$)/,
  /^(?:marzo|março|march|märz|mar$)/,
  /^(?:abril|april|(?:abr|apr)$)/,
  /^(?:mayo|maio|may|mai)$/,
  /^(?:junio|junho|june|juni|jun$)/,
  /^(?:julio|julho|july|juli|jul$)/,
  /^(?:agosto|august|(?:ago|aug)$)/,
  /^(?:sep?tiembre|setembro|september|sept?$)/,
  /^(?:octubre|outubro|october|oktober|(?:oct|okt)$)/,
  /^(?:noviembre|novembro|november|nov$)/,
  /^(?:diciembre|dezembro|december|dezember|(?:dic|dez|dec)$)/,
];
const DAY_MONTH = /(?<!\d)(\d{1,2})(?:st|nd|rd|th|\.|º)?(?: de| of)? (\p{L}{3,10})(?:(?: de|,)? (\d{4}))?/gu;
const MONTH_DAY = /(\p{L}{3,9}) (\d{1,2})(?:st|nd|rd|th)?(?!\d|[.,]\d)(?:,? (\d{4}))?/gu;
const NUMERIC = /(?<![\d/.,])(\d{1,2})([./-])(\d{1,2})(?:\2(\d{4}|\d{2}))?(\.)?(?![\d/%]|[.,-]\d)/g;
const CLOCK = /(?<![\d:.,])([01]?\d|2[0-3])[:h]([0-5]\d)(?! ?[-–]| (?:and|to|und|bis|y|a|e|às) ?\d|\d)(?: ?(p)\.?m)?/i;
const LABELLED =
  /(?:Merchant|Shop|Händler|Empfänger|Comercio|Comerciante|Tienda|Loja|Beneficiario|Beneficiário|Payee): (NAME)/u;
/** `Pingo Doce, 41,85 €: paid.` */
const LEADING = new RegExp(`^(?!(?:Der|Die|Das|The|El|La|O|A) )(NAME), (?:(?:${SIGNS}) ?)?\\d`, "u");
const LONE_DAY =
  /(?<!\p{L})(?:the (?=\d+(?:st|nd|rd|th))|d[ií]a |vom (?=\d+\. ?(?:d\.|dieses|des))|el (?=\d+ del (?:corriente|presente|mes)))(\d{1,2})(?!\d)/u;
const MERCHANT: Readonly<Record<Locale, RegExp>> = {
  es: /(?<!\p{L})(?:en|a(?: favor de)?|de|comercio|con) (?:(?:el|la|los|las) )?(NAME)/u,
  en: /(?<!\p{L})(?:at|to|from|with|of|by) (?:the )?(NAME)/u,
  de: /(?<!\p{L})(?:bei|an|von|im|für|Händler|Firma) (?:(?:der|dem|den|die|das) )?(NAME)/u,
  pt: /(?<!\p{L})(?:n[ao]|[àa]|ao|d[ao]|para a?|em) (NAME)/u,
};
const NAME = `(?!(?:Ihr|Sie|Dein|Ihnen|${CODES})\\p{Ll}{0,2}(?!\\p{L})|[RQL] ?\\d)\\p{Lu}[\\p{L}'’-]*(?: (?:(?:de|da|do|del|la|los|las|y|e|&|und|der|des|of|the|’s) ){0,2}\\p{Lu}[\\p{L}'’-]*){0,3}(?: \\d{1,3}(?![\\d.,:/]| ?\\p{Sc}| [A-Z]{3}| [Ee]uro))?`;
/** A desk of the bank, a clerk with hers, its other offices and an authority are no merchants. */
const DESK = new RegExp(
  [
    `(?:Unidade?|Team|Equip[aeo]|Departamento|N[úu]cleo|Mesa|[ÁA]rea|Divis(?:i[óo]n|ão)|Abteilung|Einheit|Referat) (?:(?:de|da|do|del|für) )?${NAME}`,
    `(?:[Ss]e[ñn]h?ora?|[Dd]on|[Dd]o[ñn]a|[Ll]icenciad[oa]|[Dd]o[cu]tora?|Sra?\\.?|Mrs?\\.?|Ms\\.?|Frau|Herrn?) ${NAME},? (?:de|da|do|del|of|from|in|at|aus|vom|von)(?: (?:la|der|dem|our|the))? ${NAME}`,
    `(?:matriz|sede|central|oficina|gabinete|head office|Zentrale) (?:de|em|en|in|da|do) ${NAME}`,
    `(?:(?:la|el|a|the|National|Federal|Financial) )?(?:Guardia|Pol[ií][cz]\\p{Ll}+|Fiscal\\p{Ll}+|Minist[eé]rio|Police|Crime Agency|Conduct Authority|Hacienda|Banco Central|Banco de España|Staatsanwalt\\p{Ll}+|Bundes\\p{Ll}+|Landes\\p{Ll}+)(?: ${NAME})?`,
  ].join("|"),
  "gu",
);

/**
 * Reads a letter's own payment by form alone, so that a letter about any payment can be held against a record: the first sum
 * that is no limit, the first date, the first name behind a preposition in the first sentence.
 */
export function ownPayment(text: string, language: Locale): OwnPayment {
  const amount = ownAmount(text);
  const merchant = ownMerchant(text, language);
  return {
    ...(amount === null ? {} : { amount }),
    timestamp: `${ownDay(text) ?? "2025-03-08"}T${ownTime(text)}:00Z`,
    ...(merchant === null ? {} : { merchant_name: merchant }),
  };
}

function ownAmount(text: string): string | null {
  for (const match of text.matchAll(MONEY)) {
    const before = text.slice(0, match.index);
    const isPurpose = /um die $/i.test(before) && /^.{0,80} zu \p{Ll}/u.test(text.slice(match.index));
    if ((NOT_OWN.test(before) && !isPurpose) || ABOVE.test(before)) continue;
    const printed = (match[1] ?? match[2])!.trim().replace(/['’ ]/g, "");
    const cents = /[.,](\d{2})$/.exec(printed)?.[1];
    const units = (cents === undefined ? printed : printed.slice(0, -3)).replace(/[.,]/g, "");
    return `${units}.${cents ?? "00"}`;
  }
  return null;
}

function ownDay(text: string): string | null {
  for (const [, first, sign, second, year, point] of text.matchAll(NUMERIC)) {
    const [a, b] = [Number(first), Number(second)];
    if (sign === "-" ? year === undefined : sign === "." && year === undefined && point === undefined) continue;
    if (a === 24 && b === 7) continue;
    if (a >= 1 && b >= 1 && Math.min(a, b) <= 12 && Math.max(a, b) <= 31)
      return b > 12 ? day(b, a, year) : day(a, b, year);
  }
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

function ownTime(text: string): string {
  const [, hour, minute, isLate] = CLOCK.exec(text) ?? [];
  if (hour === undefined) return "21:47";
  return `${String((Number(hour) % (isLate === undefined ? 24 : 12)) + (isLate === undefined ? 0 : 12)).padStart(2, "0")}:${minute}`;
}

function day(number: number, month: number, year: string | undefined): string {
  return `${(year ?? "2025").padStart(4, "20")}-${String(month).padStart(2, "0")}-${String(number).padStart(2, "0")}`;
}

function ownMerchant(text: string, language: Locale): string | null {
  for (const { source } of [LABELLED, LEADING]) {
    const named = new RegExp(source.replace("NAME", NAME), "u").exec(text)?.[1];
    if (named !== undefined) return named;
  }
  const pattern = new RegExp(MERCHANT[language].source.replace("NAME", NAME), "u");
  const sentences = text.split(/(?<=[.!?])\s+(?=[\p{Lu}¿¡])|\n+/u);
  const first = sentences.find((sentence) => sentence.trim().split(/\s+/).length > 3) ?? "";
  return pattern.exec(first.replace(DESK, ""))?.[1] ?? null;
}
