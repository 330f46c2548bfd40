/** The 249 codes of ISO 3166-1 alpha-2 by first letter, and XK, which ISO leaves open and every payment network uses. */
const SECOND_LETTERS = {
  A: "DEFGILMOQRSTUWXZ",
  B: "ABDEFGHIJLMNOQRSTVWYZ",
  C: "ACDFGHIKLMNORUVWXYZ",
  D: "EJKMOZ",
  E: "CEGHRST",
  F: "IJKMOR",
  G: "ABDEFGHILMNPQRSTUWY",
  H: "KMNRTU",
  I: "DELMNOQRST",
  J: "EMOP",
  K: "EGHIMNPRWYZ",
  L: "ABCIKRSTUVY",
  M: "ACDEFGHKLMNOPQRSTUVWXYZ",
  N: "ACEFGILOPRUZ",
  O: "M",
  P: "AEFGHKLMNRSTWY",
  Q: "A",
  R: "EOSUW",
  S: "ABCDEGHIJKLMNORSTVXYZ",
  T: "CDFGHJKLMNORTVWZ",
  U: "AGMSYZ",
  V: "ACEGINU",
  W: "FS",
  X: "K",
  Y: "ET",
  Z: "AMW",
} as const;

/** A pattern of all country codes, written out so that every reader of JSON Schema understands it; in capitals, or in any case. */
export function countryPattern(anyCase: boolean): string {
  const letters = (text: string) => (anyCase ? text + text.toLowerCase() : text);
  return Object.entries(SECOND_LETTERS)
    .map(([first, second]) => `[${letters(first)}][${letters(second)}]`)
    .join("|");
}
