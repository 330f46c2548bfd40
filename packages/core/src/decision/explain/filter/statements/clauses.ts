/** One clause of a folded text, with the sentence it stands in. */
export interface Clause {
  readonly text: string;
  readonly sentence: string;
  /** What its sentence says before it. */
  readonly before: string;
}

/** `press «approve» in the app`: a quoted word or two belongs to its clause. */
const QUOTED = /["„“«]([^"„“”«»]{1,24})["“”»]/g;
/** Amounts, dates and times hold points and commas that end nothing. */
const NUMBERS = /\d[\d.,:/'-]*/g;
/** `vom 8. März`: the point of an ordinal ends no sentence. */
const ORDINAL = /^\d{1,2}\.$/;
/** `Charged: 0.00 EUR`: no sum at all denies, any other number tells nothing. */
const NIL = /^0+(?:[.,]0+)?(?=[.,:]?$)/;
const SENTENCE_END = /[.!?;](?= |$)/;
const CLAUSE_END = /[,:] ?| - |[()"„“”«»]/;

/** Cuts a folded text into clauses: at the signs, and at the words that begin a new one. Linear time. */
export function clausesOf(folded: string, breaks: RegExp, noneBehind: RegExp): Clause[] {
  return folded
    .replace(QUOTED, "$1")
    .replace(NUMBERS, (number) => {
      const end = /[.,:]$/.test(number) && !ORDINAL.test(number) ? number.at(-1)! : "";
      return (NIL.test(number) ? "00" : "0") + end;
    })
    .replace(noneBehind, " ")
    .split(SENTENCE_END)
    .flatMap((sentence) => {
      let before = "";
      return sentence
        .split(CLAUSE_END)
        .flatMap((part) => part.split(breaks))
        .map((part) => {
          const clause = { text: ` ${part.trim()} `, sentence: ` ${sentence} `, before };
          before += ` ${part} `;
          return clause;
        });
    })
    .filter(({ text }) => text.trim() !== "");
}
