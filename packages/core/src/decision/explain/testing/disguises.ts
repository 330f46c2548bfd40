/** Ways to write a word so that a plain search does not find it, while a reader still does. */
export const DISGUISES: Readonly<Record<string, (word: string) => string>> = {
  plain: (word) => word,
  capitals: (word) => word.toUpperCase(),
  accentless: (word) => word.normalize("NFD").replace(/\p{M}/gu, ""),
  decomposed: (word) => word.normalize("NFD"),
  accented: (word) => word.replace(/[aeo]/, (letter) => `${letter}\u0301`),
  struck: (word) => Array.from(word, (letter) => `${letter}\u0336`).join(""),
  zeroWidth: (word) => splice(word, "\u200b"),
  joiner: (word) => splice(word, "\u200d"),
  softHyphen: (word) => splice(word, "\u00ad"),
  bidi: (word) => splice(word, "\u202a\u202c"),
  cyrillic: (word) => swap(word, { a: "а", e: "е", o: "о", c: "с", p: "р", i: "і", x: "х", s: "ѕ" }),
  greek: (word) => swap(word, { o: "ο", a: "α", i: "ι", u: "υ", e: "ε", p: "ρ" }),
  fullWidth: (word) => word.replace(/[!-~]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) + 0xfee0)),
  bold: (word) => word.replace(/[a-z]/g, (letter) => String.fromCodePoint(0x1d41a + letter.charCodeAt(0) - 97)),
  leet: (word) => swap(word, { o: "0", e: "3", a: "4", i: "1", s: "5", t: "7" }),
  leetOne: (word) => word.replace(/[oeai]/, (letter) => ({ o: "0", e: "3", a: "@", i: "1" })[letter] ?? letter),
  spaced: (word) => Array.from(word).join(" "),
  dotted: (word) => Array.from(word).join("."),
  dashed: (word) => Array.from(word).join("-"),
  underscored: (word) => Array.from(word).join("_"),
  hyphenated: (word) => splice(word, "-"),
  bolded: (word) => splice(word, "**"),
  starred: (word) => splice(word, "*"),
  tagged: (word) => `${word.slice(0, 2)}<b>${word.slice(2)}</b>`,
  commented: (word) => splice(word, "<!-- -->"),
  entity: (word) => `&#${word.codePointAt(0)};${word.slice(1)}`,
  slashed: (word) => splice(word, "/"),
  brokenInTwo: (word) => splice(word, " "),
};

function splice(word: string, inside: string): string {
  const middle = Math.ceil(word.length / 2);
  return word.slice(0, middle) + inside + word.slice(middle);
}

function swap(word: string, table: Readonly<Record<string, string>>): string {
  return Array.from(word.toLowerCase(), (letter) => table[letter] ?? letter).join("");
}
