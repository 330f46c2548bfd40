import { getPriority } from "node:os";
import { describe, expect, it } from "vitest";
import { threadPriorities } from "../../../../tests/support/thread-priorities.ts";
import { resolveSettings } from "../settings/resolve-settings.ts";
import type { CheckInput } from "./checker.ts";
import { openServingChecker } from "./open-serving-checker.ts";
import { openPooledChecker } from "./pooled-checker.ts";
import { COMPILE_ROUNDS, LOAD_ROUNDS, warmUp } from "./warm-up.ts";

const open = () => new AbortController();

function fakePool(waiting: () => number, onAnswer: (asked: number) => void = () => {}) {
  const asked: CheckInput[] = [];
  const answer = async (request: CheckInput) => {
    asked.push(request);
    onAnswer(asked.length);
  };
  return { asked, waiting, answer };
}

describe("warming up", () => {
  it("is told by the checker, from its start until it has ended", async () => {
    const { values: settings } = resolveSettings([]);
    const checker = openPooledChecker({ settings, threads: 1, warmUpRounds: 2 });
    expect(checker.isWarm()).toBe(false);
    await expect.poll(() => checker.isWarm()).toBe(true);
    await checker.close();
  });

  it.runIf(process.platform === "linux")("leaves the engine its threads where it only loads the judges", async () => {
    const { values: settings } = resolveSettings([]);
    const checker = openPooledChecker({ settings, threads: 1, warmUpRounds: LOAD_ROUNDS });
    await expect.poll(() => checker.isWarm()).toBe(true);
    expect(new Set(threadPriorities(process.pid, "V8Worker"))).toEqual(new Set([getPriority()]));
    await checker.close();
  });

  it.each([true, false])("of the checker a worker opens follows the setting warm_up: %s", async (warm_up) => {
    const settings = { ...resolveSettings([]).values, warm_up };
    const checker = await openServingChecker(settings, { model: undefined, warmUpRounds: LOAD_ROUNDS, threads: 1 });
    expect(checker.isWarm()).toBe(!warm_up);
    await checker.close();
  });

  it("loads the judges of every thread with one check", async () => {
    const pool = fakePool(() => 0);
    await warmUp(pool, { threads: 3, rounds: LOAD_ROUNDS, signal: open().signal });
    expect(pool.asked).toHaveLength(3);
    expect(pool.asked[0]?.article_text?.length).toBeGreaterThan(100);
  });

  it("warms every thread up in three languages until it is closed", async () => {
    const closing = open();
    const pool = fakePool(
      () => 0,
      (asked) => {
        if (asked === 60) closing.abort();
      },
    );
    await warmUp(pool, { threads: 2, rounds: COMPILE_ROUNDS, signal: closing.signal });
    expect(pool.asked).toHaveLength(60);
    expect(new Set(pool.asked.map((request) => request.article_text)).size).toBe(3);
  });

  it("gives way while anybody waits", async () => {
    const closing = open();
    let waiting = 1;
    const pool = fakePool(
      () => waiting,
      (asked) => {
        if (asked === 4) closing.abort();
      },
    );
    const ended = warmUp(pool, { threads: 2, rounds: COMPILE_ROUNDS, signal: closing.signal });
    await expect.poll(() => pool.asked).toHaveLength(2);
    await new Promise((resolve) => setTimeout(resolve, 250));
    expect(pool.asked).toHaveLength(2);
    waiting = 0;
    await ended;
    expect(pool.asked).toHaveLength(4);
  });
});
