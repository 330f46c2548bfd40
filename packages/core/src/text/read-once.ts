/** Something analysed that carries what was read from it, for as long as it is there itself. */
export class Analysed {
  readonly #readings: unknown[];

  /**
   * What outlives a check brings an array of its own: the engine learns from each `[]` how long its arrays live, and what
   * is kept where it expects them to live long is not cleared quickly.
   */
  constructor(readings: unknown[] = []) {
    this.#readings = readings;
  }

  /** One place for each reader; only `readOnce` knows which. */
  static readingsOf(analysed: Analysed): unknown[] {
    return analysed.#readings;
  }
}

let readers = 0;

/**
 * The same function, asked once for each value: the answer is kept by the value. It must depend on nothing but the value,
 * so that it does not matter who asks first.
 */
export function readOnce<Of extends Analysed, Reading extends NonNullable<unknown>>(
  read: (of: Of) => Reading,
): (of: Of) => Reading {
  const place = readers;
  readers += 1;
  return (of) => {
    const readings = Analysed.readingsOf(of);
    const known = readings[place];
    if (known !== undefined) return known as Reading;
    const reading = read(of);
    // Places are filled from the first on: an array with holes would be slower to read.
    while (readings.length < place) readings.push(undefined);
    readings[place] = reading;
    return reading;
  };
}
