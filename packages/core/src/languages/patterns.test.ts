import { expect, it } from "vitest";
import { leastOfThree } from "../../../../tests/support/least-of-three.ts";
import { processorMs } from "../../../../tests/support/processor-time.ts";
import { PACKS } from "./packs.ts";

/** Beginnings that patterns look for, each gone on with for 100,000 characters. */
const OPENINGS = ["", "Had the ", "were a ", "Wäre er ", "Hätten sie ", "that is ", "das ist ", "eso es ", "¿", '"'];
const PARTS = ["a, ", "a ", "a", "A. ", "1", "1, ", "würde", "the museum, it ", "die Brücke, wenn ", "no ", " ", "\n"];
const TEXTS = OPENINGS.flatMap((opening) => PARTS.map((part) => (opening + part.repeat(100_000)).slice(0, 100_000)));

/** Milliseconds in which nobody waits. */
const QUICK = 200;

/** The patterns of a pack, by where they stand in it. */
function* patternsIn(value: unknown, path: string): Generator<{ path: string; pattern: RegExp }> {
  if (value instanceof RegExp) yield { path, pattern: value };
  else if (typeof value === "object" && value !== null)
    for (const [key, part] of value instanceof Map ? value : Object.entries(value))
      yield* patternsIn(part, `${path}.${String(key)}`);
}

const patterns = Object.entries(PACKS).flatMap(([code, pack]) => [...patternsIn(pack, code)]);

it("finds the patterns of every pack", () => {
  expect(patterns.map(({ path }) => path)).toEqual(expect.arrayContaining(["en.judging.untruths.unreal"]));
  expect(patterns.length).toBeGreaterThan(100);
});

it.each(patterns)("$path is looked for in bounded time", async ({ pattern }) => {
  const look = (share: number) => () => {
    for (const text of TEXTS) text.slice(0, text.length * share).search(pattern);
  };
  const took = await leastOfThree(() => processorMs(look(1)), QUICK);
  if (took < QUICK) return;
  // On a slow machine, or for a long pattern: four times the text takes four times as long, and not sixteen times.
  expect(took).toBeLessThan(8 * (await leastOfThree(() => processorMs(look(1 / 4)), 0)));
});
