import { chmod, mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { diskCache } from "./disk-cache.ts";

const clock = { now: () => 0 };
let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "beleg-cache-"));
});

afterEach(async () => {
  await rm(folder, { recursive: true, force: true });
});

it("finds what another instance wrote, and nothing else", async () => {
  await diskCache({ folder, clock }).set("key", "Grüße 🙂\n");
  expect(await diskCache({ folder, clock }).get("key")).toBe("Grüße 🙂\n");
  expect(await diskCache({ folder, clock }).get("other")).toBeUndefined();
});

it("keeps keys that look like paths inside its folder", async () => {
  const inner = join(folder, "inner");
  await diskCache({ folder: inner, clock }).set("../../escape", "x");
  expect(await readdir(folder)).toEqual(["inner"]);
});

it("shows whole values only while many write the same key, and leaves no drafts", async () => {
  const cache = diskCache({ folder, clock });
  const values = Array.from({ length: 20 }, (_, index) => String(index).repeat(20_000));
  const seen = await Promise.all(
    values.map(async (value) => {
      await cache.set("key", value);
      return await cache.get("key");
    }),
  );
  for (const value of seen) expect(values).toContain(value);
  const files = (await readdir(folder, { recursive: true })).filter((file) => file.includes("."));
  expect(files).toHaveLength(1);
});

it("neither throws nor lies when the folder cannot be used", async () => {
  const file = join(folder, "file");
  await writeFile(file, "");
  await chmod(file, 0o444);
  const cache = diskCache({ folder: file, clock });
  await cache.set("key", "value");
  expect(await cache.get("key")).toBeUndefined();
});
