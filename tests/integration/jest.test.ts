import { execFileSync, spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

const root = new URL("../..", import.meta.url).pathname;

const TESTS = `
import { toBeBackedBy } from "beleg/jest";
expect.extend({ toBeBackedBy });
const sources = ["The harbour bridge cost 48 million euros."];
test("backed", () => expect("The harbour bridge cost 48 million euros.").toBeBackedBy(sources));
test("not backed", () => expect("The harbour bridge cost 84 million euros.").not.toBeBackedBy(sources));
test("nobody can say", () => expect("The harbour bridge cost 84 million euros.").not.toBeBackedBy([]));
test("contradicted", () => expect("The harbour bridge cost 84 million euros.").toBeBackedBy(sources));
`;

// Jest comes from the registry and takes a minute: only a run that asks for slow tests pays for it.
describe.runIf(process.env.BELEG_SLOW_TESTS)("the matcher in Jest", () => {
  let home: string;
  beforeAll(() => {
    home = mkdtempSync(join(tmpdir(), "beleg-jest-"));
    writeFileSync(join(home, "package.json"), '{"private":true,"type":"module"}');
    execFileSync("npm", ["install", "--silent", "--ignore-scripts", "jest@30.5.2"], { cwd: home });
    mkdirSync(join(home, "node_modules/@beleg"));
    symlinkSync(join(root, "packages/beleg"), join(home, "node_modules/beleg"));
    symlinkSync(join(root, "packages/core"), join(home, "node_modules/@beleg/core"));
    writeFileSync(join(home, "answers.test.js"), TESTS);
  });
  afterAll(() => rmSync(home, { recursive: true, force: true }));

  it("passes and fails as in Vitest", () => {
    const { stderr } = spawnSync(process.execPath, ["--experimental-vm-modules", "node_modules/jest/bin/jest.js"], {
      cwd: home,
      encoding: "utf8",
      env: { PATH: process.env.PATH },
    });
    expect(stderr).toMatch(/✓ backed[\s\S]*✓ not backed[\s\S]*✕ nobody can say[\s\S]*✕ contradicted/);
    expect(stderr).toContain('source  "The harbour bridge cost [48] million euros."   sources[0]');
    expect(stderr).toContain("INCOMPLETE  there is no source to check against");
  });
});
