import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { startCommitGate } from "../../support/kill-retry/commit-gate.ts";
import { killAndRetry } from "../../support/kill-retry/kill-and-retry.ts";
import { startEngine } from "../../support/stores.ts";

it("sends nothing into effect twice that was committed when the service was killed, before it knew", async () => {
  const home = mkdtempSync(join(tmpdir(), "beleg-kill-"));
  const engine = await startEngine("server");
  const gate = await startCommitGate((await engine.fresh()).database_url ?? "");
  try {
    const tally = await killAndRetry(home, 10, { copies: 1, env: { DATABASE_URL: gate.url }, gate });
    expect(tally).toMatchObject({ second: [], lost: [] });
    expect(tally.replayed).toBeGreaterThanOrEqual(3);
  } finally {
    await gate.stop();
    await engine.stop();
    rmSync(home, { recursive: true, force: true });
  }
});

/** The full size is `npx node bench/kill-retry.ts`. */
it("sends nothing into effect twice when requests with a key are sent again after kill -9", async () => {
  const home = mkdtempSync(join(tmpdir(), "beleg-kill-"));
  try {
    const tally = await killAndRetry(home, 10, { copies: 1 });
    expect(tally).toMatchObject({ second: [], lost: [] });
    expect(tally.unanswered).toBeGreaterThanOrEqual(10);
  } finally {
    rmSync(home, { recursive: true, force: true });
  }
});
