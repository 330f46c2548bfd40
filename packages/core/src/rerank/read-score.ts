/** A score as a model wrote it: on our scale, or off it. */
export interface WrittenScore {
  /** 0–100; null when it lies outside and is not believed. */
  readonly score: number | null;
}

const NUMBER = /^([-+]?\d+(?:[.,]\d+)?(?:e[-+]?\d+)?)\s*(%|\/\s*(?:100|10|1))?$/i;

/**
 * Reads a score in every form models write: `92`, `"92.5"`, `"92,5"`, `"92 %"`, `"46/50"` is none but `"8/10"` is 80.
 * Null where there is no number; a number off the scale is told apart, for it says that the model lost its scale.
 */
export function readScore(raw: unknown): WrittenScore | null {
  const value = typeof raw === "string" ? readText(raw) : raw;
  if (typeof value !== "number" || Number.isNaN(value)) return null;
  return { score: value >= 0 && value <= 100 ? value : null };
}

function readText(raw: string): number | null {
  const [, digits, unit] = NUMBER.exec(raw.trim()) ?? [];
  if (digits === undefined) return null;
  const value = Number(digits.replace(",", "."));
  const [, of = "100"] = unit?.split("/") ?? [];
  return (value * 100) / Number(of);
}

/**
 * Whether the scores of one answer are on a scale of 0 to 1: none above 1, and one of them a fraction. Whole numbers alone
 * may be what was asked for: a list of useless sources.
 */
export function isUnitScale(scores: readonly number[]): boolean {
  return scores.every((score) => score <= 1) && scores.some((score) => score > 0 && score < 1);
}
