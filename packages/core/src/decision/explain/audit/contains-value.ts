const INSIDE = /[\p{L}\p{N}]/u;

/**
 * True when the value stands in the text as a whole: `T-1` is not found in `T-1001` or `AT-1`, `0.5` not in `0.55` or
 * `10.5`, `FP-0` not in `FP-01`.
 */
export function containsValue(text: string, value: string): boolean {
  if (value === "") return false;
  for (let at = text.indexOf(value); at !== -1; at = text.indexOf(value, at + 1)) {
    if (isFree(text, at, value, -1) && isFree(text, at + value.length, value, 1)) return true;
  }
  return false;
}

function isFree(text: string, edge: number, value: string, step: 1 | -1): boolean {
  const own = step === 1 ? value.at(-1)! : value[0]!;
  if (!INSIDE.test(own)) return true;
  const near = (step === 1 ? text[edge] : text[edge - 1]) ?? " ";
  if (INSIDE.test(near)) return false;
  // A joint continues a word or a number only when a letter or digit stands behind it: `T-1001.` ends, `0.5.1` does not.
  if (!/[-_.,]/.test(near)) return true;
  const beyond = (step === 1 ? text[edge + 1] : text[edge - 2]) ?? " ";
  if (near === "," || near === ".") return !/\d/.test(beyond) || !/\d/.test(own);
  return !INSIDE.test(beyond);
}
