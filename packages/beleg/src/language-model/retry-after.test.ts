import { expect, it } from "vitest";
import { retryAfterMs } from "./retry-after.ts";

const now = Date.UTC(2026, 4, 3, 10, 0, 0);

it.each([
  ["2", 2000],
  [" 0.5 ", 500],
  ["0", 0],
  ["Sun, 03 May 2026 10:00:09 GMT", 9000],
  ["Sun, 03 May 2026 09:00:00 GMT", 0],
  ["soon", undefined],
  ["", undefined],
  ["-5x", undefined],
  [undefined, undefined],
])("Retry-After %j is %j ms", (header, ms) => {
  expect(retryAfterMs(header, now)).toBe(ms);
});
