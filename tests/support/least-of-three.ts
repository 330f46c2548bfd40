/** The least of three measurements: what is slow by itself is slow each time, a busy neighbour is not. Ends early where one is below `enough`. */
export async function leastOfThree(measure: () => number | Promise<number>, enough = 0): Promise<number> {
  let least = Number.POSITIVE_INFINITY;
  for (let round = 0; round < 3 && least >= enough; round += 1) least = Math.min(least, await measure());
  return least;
}
