import { chmodSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { sessionSecret } from "./session-secret.ts";

let cwd: string;
beforeEach(() => {
  cwd = mkdtempSync(join(tmpdir(), "beleg-secret-"));
});
afterEach(() => rmSync(cwd, { recursive: true, force: true }));
const file = () => join(cwd, "home", "session-secret");
const modeOf = (path: string) => statSync(path).mode & 0o777;

describe("the secret of sessions", () => {
  it("is made once, also by many at once, for its owner's eyes only", async () => {
    const made = await Promise.all(Array.from({ length: 8 }, () => sessionSecret("home", cwd)));
    expect(made[0]).toHaveLength(32);
    for (const secret of [...made, await sessionSecret("home", cwd)]) expect(secret).toEqual(made[0]);
    expect(modeOf(file())).toBe(0o600);
    expect(readdirSync(join(cwd, "home"))).toEqual(["session-secret"]);
  });

  it("is another one after its file was deleted", async () => {
    const first = await sessionSecret("home", cwd);
    rmSync(file());
    expect(await sessionSecret("home", cwd)).not.toEqual(first);
  });

  it("is closed again where it lay open, and refused where it is none", async () => {
    await sessionSecret("home", cwd);
    chmodSync(file(), 0o644);
    await sessionSecret("home", cwd);
    expect(modeOf(file())).toBe(0o600);
    writeFileSync(file(), "short");
    await expect(sessionSecret("home", cwd)).rejects.toMatchObject({ code: "file_unreadable" });
  });
});
