/** A source of numbers in [0, 1). */
export type Random = () => number;

/**
 * A small seeded generator (sfc32: 128 bits of state, passes PractRand) that gives the same numbers on every machine.
 * Only for resampling; never for secrets.
 */
export function seededRandom(seed: number): Random {
  let a = seed | 0;
  let b = Math.floor(seed / 0x1_0000_0000) | 0;
  let c = 0x9e37_79b9 | 0;
  let counter = 1;
  const next = () => {
    const mixed = (((a + b) | 0) + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = ((c << 21) | (c >>> 11)) + mixed;
    c |= 0;
    return (mixed >>> 0) / 0x1_0000_0000;
  };
  // Neighbouring seeds start out alike: the first rounds mix them apart.
  for (let i = 0; i < 15; i += 1) next();
  return next;
}
