import { type Pause, takeTurns } from "../../packages/core/src/ports/index.ts";

/**
 * The longest stretch of some work between two turns, in milliseconds of processor time. The steps of the same work are the
 * same each time, so each counts with its shortest round: a step that is too long is too long each time, a busy neighbour or
 * cleared memory is not. Ends early where the longest is below `enough`.
 */
export async function longestStretch(
  work: (pause: Pause) => Promise<unknown>,
  { rounds, enough }: { readonly rounds: number; readonly enough: number },
): Promise<number> {
  const least: number[] = [];
  let longest = Number.POSITIVE_INFINITY;
  for (let round = 0; round < rounds && longest >= enough; round += 1) {
    const { steps, gaveWay } = await watch(work);
    steps.forEach((ms, at) => {
      least[at] = Math.min(ms, least[at] ?? ms);
    });
    longest = longestBetween(least.slice(0, steps.length), gaveWay);
  }
  return longest;
}

/** How long each step took, and after which of them others had their turn. */
async function watch(work: (pause: Pause) => Promise<unknown>) {
  const steps: number[] = [];
  const gaveWay = new Set<number>();
  let last = spent();
  const endStep = () => {
    const now = spent();
    steps.push(now - last);
    last = now;
  };
  await work((amount) => {
    const turn = takeTurns(amount);
    endStep();
    if (turn === undefined) return undefined;
    gaveWay.add(steps.length - 1);
    return turn.then(() => {
      last = spent();
    });
  });
  endStep();
  return { steps, gaveWay };
}

/** What this thread has computed so far; only both parts together are exact. */
function spent(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

function longestBetween(steps: readonly number[], gaveWay: ReadonlySet<number>): number {
  let longest = 0;
  let stretch = 0;
  steps.forEach((ms, at) => {
    stretch += ms;
    longest = Math.max(longest, stretch);
    if (gaveWay.has(at)) stretch = 0;
  });
  return longest;
}
