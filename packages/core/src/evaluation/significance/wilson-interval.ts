/** The normal quantile of a 95 % interval. */
const Z = 1.959963984540054;

/** Wilson's 95 % interval of a share observed in `n` trials; unlike the bootstrap's it has a width at 0 and 1. */
export function wilsonInterval(share: number, n: number): { readonly lower: number; readonly upper: number } {
  const scale = 1 + Z ** 2 / n;
  const centre = (share + Z ** 2 / (2 * n)) / scale;
  const half = (Z / scale) * Math.sqrt((share * (1 - share)) / n + (Z / (2 * n)) ** 2);
  // At the ends rounding must not push the bound past the observed share.
  return { lower: share === 0 ? 0 : centre - half, upper: share === 1 ? 1 : centre + half };
}
