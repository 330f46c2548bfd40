import { QUOTATION_MARK } from "../../../../text/quotation-marks.ts";

/** A sentence as its words are looked for: one blank between them, one kind of apostrophe, no picture behind them. */
export function plainText(bare: string): string {
  let text = bare.trim();
  for (let seen = 0; seen < MOST_PICTURES; seen += 1) {
    const [picture] = PICTURE.exec(text.slice(-4)) ?? [];
    if (picture === undefined) break;
    text = text.slice(0, -picture.length).trimEnd();
  }
  return text.replace(/\s+/gu, " ").replaceAll("’", "'");
}

const PICTURE = /(?:\p{Extended_Pictographic}|\ufe0f|\u200d|[\u{1f3fb}-\u{1f3ff}])$/u;
const MOST_PICTURES = 12;

/** Ends with a question mark, unless the question is what somebody is quoted with: `She asked: "Who pays?"`. */
export function isQuestion(text: string): boolean {
  if (!/\?["'“”’»«‹)\]]*$/u.test(text)) return false;
  const quote = text.search(QUOTATION_MARK);
  return !(quote > 0 && /\?["“”»«‹]$/u.test(text) && /[:,]\s*$/u.test(text.slice(0, quote)));
}

/** True when words stand both inside and outside of quotation marks. */
export function isAttributed(text: string): boolean {
  const parts = text.split(QUOTATION_MARK);
  const hasWords = (side: number) => parts.some((part, at) => at % 2 === side && /\p{L}{2}/u.test(part));
  return parts.length > 1 && hasWords(0) && hasWords(1);
}

/** True when a quotation opens the sentence and somebody's words follow it, or it began or ends in another sentence. */
export function opensInQuote(text: string): boolean {
  const parts = text.split(QUOTATION_MARK);
  return parts.length % 2 === 0 || (parts[0] === "" && isAttributed(text));
}
