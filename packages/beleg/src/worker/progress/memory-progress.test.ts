import { expect, it } from "vitest";
import { memoryProgress } from "./memory-progress.ts";

const note = { dimension: "coherence", status: "ok", score: 0.9 } as const;
const first = { run_id: 1, started_at: "2026-01-01T00:00:00Z" };
const second = { run_id: 1, started_at: "2026-01-01T00:00:10Z" };

it("keeps what a run has said while it works, whoever comes and goes, and forgets it after the end", async () => {
  const progress = memoryProgress();
  progress.begun("a", first);
  const leave = progress.follow("a", 1, () => {});
  progress.note("a", first, note);
  leave();
  expect(await progress.after("a", first, 0)).toEqual([note]);
  expect(await progress.after("b", first, 0)).toEqual([]);
  let news = 0;
  progress.follow("a", 1, () => {
    news += 1;
  });
  progress.note("a", first, note);
  expect(await progress.after("a", first, 1)).toEqual([note]);
  await progress.ended("a", first);
  expect(news).toBe(2);
  expect(await progress.after("a", first, 0)).toEqual([]);
});

it("takes nothing from a try whose run another one is at", async () => {
  const progress = memoryProgress();
  progress.begun("a", first);
  progress.begun("a", second);
  progress.note("a", first, note);
  await progress.ended("a", first);
  progress.note("a", second, note);
  expect(await progress.after("a", first, 0)).toEqual([]);
  expect(await progress.after("a", second, 0)).toEqual([note]);
});
