import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { PICTURE, terminalSvg } from "../../scripts/terminal-svg.ts";

test(`${PICTURE} shows what is printed (else run \`npx node scripts/terminal-svg.ts\`)`, async () => {
  const drawn = await terminalSvg();
  expect(drawn).toBe(await readFile(new URL(`../../${PICTURE}`, import.meta.url), "utf8"));
  expect(drawn).toContain(">FAIL</tspan>");
});
