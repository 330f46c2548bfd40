import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { killAndRetry } from "../../support/kill-retry/kill-and-retry.ts";

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
}, 180_000);
