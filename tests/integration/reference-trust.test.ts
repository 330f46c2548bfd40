import { expect, test } from "vitest";
import { judgeSource, keptSaid, labelledSources, saidOf } from "../../scripts/reference-trust.ts";

/** A quarter of the sources: all of them take half a minute. */
const sources = labelledSources().filter((_, at) => at % 4 === 0);

test("the tables of docs/guides/trust.md are current (else run `node scripts/reference-trust.ts`)", async () => {
  const kept = keptSaid();
  expect(Object.keys(kept)).toEqual(labelledSources().map(({ id }) => id));
  for (const labelled of sources) {
    expect(`${labelled.id} ${saidOf(await judgeSource(labelled))}`).toBe(`${labelled.id} ${kept[labelled.id]}`);
  }
});
