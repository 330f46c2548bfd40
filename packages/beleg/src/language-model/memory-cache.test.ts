import { expect, it } from "vitest";
import { memoryCache } from "./memory-cache.ts";

it("forgets the least recently used entry first", async () => {
  const cache = memoryCache({ maxEntries: 2, clock: { now: () => 0 } });
  await cache.set("a", "1");
  await cache.set("b", "2");
  await cache.get("a");
  await cache.set("c", "3");
  expect([await cache.get("a"), await cache.get("b"), await cache.get("c")]).toEqual(["1", undefined, "3"]);
});

it("forgets an entry after its time to live", async () => {
  let now = 0;
  const cache = memoryCache({ clock: { now: () => now } });
  await cache.set("a", "1", 100);
  now = 99;
  expect(await cache.get("a")).toBe("1");
  now = 100;
  expect(await cache.get("a")).toBeUndefined();
});
