import { spawnSync } from "node:child_process";
import { expect, it } from "vitest";

const SCRIPT = new URL("../support/left-behind.ts", import.meta.url).pathname;

// A check takes about 2 MB. One shape or old object that holds its texts kept 350 kB until all memory was cleared.
it("a check is gone with the quick collections of garbage", () => {
  const flags = ["--expose-gc", "--no-allocation-site-pretenuring"];
  const { stdout, stderr } = spawnSync(process.execPath, [...flags, SCRIPT], { encoding: "utf8" });
  expect(Number.parseFloat(stdout), stderr).toBeLessThan(100_000);
});
