/** Throws when two series that describe the same rows differ in length: silently truncating would bias a metric. */
export function checkSameLength(left: ArrayLike<unknown>, right: ArrayLike<unknown>): void {
  if (left.length !== right.length) {
    throw new RangeError(`series differ in length: ${left.length} and ${right.length}`);
  }
}

/** Throws on NaN and infinities: one of them would turn a whole metric into NaN without a word. */
export function checkFinite(values: ArrayLike<number>): void {
  for (let i = 0; i < values.length; i += 1) {
    if (!Number.isFinite(values[i])) throw new RangeError(`value ${i} is not a finite number: ${values[i]}`);
  }
}
