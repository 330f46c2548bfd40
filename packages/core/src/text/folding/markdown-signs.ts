import { DIGIT, flagsAt, LETTER, SPACE } from "../characters.ts";

/** True for a sign that only marks up: emphasis, code, strike-through, heading, quotation. Looks at few neighbours. */
export function isMarkdownSign(text: string, at: number): boolean {
  switch (text.charCodeAt(at)) {
    case 0x2a: // *
    case 0x5f: // _
    case 0x7e: // ~
      return isEmphasis(text, at);
    case 0x60: // `
      return true;
    case 0x23: // #
      return startsLine(text, at, 0x23) && endsRun(text, at, 0x23);
    case 0x3e: // >
      return startsLine(text, at, 0x3e) && (flagsAt(text, at + 1) & SPACE) !== 0;
    default:
      return false;
  }
}

/** Emphasis touches a word on one side only; `5*3`, `snake_case` and a lone `*` between blanks are content. */
function isEmphasis(text: string, at: number): boolean {
  const sign = text.charCodeAt(at);
  let before = at - 1;
  let after = at + 1;
  while (at - before < 4 && text.charCodeAt(before) === sign) before -= 1;
  while (after - at < 4 && text.charCodeAt(after) === sign) after += 1;
  if (sign === 0x7e && after - before < 3) return false;
  const left = flagsAt(text, before);
  const right = flagsAt(text, after);
  const wordLeft = (left & (LETTER | DIGIT)) !== 0;
  const wordRight = (right & (LETTER | DIGIT)) !== 0;
  if (wordLeft && wordRight) return false;
  const open = left === 0 || (left & SPACE) !== 0;
  const close = right === 0 || (right & SPACE) !== 0;
  return !(open && close);
}

function startsLine(text: string, at: number, sign: number): boolean {
  let i = at - 1;
  while (at - i < 7 && (text.charCodeAt(i) === sign || text.charCodeAt(i) === 0x20)) i -= 1;
  return i < 0 || text.charCodeAt(i) === 0x0a || text.charCodeAt(i) === 0x0d;
}

function endsRun(text: string, at: number, sign: number): boolean {
  let i = at + 1;
  while (i - at < 7 && text.charCodeAt(i) === sign) i += 1;
  return text.charCodeAt(i) === 0x20;
}
