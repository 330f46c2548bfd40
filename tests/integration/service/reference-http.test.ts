import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { httpPages } from "../../../scripts/reference-http.ts";

it("the pages about the HTTP interface are current (else run `node scripts/reference-http.ts`)", async () => {
  for (const { path, content } of await httpPages()) {
    expect(readFileSync(new URL(`../../../${path}`, import.meta.url), "utf8")).toBe(content);
  }
});
