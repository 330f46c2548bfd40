import { chmod, mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { diskCache, forgetTexts } from "./disk-cache.ts";
import { textDigest, withSourceTexts } from "./text-digests.ts";

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

it("forgets what was derived from a text, and nothing else", async () => {
  const cache = diskCache({ folder, clock });
  await withSourceTexts(["Anna's letter", "a summary"], async () => cache.set("mine", "about Anna"));
  await withSourceTexts(["another letter"], async () => cache.set("theirs", "about nobody"));
  await forgetTexts(folder, [await textDigest("a summary"), await textDigest("never seen")]);
  expect(await cache.get("mine")).toBeUndefined();
  expect(await cache.get("theirs")).toBe("about nobody");
});

it("sweeps what has expired off the disk, once a day", async () => {
  const day = 86_400_000;
  const at = (now: number) => diskCache({ folder, clock: { now: () => now } });
  const files = async () => (await readdir(folder, { recursive: true })).filter((name) => name.endsWith(".json"));
  await withSourceTexts(["text"], async () => at(day).set("short", "x", day / 2));
  await at(day).set("long", "y", 10 * day);
  await at(1.9 * day).set("more", "z", 10 * day);
  expect(await files()).toHaveLength(3);
  await at(2.1 * day).set("more", "z", 10 * day);
  expect(await files()).toHaveLength(2);
  expect(await readdir(join(folder, "by-text", await textDigest("text")))).toEqual([]);
  expect(await at(2.1 * day).get("long")).toBe("y");
});
