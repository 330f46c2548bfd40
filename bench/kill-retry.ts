// Does an Idempotency-Key hold over a crash? `npx node bench/kill-retry.ts [unanswered] [embedded|server]` after `npm run build`.
// On a server a gate before PostgreSQL keeps the answers of commits back, so that kills fall between a commit and its answer.
// Kills `beleg serve` with requests to every POST route in flight, starts it again, sends again what got no answer (200 by
// default), and counts what took effect twice, or not at all although it was answered. Both must be 0.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startCommitGate } from "../tests/support/kill-retry/commit-gate.ts";
import { killAndRetry } from "../tests/support/kill-retry/kill-and-retry.ts";
import { startEngine } from "../tests/support/stores.ts";

const wanted = Number(process.argv[2] ?? 200);
const engine = await startEngine(process.argv[3] === "server" ? "server" : "embedded");
const home = mkdtempSync(join(tmpdir(), "beleg-kill-"));
try {
  const { database_url } = await engine.fresh();
  const gate = database_url === null ? undefined : await startCommitGate(database_url);
  const tally = await killAndRetry(home, wanted, {
    env: gate === undefined ? {} : { DATABASE_URL: gate.url },
    gate,
    onRound: ({ kills, unanswered, replayed, second }) =>
      console.error(`${kills} kills, ${unanswered} unanswered, ${replayed} done, ${second.length} second effects`),
  });
  const { kills, unanswered, replayed, second, lost, slowestRetryMs } = tally;
  console.log(
    `${engine.kind}: ${kills} kills, ${unanswered} requests without an answer, ${replayed} of them had taken effect`,
  );
  console.log(`second effects ${second.length} ${second.join(", ")}`);
  console.log(`answered without effect ${lost.length} ${lost.join(", ")}`);
  console.log(`slowest retry ${Math.round(slowestRetryMs)} ms`);
  await gate?.stop();
  process.exitCode = second.length + lost.length > 0 ? 1 : 0;
} finally {
  await engine.stop();
  rmSync(home, { recursive: true, force: true });
}
