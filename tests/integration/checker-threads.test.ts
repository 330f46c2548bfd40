import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openChecker, type TextChecker } from "../../packages/beleg/dist/index.js";
import { spawnNode } from "../support/child-node.ts";

const input = {
  article_text: "The town opened a new bridge on Monday. It cost 40 million euros.",
  summary_text: "The town opened a new bridge on Monday. It cost 90 million euros.",
};
const long = {
  article_text: "The council of Tarn opened 12 halls in 1984, and Lorme paid 37 million euros for it. ".repeat(1150),
  summary_text: "The museum of Lorme opened 14 halls in 1985, and Tarn paid 38 million euros for it. ".repeat(1150),
};
const ABORTED = { status: "failed", score: null, error: { code: "aborted" } };

describe("a checker on threads", () => {
  let checker: TextChecker;
  let here: TextChecker;
  beforeAll(async () => {
    checker = await openChecker({ threads: 1 });
    here = await openChecker({ threads: 0 });
    await checker.check(input);
  });
  afterAll(() => Promise.all([checker.close(), here.close()]));

  it("says what one in this thread says", async () => {
    expect(await checker.check(input, { locale: "en" })).toEqual(await here.check(input, { locale: "en" }));
  });

  it("ends at once when its signal is aborted already", async () => {
    const signal = AbortSignal.abort();
    expect((await checker.check(long, { signal })).factuality).toMatchObject(ABORTED);
    expect(await checker.check(long, { signal })).toEqual(await here.check(long, { signal }));
  });

  it("ends near its time limit, and its thread goes on with the next text", async () => {
    const began = performance.now();
    const result = await checker.check(long, { signal: AbortSignal.timeout(50) });
    const aborted = performance.now() - began;
    expect(result).toMatchObject({ factuality: ABORTED, coherence: ABORTED, readability: ABORTED });
    const next = performance.now();
    expect((await checker.check(input)).factuality?.status).toBe("ok");
    const rest = performance.now() - next;
    const whole = performance.now();
    await checker.check(long);
    expect(aborted + rest).toBeLessThan((performance.now() - whole) / 2);
  });

  it("refuses texts after it is closed, those that wait as well", async () => {
    const closing = await openChecker({ threads: 1 });
    const waiting = Promise.allSettled([closing.check(input), closing.check(input), closing.check(input)]);
    await closing.close();
    for (const one of await waiting) if (one.status === "rejected") expect(one.reason.code).toMatch(/closed|internal/);
    await expect(closing.check(input)).rejects.toMatchObject({ code: "checker_closed" });
    const local = await openChecker({ threads: 0 });
    await local.close();
    await expect(local.check(input)).rejects.toMatchObject({ code: "checker_closed" });
  });
});

it("checks 2,000 texts that are asked for at once in a heap of 96 MB", async () => {
  const script = fileURLToPath(new URL("../support/check-many.ts", import.meta.url));
  // 72 MB for what stays and three times 8 for what is new: left to itself the engine gives that 1 MB, and does little but clear it.
  const heap = ["--max-old-space-size=72", "--max-semi-space-size=8"];
  const child = spawnNode([...heap, script], { stdio: ["ignore", "pipe", "inherit"] });
  let out = "";
  child.stdout?.on("data", (chunk: Buffer) => {
    out += chunk.toString();
  });
  const code = await new Promise((resolve) => child.on("close", resolve));
  expect({ code, out: out.trim() }).toEqual({ code: 0, out: "2000" });
});
