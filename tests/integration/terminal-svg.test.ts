import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { PICTURE, terminalSvg } from "../../scripts/terminal-svg.ts";
import { captureCli } from "../support/run-cli.ts";

test(`${PICTURE} shows what is printed (else run \`npx node scripts/terminal-svg.ts\`)`, async () => {
  const drawn = await terminalSvg();
  expect(drawn).toBe(await readFile(new URL(`../../${PICTURE}`, import.meta.url), "utf8"));
  expect(drawn).toContain(">FAIL</tspan>");
});

test("the finding in the README is one that is found", async () => {
  const readme = await readFile(new URL("../../README.md", import.meta.url), "utf8");
  const finding = /^## One finding\n\n```\n([\s\S]*?)```/mu.exec(readme)![1]!;
  const cwd = fileURLToPath(new URL("../../packages/beleg/demo/en", import.meta.url));
  const { code, stdout } = await captureCli(["check", "--source", "article.txt", "summary.txt", "-f", "pretty"], {
    cwd,
  });
  expect(code).toBe(1);
  expect(stdout).toContain(finding);
});

test("the figures in the README take five lines at most, and each range holds what the records measured", async () => {
  const readme = await readFile(new URL("../../README.md", import.meta.url), "utf8");
  const record = await readFile(new URL("../../docs/decisions/0097-proof-not-resemblance.md", import.meta.url), "utf8");
  const rows = [...readme.matchAll(/^\| ([^|]+) \| (\d\.\d\d) to (\d\.\d\d) \|$/gm)];
  expect(rows.length).toBeGreaterThan(0);
  expect(rows.length).toBeLessThanOrEqual(5);
  const measured = new Set(record.match(/\d\.\d\d/g));
  for (const [, , low, high] of rows) expect([...measured]).toEqual(expect.arrayContaining([low, high]));
});
