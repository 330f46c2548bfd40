import { expect, it } from "vitest";
import { redact } from "./redact.ts";

it("takes out the known secret and whatever looks like a key", () => {
  const text = "key my-own-secret, header Bearer abc.def, other sk-live_0123456789";
  expect(redact(text, "my-own-secret")).toBe("key [redacted], header [redacted], other [redacted]");
});

it("leaves ordinary text alone", () => {
  expect(redact("The key figures, the risk-free rate.", undefined)).toBe("The key figures, the risk-free rate.");
});
