import { setTimeout as sleep } from "node:timers/promises";
import type { TextPair } from "./pairs.ts";
import type { startFakeModel } from "./start-fake-model.ts";

/** What one way to check a text costs. */
export interface Cost {
  readonly calls: number;
  /** Of one check. */
  readonly ms: number;
  readonly tenAtOnceMs: number;
  /** Processor time of this process for one check. */
  readonly cpuMs: number;
  /** Of one check. */
  readonly inputTokens: number;
}

/** Until the engine has compiled what a check runs through. */
const WARM_UP = 20;
const ROUNDS = 8;

/** Measures on the ten pairs; time is the best of several rounds, since what else the machine does only adds to it. */
export async function costOf(
  fake: Awaited<ReturnType<typeof startFakeModel>>,
  pairs: readonly TextPair[],
  check: (pair: TextPair) => Promise<unknown>,
): Promise<Cost> {
  for (let round = 0; round < WARM_UP; round += 1) await Promise.all(pairs.map(check));
  await fake.arrived();
  let ms = Number.POSITIVE_INFINITY;
  let tenAtOnceMs = Number.POSITIVE_INFINITY;
  let cpuMs = Number.POSITIVE_INFINITY;
  for (let round = 0; round < ROUNDS; round += 1) {
    await sleep(200);
    ms = Math.min(ms, await timed(() => check(pairs[round]!)));
    const before = process.cpuUsage();
    tenAtOnceMs = Math.min(tenAtOnceMs, await timed(() => Promise.all(pairs.map(check))));
    const { user, system } = process.cpuUsage(before);
    cpuMs = Math.min(cpuMs, (user + system) / 1000 / pairs.length);
  }
  const checks = ROUNDS * (1 + pairs.length);
  const { calls, inputTokens } = await fake.arrived();
  return { calls: calls / checks, ms, tenAtOnceMs, cpuMs, inputTokens: Math.round(inputTokens / checks) };
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await work();
  return performance.now() - started;
}
