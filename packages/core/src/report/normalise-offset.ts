const DECIMAL = /^[+-]?\d{1,300}(?:\.\d{0,300})?$/;

/** Reads an offset from a number or a decimal text; fractions are cut off. Null for anything else. */
export function normaliseOffset(value: unknown): number | null {
  const number = typeof value === "string" ? numberOfText(value) : value;
  if (typeof number !== "number" || !Number.isFinite(number)) return null;
  return Math.trunc(number) + 0; // `+ 0` turns -0 into 0
}

function numberOfText(text: string): number | null {
  const trimmed = text.length <= 1000 ? text.trim() : "";
  return DECIMAL.test(trimmed) ? Number(trimmed) : null;
}
