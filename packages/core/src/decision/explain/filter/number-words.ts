import { matchesOf } from "./matches-of.ts";

/** Number words of es, pt, en and de, folded (no accents, `ss` for ß). `once` is left out: in English it is no number. */
const PLAIN: readonly (readonly [number, string])[] = [
  [0, "cero zero null"],
  [1, "uno one eins"],
  [2, "dos dois duas two zwei zwo"],
  [3, "tres three drei"],
  [4, "cuatro quatro four vier"],
  [5, "cinco five funf fuenf"],
  [6, "seis six sechs"],
  [7, "siete sete seven sieben"],
  [8, "ocho oito eight acht"],
  [9, "nueve nove nine neun"],
  [10, "diez dez ten zehn"],
  [11, "onze eleven elf"],
  [12, "doce doze twelve zwolf zwoelf dozen docena duzia dutzend"],
  [13, "trece treze thirteen dreizehn"],
  [14, "catorce catorze quatorze fourteen vierzehn"],
  [15, "quince quinze fifteen funfzehn fuenfzehn"],
  [16, "dieciseis dezesseis dezasseis sixteen sechzehn"],
  [17, "diecisiete dezessete dezassete seventeen siebzehn"],
  [18, "dieciocho dezoito eighteen achtzehn"],
  [19, "diecinueve dezenove dezanove nineteen neunzehn"],
  [20, "veinte vinte twenty zwanzig"],
  [30, "treinta trinta thirty dreissig dreizig"],
  [40, "cuarenta quarenta forty fourty vierzig"],
  [50, "cincuenta cinquenta fifty funfzig fuenfzig"],
  [60, "sesenta sessenta sixty sechzig"],
  [70, "setenta seventy siebzig"],
  [80, "ochenta oitenta eighty achtzig"],
  [90, "noventa ninety neunzig"],
  [100, "cien ciento cem cento hundred hundert einhundert"],
  [200, "doscientos doscientas duzentos duzentas"],
  [300, "trescientos trescientas trezentos trezentas"],
  [400, "cuatrocientos cuatrocientas quatrocentos quatrocentas"],
  [500, "quinientos quinientas quinhentos quinhentas"],
  [600, "seiscientos seiscientas seiscentos seiscentas"],
  [700, "setecientos setecientas setecentos setecentas"],
  [800, "ochocientos ochocientas oitocentos oitocentas"],
  [900, "novecientos novecientas novecentos novecentas"],
  [1000, "mil thousand tausend eintausend"],
  [1_000_000, "million millon milhao millionen millones milhoes"],
];
const GERMAN_UNITS = "ein zwei drei vier funf sechs sieben acht neun".split(" ");
const GERMAN_TENS = "zwanzig dreissig vierzig funfzig sechzig siebzig achtzig neunzig".split(" ");
const SPANISH_TWENTIES = "uno dos tres cuatro cinco seis siete ocho nueve".split(" ");

const VALUES = valueTable();
const WORD = /[a-z]+/g;
/** `mil gracias` and `tausend Dank` count nothing, nor does `cien por cien`. */
const COURTESY =
  /^ (?:de )?(?:gracias|disculpas|perdones|thanks|apologies|dank|entschuldigung\w*|desculpas|perdoes|obrigad\w+|por (?:cien|cento)|prozent|per ?cent)\b/;
const THANKS = /\bthanks an? $/;

/**
 * A folded text with its number words as digits: `ochenta y dos` → `82`, `acht von zehn` → `8 von 10`. Digits spoken one
 * by one stay apart: `zero three` → `0 3`. The same text when it holds no number word. Linear time.
 */
export function withDigits(folded: string): string {
  let text = "";
  let from = 0;
  let open: { start: number; end: number; value: number; words: number } | null = null;
  const close = () => {
    if (open === null) return;
    const { start, end, value, words } = open;
    open = null;
    if (words === 1 && (COURTESY.test(folded.slice(end, end + 24)) || THANKS.test(folded.slice(0, start)))) return;
    text += folded.slice(from, start) + String(value);
    from = end;
  };
  for (const match of matchesOf(WORD, folded)) {
    const value = numberOf(match[0]);
    // The hundred of `por ciento` belongs to the sign, not to the number.
    if (value === null || (value === 100 && folded.startsWith("por ", match.index - 4))) continue;
    const end = match.index + match[0].length;
    if (match[0] === "acht" && isCare(folded, match.index, end)) continue;
    const joined: number | null =
      open === null ? null : join(open.value, value, folded.slice(open.end, Math.min(match.index, open.end + 6)));
    if (open !== null && joined !== null) open = { start: open.start, end, value: joined, words: open.words + 1 };
    else {
      close();
      open = { start: match.index, end, value, words: 1 };
    }
  }
  close();
  return from === 0 ? folded : text + folded.slice(from);
}

/** `geben Sie auf Ihre Daten acht`: care, not eight. */
function isCare(folded: string, start: number, end: number): boolean {
  const before = folded.slice(Math.max(0, start - 40), start);
  return (
    /^(?:[.,!;]|$)/.test(folded.slice(end, end + 1)) && /\b(?:geben|gib|gebt|nehmen|nimm)(?: \w+){0,5} $/.test(before)
  );
}

/** Two number words as one number, or null when they are two: `setenta y tres` is one, `dos y tres` are two. */
function join(before: number, next: number, between: string): number | null {
  if (!/^(?: |-| y | e | and | und )$/.test(between)) return null;
  if (next >= 1000 && next % 1000 === 0) return before > 0 && before < next ? before * next : null;
  const last = before % 1000;
  if (next === 100 && last > 1 && last < 20 && last !== 10) return before + last * 99;
  // What follows must fit into the zeros at the end: 70 takes 3, 300 takes 73, 1000 takes 300.
  if (next === 0 || before === 0) return null;
  const room =
    before % 1000 === 0 ? 1000 : before % 100 === 0 ? 100 : before % 10 === 0 && before % 100 !== 10 ? 10 : 1;
  return next < room ? before + next : null;
}

function numberOf(word: string): number | null {
  const plain = VALUES.get(word);
  if (plain !== undefined) return plain;
  // German writes hundreds and thousands in one word: `dreihundertzehn`, `zweitausendfunfhundert`.
  if (word.length > 40) return null;
  const thousand = word.indexOf("tausend");
  if (thousand !== -1) {
    const many = thousand === 0 ? 1 : (numberOf(word.slice(0, thousand)) ?? (word.startsWith("eintausend") ? 1 : 0));
    const rest = word.slice(thousand + 7).replace(/^und/, "");
    const few = rest === "" ? 0 : numberOf(rest);
    return many > 0 && many < 1000 && few !== null && few < 1000 ? many * 1000 + few : null;
  }
  const at = word.indexOf("hundert");
  if (at === -1) return null;
  const hundreds = at === 0 ? 1 : (VALUES.get(word.slice(0, at)) ?? (word.slice(0, at) === "ein" ? 1 : 0));
  const rest = word.slice(at + 7).replace(/^und/, "");
  const small = rest === "" ? 0 : VALUES.get(rest);
  return hundreds > 0 && hundreds < 10 && small !== undefined && small < 100 ? hundreds * 100 + small : null;
}

function valueTable(): ReadonlyMap<string, number> {
  const values = new Map<string, number>();
  for (const [value, words] of PLAIN) for (const word of words.split(" ")) values.set(word, value);
  for (const [unit, name] of GERMAN_UNITS.entries()) {
    for (const [ten, tens] of GERMAN_TENS.entries()) values.set(`${name}und${tens}`, (ten + 2) * 10 + unit + 1);
  }
  for (const [unit, name] of SPANISH_TWENTIES.entries()) values.set(`veinti${name}`, 21 + unit);
  return values;
}
