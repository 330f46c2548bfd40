import { readings } from "../audit/attested-values.ts";
import type { CaseValues, OwnDate } from "./case-values.ts";
import type { FilterRuleId } from "./filter-rule-id.ts";
import { matchesOf } from "./matches-of.ts";
import type { ScanCopies } from "./scan-copies.ts";

/** `R3,100` and `Q900` are sums. */
const NUMBER =
  /(?<![\p{L}\d])(?:[rql](?=\d))?(\d{1,3}(?: \d{3})+(?:[.,]\d{1,2})?|\d+(?:[.,:/'-]\d+)*|[.,]\d+)(?![\p{L}\d])/gu;
const DURATION =
  /^ ?(?:-|a|o|bis|to|e|y|or|ou|oder)? ?\d{0,3} ?(?:horas?|hs?|hrs?|hours?|stunden?|minutos?|mins?|minutes?|minuten?|segundos?|seconds?|sekunden?|dias?|days?|tage?n?|werktage?n?|business|working|semanas?|weeks?|wochen?|mes(?:es)?|months?|monate?n?)\b/;
const DIGITS_OF_CODE =
  /^[ -]?(?:digitos?|digits?|cifras?|stellig|numeros|algarismos?|ziffern|zahlen|stellen|numbers|caracteres|characters|zeichen)/;
const PERCENT = /^ ?(?:%|por ?ci?ento|per ?cent|prozent|pct)/;
const BARGAIN =
  /(?:descuento|desconto|discount|rabatt|cashback|reembolso|interes|juros|interest|zins|tae|iva|vat|mwst|off)\b/;
const CURRENCY = /(?:s\/\.?|\p{Sc}|[a-z]{3}|soles?|sol|dolar(?:es)?|dollars?|euros?|reais|real|pesos?)$/u;
const PRODUCT_NAME = /\b(?:modelos?|models?|modell|iphone|galaxy|pixel|playstation|xbox)(?: [a-z]{2,12})? $/;
const NUMBER_WORDS =
  "(?:cero|uno|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|zero|um|dois|quatro|sete|oito|nove|one|two|three|four|five|six|seven|eight|nine|null|eins|zwei|drei|vier|funf|sechs|sieben|acht|neun)";
const SPOKEN = new RegExp(
  `\\b(?:coma|punto|point|comma|virgula|ponto|komma) ${NUMBER_WORDS}\\b|(?<=\\p{L} )(?<!\\b(?:cien|cem|hundert|hundred) )(?:por ?ci?ento|per ?cent|percent|prozent)\\b`,
  "u",
);

const MONTH =
  "(?:enero|febrero|marzo|abril|mayo|junio|julio|agosto|sep?tiembre|octubre|noviembre|diciembre|janeiro|fevereiro|marco|maio|junho|julho|setembro|outubro|novembro|dezembro|janu|janner|febru|marz|april|mai|jun|jul|august|sept|okto|octo|novem|dezem|decem|march|may|jan\\b|feb\\b|mar\\b|apr\\b|aug\\b|sep\\b|oct\\b|okt\\b|nov\\b|dec\\b|dez\\b|feber\\b|fev\\b|ene\\b|abr\\b|ago\\b|dic\\b)";
/** `1349 soles con 90 centimos`, `1349 con 90 soles`: an amount in words has its cents apart. */
const WORDED_CENTS =
  /(?<![\d.,])(\d{1,9}) (?:([a-z]{3,8}) )?(?:con|y|e|and|und|com|with|komma|coma|virgula|point) (\d{1,2})\b(?: (?:centimos?|centavos?|cents?|centimes?|cent|pence))?/g;
/** What makes a lone number the day of a date: a month, an article or the word day beside it. */
const DAY_BEFORE = new RegExp(`(?:${MONTH}[a-z]*\\.? |\\b(?:el|del|dia|do|no|em|on|the|am|vom|den|dem|tag) )$`);
const DAY_AFTER = new RegExp(
  `^(?:st|nd|rd|th|\\.|º)? ?(?:(?:de |of )?${MONTH}|d\\. ?m\\.|(?:dieses|des|laufenden) monats|del? (?:corriente|este mes|presente)|do (?:corrente|presente)|inst\\b|of this month)`,
);

/** What makes the number behind it a limit. */
const LIMIT =
  /\b(?:mas de|menos de|mais de|acima de|abaixo de|por debajo de|por encima de|superior(?:es)? a|inferior(?:es)? a|a partir de|al menos|pelo menos|no minimo|como minimo|como maximo|hasta|ate|more than|less than|fewer than|at least|at most|up to|over|above|under|below|exceed(?:s|ed|ing)?|mehr als|weniger als|mindestens|hochstens|bis zu|uber|unter|ab) (?:los |las |os |as |the |a )?$/;
const MONEY =
  /^ ?(?:soles|sol|pen|usd|eur|brl|mxn|cop|clp|ars|gbp|chf|€|\$|£|r\$|us\$|s\/|dolar\w*|dollars?|euros?|reais|real|pesos?|pounds?|libras?|franken|francs?|francos?|bucks?|zloty|kronen|kroner|kronor|coronas|coroas|rupees?|rupias?|rupien|rand|yen|yenes|ienes?|quetzales|lempiras|bolivianos|guaranies|kwanzas?|meticais|shillings?|naira|pln|inr|jpy|zar|sek|nok|dkk|czk)(?![a-z])/;
const CLOCK_TIME =
  /^ ?(?:a\.? ?m\b|p\.? ?m\b|uhr\b|o'?clock|in the (?:morning|afternoon|evening)|at night|de la (?:manana|tarde|noche|madrugada)|da (?:manha|tarde|noite|madrugada)|(?:morgens|abends|nachts|nachmittags|fruh)\b)/;
/** `bis morgen, 12 Uhr`, `antes de las 18`: until when something waits, unless a habit is told. */
const UNTIL =
  /\b(?:by|before|until|till|past|no later than|bis|vor|spatestens|frist|deadline|hasta|antes de|mas tardar|ate|antes d[ao]s?|plazo|prazo)\b[ :]*(?:(?:today|tomorrow|tonight|heute|morgen|ubermorgen|hoy|manana|hoje|amanha|um|at|las?|a|as|o|die)\b,? ?){0,4}$/;
const HOUR = /^(?:[01]?\d|2[0-4])(?:[:.h][0-5]\d)?$/;
const HOUR_ENDS =
  /^ ?(?:h|hs|hrs?|horas?|uhr|o'?clock|[ap]\.? ?m)\b|^(?:[.,;:!)]|$)| (?:de|da) (?:la )?(?:manana|tarde|noche|manha|noite)\b|^ (?:this|in the|tonight|today|tomorrow|hoy|hoje|heute|morgen|de|do|da|y|e|and|und|tenes|para|to|oder|o|ou|or)\b/;
const HABIT =
  /\b(?:siempre|nunca|normalmente|suele\w*|habitual\w*|always|never|usual\w*|normally|immer|nie|normalerweise|sonst|gewohnlich|ublich\w*|sempre|costuma\w*|geralmente|habitua\w*)\b/;
/** `lunch for twenty people`, `four nights`: what was bought. */
const BOUGHT =
  /^ (?:personas?|comensales|people|guests|persons|seats|tickets|nights|personen|leute|gaste|platze|nachte|pessoas|lugares|convidados|entradas|bilhetes|ingressos|noites|noches|asientos|invitados|boletos)\b/;
/** `Valor cobrado: zero`: what was taken if nothing was. */
const TAKEN =
  /\b(?:charge[ds]?|debit(?:s|ed)?|deducted|taken|paid|collected|withdrawn|amount|total|abgebucht|abbuchung(?:en)?|belast(?:et|ung(?:en)?)|eingezogen|abgezogen|betrag|summe|importe|monto|cargos?|cobros?|cobrad[oa]s?|cargad[oa]s?|debitad[oa]s?|descontad[oa]s?|valor|debitos?|cobrancas?|lancad[oa]s?|descontos?)(?: [a-z]+){0,3}(?: ?[:=-])? (?:[a-z]{0,3}\p{Sc} ?|[a-z]{3} )?$/u;
/** So many payments in so much time: the rule behind it. */
const RATE =
  /(?<![\d.,])\d+ (?:[a-z]+ ){0,2}(?:payments?|purchases?|transactions?|orders?|pagos|compras|operaciones|transacciones|pagamentos|transacoes|operacoes|zahlungen|kaufe|einkaufe|transaktionen|bestellungen)\b[^.!?;]{0,40}\b(?:in|within|en|em|innerhalb|binnen|dentro|inside)\b[^.!?;]{0,20}\b(?:minut|hour|hora|stunde|seg|sek|second)/;
const CLOCK = "(\\d{1,2})(?::\\d\\d)?(?: ?(?:[ap]\\.? ?m\\.?|uhr|horas?|hrs?|h))?";
const HOURS = new RegExp(
  `(?<![\\d:.,])${CLOCK} ?(?:-|y|e|a|as|and|to|until|till|und|bis|ate|hasta)(?: (?:las|as|a las))? ?${CLOCK}(?![\\d.,])`,
  "g",
);

/** The ids of the number rules a text breaks, in digits or in words: only the payment's own amount and date, and deadlines, may stand. */
export function findNumbers({ folded, digits }: ScanCopies, values: CaseValues): FilterRuleId[] {
  const found = new Set<FilterRuleId>();
  const text = withOwnCents(digits, values.amount);
  for (const match of matchesOf(NUMBER, text)) {
    const printed = match[1]!;
    const rule = judge(
      printed,
      text.slice(Math.max(0, match.index - 60), match.index),
      text.slice(match.index + match[0].length, match.index + match[0].length + 24),
      values,
    );
    if (rule !== null) found.add(rule);
  }
  const { usualHours } = values;
  if (usualHours !== null && matchesOf(HOURS, text).some((match) => areUsualHours(match, usualHours))) {
    found.add("value.usual_hours");
  }
  if (RATE.test(text)) found.add("number.rate");
  if (SPOKEN.test(folded) && !BARGAIN.test(folded)) found.add("number.spoken");
  return [...found];
}

/** The payment's own amount in one number where words had it in two; any other stays as it is. */
function withOwnCents(digits: string, amount: number | null): string {
  return digits.replace(WORDED_CENTS, (whole, units: string, currency: string | undefined, cents: string) =>
    Number(`${units}.${cents.padStart(2, "0")}`) === amount
      ? `${units}.${cents.padStart(2, "0")} ${currency ?? ""}`
      : whole,
  );
}

function judge(printed: string, before: string, after: string, values: CaseValues): FilterRuleId | null {
  if (PERCENT.test(after)) {
    if (printed === "100" || BARGAIN.test(before) || BARGAIN.test(after)) return null;
    return "number.percent";
  }
  const isDate = values.date !== null && isOwnDate(printed, before, after, values.date);
  if (/^ ?(?:\/|de|out of|of|von|em|sobre|auf) ?(?:100|10|1)\b/.test(after) || (/\/100?$/.test(printed) && !isDate))
    return "number.score";
  if (/^\d{1,3}$/.test(printed) && (DURATION.test(after) || (Number(printed) <= 12 && DIGITS_OF_CODE.test(after))))
    return null;
  if (/^\d{1,2}-\d{1,2}$/.test(printed) && DURATION.test(after)) return null;
  if (printed === "24/7" || values.merchantNumbers.has(printed)) return null;
  const numbers = readings(printed.replace(/[ ']/g, "")).map(Number);
  const secret = numbers.some((number) => values.secrets.has(number));
  const own = values.amount !== null && numbers.includes(values.amount);
  if (own) return secret && !CURRENCY.test(before.trimEnd()) && !MONEY.test(after) ? "number.case_value" : null;
  if (isDate || BOUGHT.test(after)) return null;
  if (numbers.every((number) => number === 0) && TAKEN.test(before)) return null;
  if (HOUR.test(printed) && isDeadline(before, after)) return null;
  if (secret && !/^\d{1,2}$/.test(printed)) return "number.case_value";
  if (LIMIT.test(before) || MONEY.test(after) || CLOCK_TIME.test(after)) return "number.limit";
  if (/^\d{1,4}$/.test(printed) && PRODUCT_NAME.test(before)) return null;
  if (/^(?:19|20)\d\d$/.test(printed) || /^[1-3]$/.test(printed)) return null;
  return "number.unknown";
}

function isDeadline(before: string, after: string): boolean {
  const isHour = HOUR_ENDS.test(after) || (/ (?:las|as|um) $/.test(before) && !MONEY.test(after));
  return isHour && UNTIL.test(before) && !HABIT.test(before);
}

/** The day, month and year of the payment in any order, its time of day, or one of these parts. */
function isOwnDate(
  printed: string,
  before: string,
  after: string,
  { year, month, day, hour, minute }: OwnDate,
): boolean {
  const parts = printed.split(/[.,:/'-]/).map(Number);
  if (printed.includes(":")) {
    const [h, m] = parts;
    return m === minute && (h === hour || (h === (hour % 12 || 12) && /^ ?[ap]\.? ?m/.test(after)));
  }
  const allowed = [year, year % 100, month, day];
  if (parts.length === 1)
    return (
      (parts[0] === day && (DAY_BEFORE.test(before) || DAY_AFTER.test(after))) ||
      parts[0] === year ||
      (parts[0] === hour && /^ ?(?:h|uhr)\b/.test(after))
    );
  return parts.length <= 3 && parts.every((part) => allowed.includes(part));
}

/** The hours of the customer's habits, on a clock of twelve or of twenty-four hours. */
function areUsualHours(match: RegExpExecArray, hours: readonly [number, number]): boolean {
  return hours.every((hour, i) => Number(match[i + 1]) % 12 === hour % 12);
}
