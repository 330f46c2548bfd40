import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { connectEmbedded } from "./connect-embedded.ts";
import { folderFailure, openFailure } from "./store-failure.ts";

it.each(["EROFS", "EACCES", "EPERM"])("a home that may not be written is the user's to mend: %s", (code) => {
  const error = Object.assign(new Error(`${code}: no`), { code, syscall: "mkdir" });
  for (const failure of [folderFailure, openFailure]) {
    expect(failure(error, "/home/.beleg/store")).toMatchObject({
      code: "file_unwritable",
      params: { file: "/home/.beleg/store", detail: code },
    });
  }
});

it("says so when it is opened", async () => {
  const folder = mkdtempSync(join(tmpdir(), "beleg-home-"));
  writeFileSync(join(folder, "file"), "");
  await expect(connectEmbedded(join(folder, "file", "store"), { waitMs: 100 })).rejects.toMatchObject({
    code: "file_unwritable",
  });
  rmSync(folder, { recursive: true });
});
