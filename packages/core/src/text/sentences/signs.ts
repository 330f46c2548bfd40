/** Full stop, question and exclamation marks, ellipsis, and their full-width kin. */
export function isTerminator(code: number): boolean {
  switch (code) {
    case 0x2e:
    case 0x21:
    case 0x3f:
    case 0x2026:
    case 0x203c:
    case 0x203d:
    case 0x2047:
    case 0x2048:
    case 0x2049:
    case 0x3002:
    case 0xff01:
    case 0xff1f:
      return true;
    default:
      return false;
  }
}

/** Closing brackets: they always belong to the sentence before them. */
export function isClosingBracket(code: number): boolean {
  return code === 0x29 || code === 0x5d || code === 0x7d;
}

/** Opening brackets. */
export function isOpeningBracket(code: number): boolean {
  return code === 0x28 || code === 0x5b || code === 0x7b;
}

/** Quotation marks of all directions, single ones included. */
export function isQuote(code: number): boolean {
  switch (code) {
    case 0x22:
    case 0x27:
    case 0x60:
    case 0xab:
    case 0xbb:
    case 0x2018:
    case 0x2019:
    case 0x201a:
    case 0x201c:
    case 0x201d:
    case 0x201e:
    case 0x201f:
    case 0x2039:
    case 0x203a:
      return true;
    default:
      return false;
  }
}

/** LF, CR and the Unicode line and paragraph separators. */
export function isLineBreak(code: number): boolean {
  return code === 0x0a || code === 0x0d || code === 0x2028 || code === 0x2029 || code === 0x85;
}

/** Dashes that can stand between sentences or open a line of speech. */
export function isDash(code: number): boolean {
  return code === 0x2d || (code >= 0x2012 && code <= 0x2015);
}

/** Signs that start a list item. */
export function isBullet(code: number): boolean {
  return (
    isDash(code) ||
    code === 0x2a ||
    code === 0x2022 ||
    code === 0xb7 ||
    code === 0x25e6 ||
    code === 0x25aa ||
    code === 0x25cf ||
    code === 0x25a0 ||
    code === 0x2023 ||
    code === 0x2043
  );
}

export const STOP = 1;
export const LINE_BREAK = 2;
export const QUOTE = 3;

/** What a code unit may mean to the scanner; most mean nothing. */
export const SIGNS: Uint8Array = new Uint8Array(0x10000);
fillSigns(0, 0x100);
fillSigns(0x2000, 0x2050);
fillSigns(0x3000, 0x3010);
fillSigns(0xff00, 0xff20);

function fillSigns(first: number, end: number): void {
  for (let code = first; code < end; code += 1) {
    if (isTerminator(code)) SIGNS[code] = STOP;
    else if (isLineBreak(code)) SIGNS[code] = LINE_BREAK;
    else if (isQuote(code)) SIGNS[code] = QUOTE;
  }
}
