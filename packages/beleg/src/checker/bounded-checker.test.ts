import { expect, it } from "vitest";
import { boundedChecker } from "./bounded-checker.ts";
import type { Checker } from "./checker.ts";

const input = { article_text: "A.", summary_text: "B." };

it("refuses what is too much at once, lets the patient wait, and has room again afterwards", async () => {
  const open: (() => void)[] = [];
  const bytes = new Uint8Array([1]);
  const inner = {
    checkToJson: () =>
      new Promise((resolve) => {
        open.push(() => resolve(bytes));
      }),
  } as unknown as Checker;
  const checker = boundedChecker(inner, 2);
  const held = [checker.checkToJson(input), checker.checkToJson(input)];
  expect(checker.isFull()).toBe(true);
  await expect(checker.checkToJson(input)).rejects.toMatchObject({ code: "overloaded" });
  held.push(checker.checkToJson(input, { patient: true }));
  for (const end of open) end();
  expect(await Promise.all(held)).toEqual([bytes, bytes, bytes]);
  expect(checker.isFull()).toBe(false);
});
