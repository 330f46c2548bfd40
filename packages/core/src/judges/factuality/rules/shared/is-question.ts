/** True for a sentence that ends in a question mark, whatever closes behind it. */
export function isQuestion(sentence: string): boolean {
  return /\?[\s."'”’»)\]]*$/u.test(sentence);
}
