import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { referencePages } from "../../scripts/reference-docs.ts";

test.each(referencePages())("$path is current (else run `node scripts/reference-docs.ts`)", ({ path, content }) => {
  expect(readFileSync(new URL(`../../${path}`, import.meta.url), "utf8")).toBe(content);
});
