const QUOTE = /["“”„«»‹›]/u;

/** Ends with a question mark, unless the question is what somebody is quoted with: `She asked: "Who pays?"`. */
export function isQuestion(text: string): boolean {
  if (!/\?["'“”’»«‹)\]]*$/u.test(text)) return false;
  const quote = text.search(QUOTE);
  return !(quote > 0 && /\?["“”»«‹]$/u.test(text) && /[:,]\s*$/u.test(text.slice(0, quote)));
}

/** True when words stand both inside and outside of quotation marks, or a quotation goes beyond the sentence. */
export function isAttributed(text: string): boolean {
  const parts = text.split(QUOTE);
  if (parts.length === 1) return false;
  const hasWords = (side: number) => parts.some((part, at) => at % 2 === side && /\p{L}{2}/u.test(part));
  return parts.length % 2 === 0 || (hasWords(0) && hasWords(1));
}
