/** Letters of other alphabets, and signs, that read as a Latin letter. One group per Latin letter. */
const GROUPS: Readonly<Record<string, string>> = {
  a: "аɑαᴀ",
  b: "ЬьвβƄʙ",
  c: "сϲᴄ",
  d: "ԁɗᴅ",
  e: "еєҽεᴇ",
  f: "ғƒꜰϝ",
  g: "ɡցɢ",
  h: "һнʜ",
  i: "іıɩιɪ",
  j: "јʝϳᴊ",
  k: "кκᴋ",
  l: "ӏʟⅼ",
  m: "мᴍ",
  n: "пոηɴ",
  o: "оοσөᴏօ",
  p: "рρᴘ",
  q: "ԛɋ",
  r: "гʀɾ",
  s: "ѕꜱʂ",
  t: "тτᴛ",
  u: "υսᴜ",
  v: "ѵνᴠ",
  w: "ԝωᴡ",
  x: "хχ",
  y: "уγʏү",
  z: "ᴢʐ",
};

/** Character → the Latin letter it poses as; also circled and squared letters, which NFKC leaves alone in part. */
export const CONFUSABLES: ReadonlyMap<string, string> = new Map(
  Object.entries(GROUPS).flatMap(([latin, others]) => Array.from(others, (other) => [other, latin] as const)),
);

/** Digits and signs that leet writing puts for letters. `1` and `|` stand for two letters: both are tried. */
export const LEET: Readonly<Record<string, string>> = {
  "0": "o",
  "1": "i",
  "3": "e",
  "4": "a",
  "5": "s",
  "6": "g",
  "7": "t",
  "8": "b",
  "9": "g",
  "@": "a",
  $: "s",
  "€": "e",
  "!": "i",
  "|": "i",
  "+": "t",
  "£": "l",
  "¢": "c",
};
