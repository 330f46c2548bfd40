/** `13. Juni` ends no sentence. */
const MONTH = "(?!\\s(?:januar|februar|marz|april|mai|juni|juli|august|september|oktober|november|dezember)\\b)";
const END = new RegExp(`[.!?;](?=\\s)${MONTH}|\\n`, "g");
const NEXT_END = new RegExp(`[.!?;](?=\\s|$)${MONTH}|\\n`);
/** Sentences are shorter; what is longer is read around the place only. */
const REACH = 400;

/** Where the sentence around a place begins and ends; a semicolon ends one too. */
export function sentenceAt(plain: string, at: number): { readonly start: number; readonly end: number } {
  const from = Math.max(0, at - REACH);
  const before = [...plain.slice(from, at).matchAll(END)].at(-1);
  const behind = plain.slice(at, at + REACH).search(NEXT_END);
  return {
    start: before === undefined ? from : from + before.index + 1,
    end: behind === -1 ? Math.min(plain.length, at + REACH) : at + behind,
  };
}
