import { expect, it } from "vitest";
import { turnsAfter } from "./pause.ts";

it("asks to wait for a turn after so much work, and counts anew behind it", async () => {
  const pause = turnsAfter(1000);
  expect([pause(400), pause(400)]).toEqual([undefined, undefined]);
  await expect(pause(200)).resolves.toBeUndefined();
  expect([pause(999), pause(1) === undefined]).toEqual([undefined, false]);
});

it("lets those under way go first, one in each turn", async () => {
  const pause = turnsAfter(1000);
  const order: string[] = [];
  await Promise.all([
    pause(1000)?.then(() => order.push("under way")),
    pause(0)?.then(() => order.push("not begun")),
    pause(1)?.then(() => order.push("under way too")),
  ]);
  expect(order).toEqual(["under way", "under way too", "not begun"]);
});
