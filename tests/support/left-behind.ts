// Run as a process of its own with --expose-gc: prints how many bytes of a check are still there after quick collections.
import { getHeapStatistics } from "node:v8";
import { newsOf } from "../../bench/load/article.ts";
import { check } from "../../packages/core/src/check/index.ts";

const CHECKS = 50;
const collect = globalThis.gc!;
let seed = 0;

async function checkMany(): Promise<void> {
  for (let done = 0; done < CHECKS; done += 1) {
    seed += 1;
    await check(newsOf(seed));
  }
}

// The first texts bring words that are kept on purpose.
for (let round = 0; round < 2; round += 1) await checkMany();
collect();
const before = getHeapStatistics().used_heap_size;
await checkMany();
// What outlives two of them is moved to where only a full collection finds it.
collect({ type: "minor" });
collect({ type: "minor" });
process.stdout.write(String((getHeapStatistics().used_heap_size - before) / CHECKS));
