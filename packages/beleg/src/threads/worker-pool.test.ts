import { type AgentResult, DatasetRow } from "@beleg/core/contracts";
import { describe, expect, it } from "vitest";
import { brokenAnswer } from "../evaluate/judge.ts";
import { openWorkerPool } from "./worker-pool.ts";

/** A thread that answers with its own number, and breaks or hangs where the text tells it to. */
const THREAD = `
import { parentPort, threadId } from "node:worker_threads";
parentPort.on("message", ({ ticket, row, reply }) => {
  if (row?.summary_text === "ask") return parentPort.postMessage({ ticket, note: "what" });
  if (reply) row = { id: reply };
  if (row.summary_text === "never") return;
  if (row.summary_text === "crash") process.exit(1);
  if (row.summary_text === "throw") throw new Error("broken judge");
  if (row.summary_text === "hang") for (;;);
  const answer = { status: "ok", score: 1, origin: "embedded", issue_spans: [], details: { thread: threadId, id: row.id } };
  parentPort.postMessage({ ticket, answer });
});
`;
const module = new URL(`data:text/javascript,${encodeURIComponent(THREAD)}`);
const row = (id: string, summary_text = "text") => DatasetRow.parse({ id, summary_text });
const pool = (threads: number, rowLimitMs?: number) =>
  openWorkerPool<DatasetRow, AgentResult>({
    threads,
    module,
    workerData: null,
    broken: brokenAnswer,
    ...(rowLimitMs ? { rowLimitMs } : {}),
  });

describe("a pool of judging threads", () => {
  it("uses every thread and answers each row with its own answer", async () => {
    const judge = pool(2);
    const answers = await Promise.all(Array.from({ length: 40 }, (_, i) => judge.answer(row(`r${i}`))));
    expect(answers.map(({ details }) => details.id)).toEqual(Array.from({ length: 40 }, (_, i) => `r${i}`));
    expect(new Set(answers.map(({ details }) => details.thread)).size).toBe(2);
    await judge.close();
  });

  it.each(["crash", "throw"])(
    "turns a thread that ends by %s into failed rows and goes on with a new one",
    async (text) => {
      const judge = pool(1);
      const broken = await judge.answer(row("a", text));
      expect(broken).toMatchObject({ status: "failed", score: null, error: { code: "judge_crashed" } });
      expect(await judge.answer(row("b"))).toMatchObject({ status: "ok", details: { id: "b" } });
      await judge.close();
    },
  );

  it("gives up on a row that hangs", async () => {
    const judge = pool(1, 300);
    expect(await judge.answer(row("a", "hang"))).toMatchObject({
      status: "failed",
      error: { code: "judge_timeout" },
    });
    expect(await judge.answer(row("b"))).toMatchObject({ status: "ok" });
    await judge.close();
  });

  it("gives a row its own time, not that of the rows before it as well", async () => {
    const judge = pool(1, 1000);
    await judge.answer(row("first"));
    const started = performance.now();
    await judge.answer(row("a", "hang"));
    expect(performance.now() - started).toBeLessThan(1800);
    await judge.close();
  });

  it("leaves the others alone where a thread waits for many rows at once", async () => {
    const judge = openWorkerPool<DatasetRow, AgentResult>({
      threads: 1,
      module,
      workerData: null,
      broken: brokenAnswer,
      rowLimitMs: 500,
      depth: 4,
      atOnce: true,
    });
    const before = await judge.answer(row("first"));
    const late = judge.answer(row("a", "never"));
    expect(await late).toMatchObject({ status: "failed", error: { code: "judge_timeout" } });
    expect((await judge.answer(row("b"))).details.thread).toBe(before.details.thread);
    expect(judge.waiting()).toBe(0);
    await judge.close();
  });

  it("brings a thread what it asks for on the way", async () => {
    const judge = openWorkerPool<DatasetRow, AgentResult, string>({
      threads: 1,
      module,
      workerData: null,
      broken: brokenAnswer,
    });
    const answer = await judge.answer(row("a", "ask"), (note, reply) => reply(`${note}?`));
    expect(answer.details.id).toBe("what?");
    await judge.close();
  });
});
