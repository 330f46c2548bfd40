/** The least of three measurements: what is slow by itself is slow each time, a busy neighbour is not. Ends early where one is below `enough`. */
export function leastOfThree(measure: () => number | Promise<number>, enough = 0): Promise<number> {
  return leastOf(3, measure, enough);
}

/** The same of so many. */
export async function leastOf(rounds: number, measure: () => number | Promise<number>, enough = 0): Promise<number> {
  let least = Number.POSITIVE_INFINITY;
  for (let round = 0; round < rounds && least >= enough; round += 1) least = Math.min(least, await measure());
  return least;
}
