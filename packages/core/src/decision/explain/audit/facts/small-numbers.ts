const WORDS: readonly string[] = [
  "",
  "1 one first uno una um uma primer primera primeira eine erste ersten",
  "2 two second dos dois duas segunda zwei zweite zweiten",
  "3 three third tres tercera terceira drei dritte dritten",
  "4 four fourth cuatro quatro cuarta quarta vier vierte vierten",
  "5 five fifth cinco quinta funf funfte funften",
  "6 six sixth seis sexta sechs sechste sechsten",
  "7 seven seventh siete sete septima setima sieben siebte siebten",
  "8 eight eighth ocho oito octava oitava acht achte achten",
  "9 nine ninth nueve nove novena nona neun neunte neunten",
];
const VALUES: ReadonlyMap<string, number> = new Map(
  WORDS.flatMap((words, value) => words.split(" ").map((word) => [word, value] as const)).filter(([word]) => word),
);

/** A small number or ordinal in digits or in a word of four languages, without case and accents. */
export function smallNumber(word: string): number | undefined {
  return VALUES.get(word);
}

/** A pattern for every word `smallNumber` knows. */
export const SMALL_NUMBER = [...VALUES.keys()].join("|");

const PLACES: readonly (readonly [RegExp, number])[] = [
  [/\b(?:first|former|primera?|primeir[ao]|erste[nrs]?|erstere[nrs]?)\b/, 0],
  [/\b(?:second|segund[ao]|zweite[nrs]?)\b/, 1],
  [/\b(?:third|tercer[ao]?|terceir[ao]|dritte[nrs]?)\b/, 2],
  [/\b(?:last|latter|ultim[ao]|letzte[nrs]?|letztere[nrs]?)\b/, -1],
];

/** The place in a list that words name: `the first`, `la última`; -1 is the last. */
export function ordinalPlace(text: string): number | null {
  return PLACES.find(([words]) => words.test(text))?.[1] ?? null;
}
