import { check } from "@beleg/core";
import fc from "fast-check";
import { expect, it } from "vitest";
import { jsonInTurns } from "./json-in-turns.ts";

const written = async (value: object) => (await jsonInTurns(value)).toString();

it("writes what JSON.stringify writes", async () => {
  const answer = await check({ article_text: "The hall opened in 1994.", summary_text: "The hall opened in 1995." });
  expect(await written(answer)).toBe(JSON.stringify(answer));
  await fc.assert(
    fc.asyncProperty(fc.dictionary(fc.string(), fc.jsonValue()), async (value) => {
      expect(await written(value)).toBe(JSON.stringify(value));
    }),
  );
  const dated = { at: new Date(0), list: [new URL("https://beleg.example/")] };
  expect(await written(dated)).toBe(JSON.stringify(dated));
  expect(await written({ a: undefined, b: [undefined, {}, []], c: "ü😀" })).toBe('{"b":[null,{},[]],"c":"ü😀"}');
});

it("lets others have their turn", async () => {
  const claims = Array.from({ length: 100_000 }, (_, index) => ({ index, text: "A claim of some length.", spans: [] }));
  let turns = 0;
  let isWriting = true;
  const take = () => {
    turns += 1;
    if (isWriting) setImmediate(take);
  };
  setImmediate(take);
  const { length } = await jsonInTurns({ details: { claims } });
  isWriting = false;
  expect(turns).toBeGreaterThan(length / 500_000);
});
