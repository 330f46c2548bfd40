/** Single characters and what they fold to. */
const GROUPS: readonly (readonly [folded: string, characters: string])[] = [
  ['"', "\u201c\u201d\u201e\u201f\u00ab\u00bb\u301d\u301e\u301f\uff02\u2033"],
  ["'", "\u2018\u2019\u201a\u201b\u2039\u203a\u00b4\u02bc\u02b9\u2032\uff07"],
  ["-", "\u2010\u2011\u2012\u2013\u2014\u2015\u2212\ufe58\ufe63\uff0d"],
  ["...", "\u2026"],
  ["..", "\u2025"],
  // Invisible: soft hyphen, zero-width signs, direction marks, byte-order mark.
  [
    "",
    "\u00ad\u200b\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2060\u2061\u2062\u2063\u2064\u2066\u2067\u2068\u2069\ufeff",
  ],
];

/** Character code → folded form, for everything below that folds alone. */
export const FOLDED_SIGNS: ReadonlyMap<number, string> = new Map(
  GROUPS.flatMap(([folded, characters]) => Array.from(characters, (c) => [c.charCodeAt(0), folded] as const)),
);

/**
 * Ranges whose compatibility form means the same in running text: Latin ligatures, full- and half-width forms, styled
 * letters, Roman numerals, digraphs. Superscripts and fractions stay: `10²` is not `102`, `5½` is not `51/2`.
 */
const COMPATIBLE: readonly (readonly [first: number, last: number])[] = [
  [0x0132, 0x0133],
  [0x01c4, 0x01cc],
  [0x01f1, 0x01f3],
  [0x2160, 0x217f],
  [0xfb00, 0xfb4f],
  [0xff01, 0xffee],
  [0x1d400, 0x1d7ff],
];

/** True for a code point whose NFKC form may stand for it. */
export function isCompatible(codePoint: number): boolean {
  return COMPATIBLE.some(([first, last]) => codePoint >= first && codePoint <= last);
}
