import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { openStore } from "../../../packages/beleg/src/store/index.ts";
import { exampleRun } from "../../support/example-run.ts";

const folders: string[] = [];
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

describe("an embedded store that was closed", () => {
  it.each([
    ["in this thread", false],
    ["in a thread of its own", true],
  ])("%s refuses a transaction at once, and nothing is left unheard", async (_where, receives) => {
    const home = mkdtempSync(join(tmpdir(), "beleg-closed-"));
    folders.push(home);
    const store = await openStore({ database_url: null, home }, { receives });
    await store.close();
    const unheard: unknown[] = [];
    const hear = (error: unknown) => unheard.push(error);
    process.on("unhandledRejection", hear);
    await expect(store.tenant().runs.save(exampleRun(1))).rejects.toThrow(/closed|store/i);
    await new Promise((resolve) => setImmediate(resolve));
    process.off("unhandledRejection", hear);
    expect(unheard).toEqual([]);
  });
});
