import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { billOfMaterials } from "../../../scripts/sbom.ts";

const lockText = readFileSync(new URL("../../../package-lock.json", import.meta.url), "utf8");
const lock = JSON.parse(lockText) as {
  packages: Record<string, { integrity?: string; resolved?: string; link?: boolean }>;
};

it("the lockfile pins every package of a registry by its hash", () => {
  const loose = Object.entries(lock.packages).filter(
    ([path, { integrity, link }]) => path.includes("node_modules/") && !link && !/^sha(?:512|1)-/.test(integrity ?? ""),
  );
  expect(loose.map(([path]) => path)).toEqual([]);
});

it("the bill of materials holds what users install, with licence, hash and address, and nothing of our tools", () => {
  const bom = billOfMaterials(lockText);
  const names = bom.components.map(({ name }) => name);
  expect(bom).toMatchObject({ bomFormat: "CycloneDX", specVersion: "1.6", version: 1 });
  expect(bom.serialNumber).toMatch(/^urn:uuid:[0-9a-f]{8}-[0-9a-f]{4}-5[0-9a-f]{3}-8[0-9a-f]{3}-[0-9a-f]{12}$/);
  for (const name of ["@beleg/core", "fastify", "zod", "pg-boss", "@modelcontextprotocol/sdk"])
    expect(names).toContain(name);
  for (const name of ["vitest", "typescript", "@biomejs/biome", "playwright-core"]) expect(names).not.toContain(name);
  expect(new Set(bom.components.map((one) => one["bom-ref"])).size).toBe(bom.components.length);
  for (const { name, hashes, licenses } of bom.components) {
    expect([name, licenses?.length ?? 0]).toEqual([name, 1]);
    if (!name.startsWith("@beleg/")) expect(hashes?.[0]?.content).toMatch(/^[0-9a-f]{40,128}$/);
  }
  expect(billOfMaterials(lockText)).toEqual(bom);
});
