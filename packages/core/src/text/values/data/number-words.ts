import type { Language } from "../../../languages/language.ts";

/** The number words of one language, keyed by their folded form. */
export type NumberWords = {
  /** 0–99 and ready-made hundreds: they add up. */
  readonly small: ReadonlyMap<string, number>;
  /** "hundred" and above: they multiply what stands before them. */
  readonly magnitude: ReadonlyMap<string, number>;
  /** Short forms that only follow digits: "3.5bn", "3,5 Mio.". */
  readonly shortMagnitude: ReadonlyMap<string, number>;
  /** Plural magnitudes with no number before them: "thousands of". */
  readonly vague: ReadonlyMap<string, number>;
  /** Words that may stand for one but mostly are articles or pronouns. */
  readonly article: ReadonlySet<string>;
  /** Articles that are a number only in front of a magnitude ("a million"). */
  readonly articleOnly: ReadonlySet<string>;
  readonly half: ReadonlySet<string>;
  /** Words that may join the parts of one number ("two hundred and fifty"). */
  readonly and: string;
  /** Places in the number where `and` may stand: after hundreds only, between tens and ones only, or anywhere. */
  readonly andPlace: "hundreds" | "tens" | "any";
  readonly ordinal: ReadonlyMap<string, number>;
  /** Denominators: "two thirds". */
  readonly fraction: ReadonlyMap<string, number>;
  readonly multiple: ReadonlyMap<string, number>;
};

function words(...groups: readonly (readonly [number, string])[]): ReadonlyMap<string, number> {
  const table = new Map<string, number>();
  for (const [value, forms] of groups) for (const form of forms.split(" ")) table.set(form, value);
  return table;
}

/** Consecutive values from `first` on, one word (or `a|b` spellings) each. */
function count(first: number, step: number, list: string): readonly (readonly [number, string])[] {
  return list.split(" ").map((forms, index) => [first + index * step, forms.replaceAll("|", " ")] as const);
}

function set(list: string): ReadonlySet<string> {
  return new Set(list.split(" ").filter((word) => word !== ""));
}

const en: NumberWords = {
  small: words(
    ...count(
      0,
      1,
      "zero|nil one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen",
    ),
    ...count(20, 10, "twenty thirty forty|fourty fifty sixty seventy eighty ninety"),
  ),
  magnitude: words(
    [12, "dozen"],
    [100, "hundred"],
    [1e3, "thousand"],
    [1e6, "million millions"],
    [1e9, "billion billions"],
    [1e12, "trillion trillions"],
  ),
  shortMagnitude: words([1e3, "k"], [1e6, "m mn mln mil mio"], [1e9, "bn b bln"], [1e12, "tn trn"]),
  vague: words(
    [10, "tens"],
    [12, "dozens"],
    [100, "hundreds"],
    [1e3, "thousands"],
    [1e6, "millions"],
    [1e9, "billions"],
    [1e12, "trillions"],
  ),
  article: set("one"),
  articleOnly: set("a an"),
  half: set("half"),
  and: "and",
  andPlace: "hundreds",
  ordinal: words(
    ...count(
      1,
      1,
      "first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth twentieth",
    ),
    ...count(30, 10, "thirtieth fortieth fiftieth sixtieth seventieth eightieth ninetieth"),
    [100, "hundredth"],
    [1000, "thousandth"],
  ),
  fraction: words(
    [2, "half halves"],
    [3, "third thirds"],
    [4, "quarter quarters fourth fourths"],
    [5, "fifth fifths"],
    [6, "sixth sixths"],
    [7, "seventh sevenths"],
    [8, "eighth eighths"],
    [10, "tenth tenths"],
  ),
  multiple: words(
    [2, "twice double doubled doubles doubling twofold"],
    [3, "thrice triple tripled triples tripling treble trebled threefold"],
    [4, "quadruple quadrupled fourfold"],
    [5, "fivefold"],
    [10, "tenfold"],
  ),
};

const de: NumberWords = {
  // Compounds ("zweihundertfünfzig") are taken apart in german-number-word.ts; this is their alphabet.
  small: words(
    [1, "eins"],
    [2, "zwei zwo"],
    ...count(
      3,
      1,
      "drei vier funf|fuenf sechs sieben acht neun zehn elf zwolf|zwoelf dreizehn vierzehn funfzehn|fuenfzehn sechzehn siebzehn achtzehn neunzehn",
    ),
    ...count(20, 10, "zwanzig dreissig vierzig funfzig|fuenfzig sechzig siebzig achtzig neunzig"),
    [0, "null"],
    [1.5, "anderthalb eineinhalb"],
    [2.5, "zweieinhalb"],
    [3.5, "dreieinhalb"],
    [4.5, "viereinhalb"],
  ),
  magnitude: words(
    [12, "dutzend"],
    [100, "hundert"],
    [1e3, "tausend"],
    [1e6, "million millionen"],
    [1e9, "milliarde milliarden"],
    [1e12, "billion billionen"],
  ),
  shortMagnitude: words([1e3, "tsd k"], [1e6, "mio mill"], [1e9, "mrd mia"], [1e12, "bio"]),
  vague: words(
    [12, "dutzende dutzenden dutzender"],
    [100, "hunderte hunderten hunderter"],
    [1e3, "tausende tausenden tausender abertausende"],
    [1e4, "zehntausende zehntausenden zehntausender"],
    [1e5, "hunderttausende hunderttausenden hunderttausender"],
    [1e6, "millionen"],
    [1e9, "milliarden"],
  ),
  article: set("ein eine einen einem einer eines"),
  articleOnly: set("kein keine"),
  half: set("halbe halben halber halbes halb"),
  and: "und",
  andPlace: "hundreds",
  ordinal: words(
    ...["te", "ten", "ter", "tes", "tem"].flatMap((end) => {
      const stems = "ers zwei drit vier funf sechs sieb ach neun zehn elf zwolf".split(" ");
      return stems.map((stem, index) => [index + 1, stem + end] as const);
    }),
  ),
  fraction: words(
    [2, "halfte"],
    [3, "drittel dritteln"],
    [4, "viertel vierteln"],
    [5, "funftel"],
    [6, "sechstel"],
    [8, "achtel"],
    [10, "zehntel"],
  ),
  multiple: words(
    [2, "doppelt doppelte doppelten doppelter doppeltes verdoppelt verdoppelte verdoppeln zweimal zweifach"],
    [3, "dreifach dreifache dreifachen verdreifacht verdreifachte dreimal"],
    [4, "vierfach vierfache vervierfacht viermal"],
    [5, "funffach funffache funfmal"],
    [10, "zehnfach zehnfache zehnmal"],
  ),
};

const es: NumberWords = {
  small: words(
    [0, "cero"],
    [2, "dos"],
    ...count(
      3,
      1,
      "tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciseis diecisiete dieciocho diecinueve",
    ),
    ...count(
      20,
      1,
      "veinte veintiun|veintiuno|veintiuna veintidos veintitres veinticuatro veinticinco veintiseis veintisiete veintiocho veintinueve",
    ),
    ...count(30, 10, "treinta cuarenta cincuenta sesenta setenta ochenta noventa"),
    [100, "cien ciento"],
    ...count(
      200,
      100,
      "doscientos|doscientas trescientos|trescientas cuatrocientos|cuatrocientas quinientos|quinientas seiscientos|seiscientas setecientos|setecientas ochocientos|ochocientas novecientos|novecientas",
    ),
  ),
  magnitude: words(
    [12, "docena docenas"],
    [1e3, "mil"],
    [1e6, "millon millones"],
    [1e9, "millardo millardos"],
    [1e12, "billon billones"],
  ),
  shortMagnitude: words([1e3, "k"], [1e6, "mm mill mio"]),
  vague: words(
    [10, "decenas"],
    [12, "docenas"],
    [100, "cientos centenares centenas"],
    [1e3, "miles millares"],
    [1e6, "millones"],
  ),
  article: set("un una uno"),
  articleOnly: set(""),
  half: set("medio media"),
  and: "y",
  andPlace: "tens",
  ordinal: words(
    [1, "primer primero primera primeros primeras"],
    [2, "segundo segunda"],
    [3, "tercer tercero tercera"],
    [4, "cuarto cuarta"],
    [5, "quinto quinta"],
    [6, "sexto sexta"],
    [7, "septimo septima"],
    [8, "octavo octava"],
    [9, "noveno novena"],
    [10, "decimo decima"],
    [20, "vigesimo vigesima"],
  ),
  fraction: words(
    [2, "mitad medio"],
    [3, "tercio tercios"],
    [4, "cuarto cuartos"],
    [5, "quinto quintos"],
    [6, "sexto sextos"],
    [8, "octavo octavos"],
    [10, "decimo decimos"],
  ),
  multiple: words(
    [2, "doble dobles duplico duplicar duplica duplicaron"],
    [3, "triple triples triplico triplicar triplica triplicaron"],
    [4, "cuadruple cuadruplico"],
    [5, "quintuple"],
  ),
};

const pt: NumberWords = {
  small: words(
    [0, "zero"],
    [2, "dois duas"],
    ...count(
      3,
      1,
      "tres quatro cinco seis sete oito nove dez onze doze treze catorze|quatorze quinze dezesseis|dezasseis dezessete|dezassete dezoito dezenove|dezanove",
    ),
    ...count(20, 10, "vinte trinta quarenta cinquenta sessenta setenta oitenta noventa"),
    [100, "cem cento"],
    ...count(
      200,
      100,
      "duzentos|duzentas trezentos|trezentas quatrocentos|quatrocentas quinhentos|quinhentas seiscentos|seiscentas setecentos|setecentas oitocentos|oitocentas novecentos|novecentas",
    ),
  ),
  magnitude: words(
    [12, "duzia duzias"],
    [1e3, "mil"],
    [1e6, "milhao milhoes"],
    [1e9, "bilhao bilhoes"],
    [1e12, "trilhao trilhoes biliao bilioes"],
  ),
  shortMagnitude: words([1e3, "k"], [1e6, "mi mm"], [1e9, "bi"], [1e12, "tri"]),
  vague: words(
    [10, "dezenas"],
    [12, "duzias"],
    [100, "centenas"],
    [1e3, "milhares"],
    [1e6, "milhoes"],
    [1e9, "bilhoes"],
  ),
  article: set("um uma"),
  articleOnly: set(""),
  half: set("meio meia"),
  and: "e",
  andPlace: "any",
  ordinal: words(
    [1, "primeiro primeira primeiros primeiras"],
    [2, "segundo segunda"],
    [3, "terceiro terceira"],
    [4, "quarto quarta"],
    [5, "quinto quinta"],
    [6, "sexto sexta"],
    [7, "setimo setima"],
    [8, "oitavo oitava"],
    [9, "nono nona"],
    [10, "decimo decima"],
  ),
  fraction: words(
    [2, "metade"],
    [3, "terco tercos"],
    [4, "quarto quartos"],
    [5, "quinto quintos"],
    [10, "decimo decimos"],
  ),
  multiple: words([2, "dobro dobrou duplicou"], [3, "triplo triplicou"], [4, "quadruplo"]),
};

export const numberWords: Readonly<Record<Language, NumberWords>> = { en, de, es, pt };
