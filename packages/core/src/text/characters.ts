/** What a character is, as bit flags; asked once per character and remembered, so scanners stay table-driven. */
export const LETTER = 1;
export const UPPER = 2;
export const LOWER = 4;
export const DIGIT = 8;
export const SPACE = 16;
/** Continues the grapheme before it: combining marks, joiners, variation selectors, skin tones, tags. */
export const EXTEND = 32;
export const PICTOGRAPH = 64;
const KNOWN = 128;

/** Characters that pull the next one into their grapheme (Arabic number signs and their kin). */
const PREPEND =
  /[\u0600-\u0605\u06dd\u070f\u0890\u0891\u08e2\u0d4e\u{110bd}\u{110cd}\u{111c2}\u{111c3}\u{1193f}\u{11941}\u{11a3a}\u{11a84}-\u{11a89}\u{11d46}\u{11f02}]/u;
const EXTENDING = /\p{M}|\p{Emoji_Modifier}|\u200c|\u200d|\uff9e|\uff9f|[\u{e0020}-\u{e007f}]/u;
const PICTURE = /[\p{Extended_Pictographic}\p{Regional_Indicator}]/u;

const basic = new Uint8Array(0x10000);
const astral = new Map<number, number>();
/** Hostile text may hold every code point there is; the memory of this module must not grow with it. */
const ASTRAL_LIMIT = 4096;

function classify(codePoint: number): number {
  const character = String.fromCodePoint(codePoint);
  let flags = KNOWN;
  if (/\p{L}/u.test(character)) flags |= LETTER;
  if (/[\p{Lu}\p{Lt}]/u.test(character)) flags |= UPPER;
  if (/\p{Ll}/u.test(character)) flags |= LOWER;
  if (/\p{Nd}/u.test(character)) flags |= DIGIT;
  if (/\s/u.test(character)) flags |= SPACE;
  if (codePoint >= 0x300 && EXTENDING.test(character)) flags |= EXTEND;
  if (codePoint >= 0x2000 && PICTURE.test(character)) flags |= PICTOGRAPH;
  return flags;
}

/** Flags of a code point. */
export function flagsOf(codePoint: number): number {
  if (codePoint < 0x10000) {
    const known = basic[codePoint]!;
    if (known !== 0) return known;
    const flags = classify(codePoint);
    basic[codePoint] = flags;
    return flags;
  }
  const known = astral.get(codePoint);
  if (known !== undefined) return known;
  if (astral.size >= ASTRAL_LIMIT) astral.clear();
  const flags = classify(codePoint);
  astral.set(codePoint, flags);
  return flags;
}

/** Flags of the character at a UTF-16 offset; either half of a surrogate pair answers for the whole; 0 outside the text. */
export function flagsAt(text: string, offset: number): number {
  if (offset < 0 || offset >= text.length) return 0;
  const code = text.charCodeAt(offset);
  if (code < 0xd800 || code > 0xdfff) return flagsOf(code);
  return flagsOf(text.codePointAt(startsInsidePair(text, offset) ? offset - 1 : offset)!);
}

/** True when the offset lies between the two halves of a surrogate pair. */
export function startsInsidePair(text: string, offset: number): boolean {
  if (offset <= 0 || offset >= text.length) return false;
  const low = text.charCodeAt(offset);
  if (low < 0xdc00 || low > 0xdfff) return false;
  const high = text.charCodeAt(offset - 1);
  return high >= 0xd800 && high <= 0xdbff;
}

/** True for white space that stands for itself: not the base of a combining mark, not swallowed by a prepending sign. */
export function isBlankAt(text: string, offset: number): boolean {
  if ((flagsAt(text, offset) & SPACE) === 0) return false;
  const code = text.charCodeAt(offset);
  // Controls take part in no grapheme but their own.
  if (code < 0x20 || code === 0x2028 || code === 0x2029 || code === 0xfeff) return true;
  const next = text.charCodeAt(offset + 1);
  if (next >= 0x300 && (flagsAt(text, offset + 1) & EXTEND) !== 0) return false;
  return !pullsNext(text, offset - 1);
}

/** True when the character at the offset draws the next one into its own grapheme. */
export function pullsNext(text: string, offset: number): boolean {
  if (offset < 0 || text.charCodeAt(offset) < 0x600) return false;
  return PREPEND.test(String.fromCodePoint(text.codePointAt(startsInsidePair(text, offset) ? offset - 1 : offset)!));
}
