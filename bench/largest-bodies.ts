// How long one request holds up all others: `npx node bench/largest-bodies.ts` after `npm run build`.
// Each route gets its largest allowed body; meanwhile /healthz is asked every few milliseconds, and the serving thread says
// how long its event loop was held up. Bar: p99 of /healthz < 50 ms.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { LARGEST_BODIES } from "../tests/support/largest-bodies/bodies.ts";
import { openWatchedService } from "../tests/support/largest-bodies/watched-service.ts";

const EVERY_MS = 5;
const LEAST_ASKS = 200;

const only = process.argv[2];
const home = mkdtempSync(join(tmpdir(), "beleg-largest-"));
const service = await openWatchedService(home);
let missed = 0;
console.log("/healthz p99 ms | loop ms | status | ms | route");
for (const largest of LARGEST_BODIES) {
  if (only !== undefined && !`${largest.route} ${largest.name}`.includes(only)) continue;
  let sending = true;
  const sent = service.send(largest).finally(() => {
    sending = false;
  });
  const p99 = await askHealth(() => sending);
  const { held, status, ms } = await sent;
  if (p99 >= 50) missed += 1;
  console.log(
    `${p99.toFixed(1).padStart(8)} | ${held.toFixed(1).padStart(7)} | ${status} | ${ms.toFixed(0).padStart(6)} | ${largest.route} ${largest.name}`,
  );
}
console.log(missed === 0 ? "every route keeps the bar" : `${missed} above the bar`);
await service.close();
rmSync(home, { recursive: true, force: true });
process.exitCode = missed === 0 ? 0 : 1;

/** How long /healthz took at most, 99 of 100 times. */
async function askHealth(isSending: () => boolean): Promise<number> {
  const asks: Promise<number>[] = [];
  const started = performance.now();
  // Asked at fixed times, whether the answers before have come or not: who waits for them would not see the wait.
  while (isSending() || asks.length < LEAST_ASKS) {
    const due = started + asks.length * EVERY_MS;
    await new Promise((rest) => setTimeout(rest, Math.max(0, due - performance.now())));
    asks.push(service.call("/healthz").then(() => performance.now() - Math.max(due, started)));
  }
  const times = await Promise.all(asks);
  times.sort((a, b) => a - b);
  return times[Math.floor(times.length * 0.99)]!;
}
