import { expect, it } from "vitest";
import { createRunProgress } from "./run-progress.ts";

const note = { dimension: "coherence", status: "ok", score: 0.9 } as const;

it("keeps what a run has said while it works, whoever comes and goes, and forgets it after the end", () => {
  const progress = createRunProgress();
  const leave = progress.follow("a", 1, () => {});
  progress.note("a", 1, note);
  leave();
  expect(progress.notes("a", 1)).toEqual([note]);
  expect(progress.notes("b", 1)).toEqual([]);
  const heard: number[] = [];
  const leaveAgain = progress.follow("a", 1, () => heard.push(progress.notes("a", 1).length));
  progress.note("a", 1, note);
  progress.ended("a", 1);
  expect(heard).toEqual([2, 2]);
  expect(progress.notes("a", 1)).toHaveLength(2);
  leaveAgain();
  expect(progress.notes("a", 1)).toEqual([]);
});
