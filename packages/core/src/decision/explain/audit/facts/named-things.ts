import type { Quantity } from "../../../../text/index.ts";
import type { CaseRecord } from "../../case-record.ts";
import { CONFIRMED } from "./contact-media.ts";
import type { FalseFact } from "./false-fact.ts";
import { sentenceAt } from "./sentence-at.ts";

const CHANNELS: readonly (readonly [string, RegExp])[] = [
  [
    "web",
    /^(?:web|online|internet|website|webseite|webshop|online-?shop|pagina web|sitio web|site|loja virtual|tienda online|browser|navegador|en linea)$/,
  ],
  ["mobile", /^(?:mobile(?: phone| app)?|movil|app|aplicativo|mobil\w*|celular|smartphone|handy)$/],
  [
    "pos",
    /^(?:pos|point of sale|punto de venta|ponto de venda|kasse|ladenkasse|kassenterminal|kartenterminal|in-store|card terminal|terminal|shop itself|store itself|physical (?:shop|store)|vor ort|laden|ladengeschaft|geschaft selbst|propia tienda|tienda fisica|loja fisica|propria loja|caja|balcao|mostrador|counter|till|maquininha|datafono)$/,
  ],
  ["atm", /^(?:atm|cajero|geldautomat(?:en)?|caixa(?: eletronico)?)$/],
  ["phone", /^(?:phone|telephone|telefon\w*|call[_ ]?center)$/],
  ["mail", /^(?:mail|mail[_ ]order|correo|post|correio|moto)$/],
  ["branch", /^(?:branch|sucursal|filiale|agencia)$/],
];
const CHANNEL =
  /\b(?:(?:channel|canal|kanal)(?: (?:was|is|de|war|ist|era|fue|foi|e))?[:\s"'“„«]{1,3}(?:the |el |la |o |a |de )?([a-z_-]{3,12})|(web|online|internet|mobile|app|pos|atm|phone|telephone|branch|mobil\w*|telefon)[- ]?(?:channel|kanal)|(?:made|paid|placed|bought|ordered) (online|in-store)\b|(?:via|via the|through|through (?:the|a)|(?:through|via|on|over) (?:the |a )?\w+'s|over the|on the|uber (?:das|die|den|eine?n?)|per|por(?: la| el)?|desde (?:el|la|su)|en (?:la|el)|pel[oa]) (pagina web|sitio web|tienda online|loja virtual|web|internet|mobile app|mobile phone|mobile|app|aplicativo|movil|celular|handy|smartphone|atm|phone|telephone|telefono|telefone|telefon|geldautomat(?:en)?|cajero|caixa|kasse|kassenterminal|kartenterminal|card terminal|pos|website|webseite|webshop|online-?shop|site)\b|(?:at an?|at the|am|an einem|an der|en un|en el|em um|num|no) (atm|card terminal|cajero|geldautomat(?:en)?|caixa eletronico|kassenterminal|kartenterminal|ladenkasse|counter|till|mostrador|datafono)\b|(?:in (?:the |a )?|im |en (?:la |una )?|na )(shop itself|store itself|physical (?:shop|store)|laden|ladengeschaft|geschaft selbst|propia tienda|tienda fisica|loja fisica|propria loja|maquininha)\b|\b(vor ort)\b|\b(?:in the|im|in einem|en el|no|pelo|por el) (browser|navegador)\b|\b(online|web|mobile|in-store|phone|telephone) (?:payment|purchase|transaction|order))/g;

const CURRENCIES: readonly (readonly [RegExp, readonly string[]])[] = [
  [/^(?:us dollars?|us-dollar|dolares|dollars?|dolar)$/, ["USD", "CAD", "AUD", "NZD", "HKD", "SGD"]],
  [/^euros?$/, ["EUR"]],
  [/^(?:nuevos )?sol(?:es)?$/, ["PEN"]],
  [/^pesos?$/, ["MXN", "COP", "ARS", "CLP", "DOP", "UYU", "PHP", "CUP"]],
  [/^(?:reais|real)$/, ["BRL"]],
  [/^(?:pounds?|libras?|pfund)$/, ["GBP"]],
  [/^(?:francs?|franken|francos?)$/, ["CHF", "XOF", "XAF"]],
  [/^(?:yen|ienes?)$/, ["JPY"]],
];
const CURRENCY =
  /(?<=\d[\d.,]{0,12}\s?)(?:([A-Z]{3})\b|((?:(?:[Pp]eruvian|American|US|[Mm]exican|[Pp]eruanische[nr]?|US-amerikanische[nr]?) )?(?:dollars?|soles|pesos)|US-Dollar|[dD]ol+ar\w{0,3}|dólares|dólar|[eE]uros?|[sS]ol(?:es)?|[pP]esos?|reais|[pP]ounds?|[lL]ibras?|Pfund|[fF]ran(?:cs?|ken|cos?)|[yY]en)(?!\p{L}))|\b([A-Z]{3})(?=\s\d)|([€£¥])\s?(?=\d)|(?<=\d\s?)([€£¥])/gu;
const SIGNS: Readonly<Record<string, readonly string[]>> = { "€": ["EUR"], "£": ["GBP"], "¥": ["JPY", "CNY"] };
const CODES = new Set(
  "USD EUR PEN MXN COP ARS CLP BRL GBP CHF JPY CNY CAD AUD NZD INR RUB UYU BOB PYG VES DOP CRC GTQ HNL NIO PAB SEK NOK DKK PLN CZK HUF TRY ZAR NGN KES EGP AED SAR THB IDR PHP MYR SGD HKD KRW TWD VND PKR BYN".split(
    " ",
  ),
);
const MERCHANT =
  /\b(?:[Mm]erchant|[Cc]omercio|[Cc]omerciante|[Tt]ienda|Händlers?|[Ee]stabelecimento|[Ll]oja|[Rr]etailer|[Ss]hop)(?: (?:was|is|called|named|es|era|llamad[oa]|namens|chamad[oa]|war|ist))?[:\s"“„«']{1,3}(\p{Lu}[\p{L}\p{N}&'.-]*(?: (?:(?:de|del|da|do|la|of|and|&|und|y|e) )?\p{Lu}[\p{L}\p{N}&'.-]*){0,3})/gu;
const DEVICE =
  /\b(?:device|dispositivo|aparelho|gerat)(?: (?:with id|id|mit der kennung|conocido|desconocido|conhecido|desconhecido))?[:\s"“„«'(]{1,3}(?=\p{L}{1,4}-\d)/gu;

const PERSON =
  /(?<![\p{L}])(\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+) (?:has |hat |ha )?(?:approved|blocked|decided|rejected|released|confirmed|aprobó|decidió|bloqueó|rechazó|aprovou|decidiu|bloqueou|rejeitou|entschied|gab|lehnte|genehmigte|sperrte|die Zahlung|den Fall)/gu;

/** Channels, currencies, merchants and devices the prose names that are not the payment's. */
export function wrongThings(
  prose: string,
  plain: string,
  record: CaseRecord,
  quantities: readonly Quantity[],
): FalseFact[] {
  const { channel, currency, merchant_name, merchant_id, device_id } = record.transaction ?? {};
  const found: FalseFact[] = [];
  const mark = (start: number, end: number, element: string) => found.push({ start, end, element });
  const kind = (word: string) => CHANNELS.find(([, words]) => words.test(word))?.[0];
  const own = channel === undefined ? undefined : (kind(channel.toLowerCase()) ?? channel.toLowerCase());
  for (const match of plain.matchAll(CHANNEL)) {
    const word = match.slice(1).find((group) => group !== undefined) ?? "";
    const said = kind(word);
    const end = match.index + match[0].indexOf(word) + word.length;
    // Somebody was asked by telephone; nothing was paid by it.
    if (said === "phone" || said === "mail") {
      const { start, end: stop } = sentenceAt(plain, match.index);
      if (CONFIRMED.test(plain.slice(start, stop))) continue;
    }
    if (own !== undefined && said !== undefined && said !== own) mark(end - word.length, end, "channel");
  }
  // What was paid on a screen was not paid at a counter; a telephone is on the web, too.
  if (own === "pos" || own === "atm") {
    for (const { index, 0: word } of plain.matchAll(
      /(?<!\bnot |\bnicht )\bonline\b(?! (?:payment|purchase|transaction|order))/g,
    ))
      if (!found.some(({ start }) => Math.abs(start - index) < 24)) mark(index, index + word.length, "channel");
  }
  for (const match of prose.matchAll(CURRENCY)) {
    const [, behind, name, before, signBefore, signBehind] = match;
    const code = behind ?? before;
    const sign = signBefore ?? signBehind;
    const said =
      code !== undefined
        ? CODES.has(code)
          ? [code]
          : undefined
        : sign !== undefined
          ? SIGNS[sign]
          : CURRENCIES.find(([words]) =>
              words.test(
                (name ?? "")
                  .toLowerCase()
                  .replace("ó", "o")
                  .replace(/^(?:peruvian|american|mexican|peruanische[nr]?|us-amerikanische[nr]?) /, ""),
              ),
            )?.[1];
    if (currency !== undefined && said !== undefined && !said.includes(currency)) {
      mark(match.index, match.index + match[0].length, "currency");
    }
  }
  // An amount in words bears the name of its currency too.
  for (const { start, end, text } of quantities.filter(({ kind, text }) => kind === "money" && !/\d/.test(text))) {
    const name = /\p{L}+$/u.exec(plain.slice(start, end))?.[0] ?? "";
    const said = CURRENCIES.find(([words]) => words.test(name))?.[1];
    if (currency !== undefined && said !== undefined && !said.includes(currency) && text !== name)
      mark(end - name.length, end, "currency");
  }
  for (const match of prose.matchAll(MERCHANT)) {
    const name = match[1]!.split(". ")[0]!;
    const end = match.index + match[0].length - match[1]!.length + name.length;
    const isOwn =
      merchant_name?.toLowerCase().includes(name.toLowerCase().replace(/[.']$/, "")) ||
      name.startsWith(merchant_id ?? "\0");
    if (merchant_name !== undefined && !isOwn) mark(end - name.length, end, "merchant");
  }
  const { resolution } = record;
  for (const match of resolution === null ? [] : prose.matchAll(PERSON)) {
    const name = match[1]!;
    const isOwn = name.split(" ").some((part) => resolution!.actor.includes(part));
    if (!isOwn) mark(match.index, match.index + name.length, "actor");
  }
  for (const match of plain.matchAll(DEVICE)) {
    const start = match.index + match[0].length;
    const id = /^[\p{L}\p{N}-]+/u.exec(prose.slice(start))![0];
    if (device_id && id !== device_id && /^\p{Lu}{1,4}-\d/u.test(id)) mark(start, start + id.length, "device");
  }
  return found;
}
