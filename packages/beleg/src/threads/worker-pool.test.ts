import module from "node:module";
import { setTimeout as sleep } from "node:timers/promises";
import { afterEach, describe, expect, it, vi } from "vitest";
import { openWorkerPool, type WorkerPool, type WorkerPoolOptions } from "./worker-pool.ts";

/** A task that answers with its own thread, and breaks or hangs where the text tells it to. */
const TASK = `
import { threadId } from "node:worker_threads";
export const openTask = (data, ask) => async ({ id, text }, onNote) => {
  onNote?.("reading " + id);
  if (text === "ask") return { id: await ask("what"), thread: threadId };
  if (text === "never") await new Promise(() => {});
  if (text === "exit") process.exit(1);
  if (text === "crash") await new Promise(() => setImmediate(() => { throw new Error("broken thread"); }));
  if (text === "throw") throw new TypeError("cannot read " + text);
  if (text === "bytes") return new TextEncoder().encode(id);
  if (text === "hang") for (;;);
  return { id, thread: threadId, data };
};
`;
const moduleOf = (source: string) => new URL(`data:text/javascript,${encodeURIComponent(source)}`);
const task = moduleOf(TASK);
type Row = { readonly id: string; readonly text?: string };
type Answer = { readonly id: string; readonly thread: number; readonly data: unknown };

let pool: WorkerPool<Row, Answer, string>;
const open = (options: Partial<WorkerPoolOptions> = {}) => {
  pool = openWorkerPool<Row, Answer, string>({ threads: 1, task, data: "given", ...options });
  return pool;
};
afterEach(() => pool.close());

describe("a pool of threads", () => {
  it("uses every thread and answers each row with its own answer", async () => {
    open({ threads: 2 });
    const answers = await Promise.all(Array.from({ length: 40 }, (_, i) => pool.answer({ id: `r${i}` })));
    expect(answers.map(({ id }) => id)).toEqual(Array.from({ length: 40 }, (_, i) => `r${i}`));
    expect(new Set(answers.map(({ thread }) => thread)).size).toBe(2);
    expect(answers[0]?.data).toBe("given");
  });

  it("starts no thread while another is idle, and then lets all of them work in turn", async () => {
    open({ threads: 2 });
    const answerOne = async () => (await pool.answer({ id: "a" })).thread;
    const first = await answerOne();
    expect(await answerOne()).toBe(first);
    await Promise.all([answerOne(), answerOne()]);
    expect(new Set([await answerOne(), await answerOne()]).size).toBe(2);
  });

  it.each(["exit", "crash"])(
    "goes on with a new thread after one that ends by %s, which costs its row",
    async (text) => {
      open();
      await expect(pool.answer({ id: "a", text })).rejects.toMatchObject({ code: "judge_crashed" });
      expect(await pool.answer({ id: "b" })).toMatchObject({ id: "b" });
    },
  );

  it("tells what a task threw apart from what may be logged of it", async () => {
    open();
    const { thread } = await pool.answer({ id: "first" });
    const failure = await pool.answer({ id: "a", text: "throw" }).catch((error: unknown) => error);
    expect(failure).toMatchObject({
      code: "judge_error",
      detail: "TypeError: cannot read throw",
      message: "TypeError",
    });
    expect((failure as Error).stack).not.toContain("cannot read");
    expect((await pool.answer({ id: "b" })).thread).toBe(thread);
  });

  it("gives up on a row that hangs", async () => {
    open({ rowLimitMs: 1000 });
    await expect(pool.answer({ id: "a", text: "hang" })).rejects.toMatchObject({ code: "judge_timeout" });
    expect(await pool.answer({ id: "b" })).toMatchObject({ id: "b" });
  });

  it("gives a row its own time, not that of the rows before it as well", async () => {
    open({ rowLimitMs: 1000 });
    await pool.answer({ id: "first" });
    // Both timers run in this thread: where the machine is busy, they are late together.
    const late = sleep(1800, { code: "late" });
    const ended = pool.answer({ id: "a", text: "hang" }).catch((error: unknown) => error);
    expect(await Promise.race([ended, late])).toMatchObject({ code: "judge_timeout" });
  });

  it("gives a row its own time, not that of its thread to start", async () => {
    const opening = 1500;
    open({ rowLimitMs: 1000, task: moduleOf(`await new Promise((ready) => setTimeout(ready, ${opening}));${TASK}`) });
    const started = performance.now();
    expect(await pool.answer({ id: "a" })).toMatchObject({ id: "a" });
    expect(performance.now() - started).toBeGreaterThan(opening);
    await expect(pool.answer({ id: "b", text: "hang" })).rejects.toMatchObject({ code: "judge_timeout" });
  });

  it("gives up on a thread that never starts", async () => {
    open({ startLimitMs: 500, task: moduleOf("setInterval(() => {}, 1000); await new Promise(() => {});") });
    await expect(pool.answer({ id: "a" })).rejects.toMatchObject({
      code: "judge_timeout",
      detail: "the thread did not start within 500 ms",
    });
    expect(pool.waiting()).toBe(0);
  });

  it("leaves the others alone where a thread waits for many rows at once", async () => {
    open({ rowLimitMs: 1000, depth: 4, concurrent: true });
    const before = await pool.answer({ id: "first" });
    await expect(pool.answer({ id: "a", text: "never" })).rejects.toMatchObject({ code: "judge_timeout" });
    expect((await pool.answer({ id: "b" })).thread).toBe(before.thread);
    expect(pool.waiting()).toBe(0);
  });

  it("brings a thread what it asks for, and notes to whoever wants them", async () => {
    open();
    const notes: string[] = [];
    const listener = {
      onNote: (note: string) => void notes.push(note),
      onAsk: async (what: unknown) => `${String(what)}?`,
    };
    expect((await pool.answer({ id: "a", text: "ask" }, listener)).id).toBe("what?");
    expect(notes).toEqual(["reading a"]);
    const unheard = { onAsk: () => Promise.reject(new Error("nobody knows")) };
    expect((await pool.answer({ id: "b", text: "ask" }, unheard)).id).toBeUndefined();
  });

  it.each([
    ["uses", "/somewhere", expect.stringContaining("/")],
    ["leaves", undefined, "none"],
  ])("%s the compile cache as its process does", async (_, folder, id) => {
    // A thread would take it from there by itself.
    vi.stubEnv("NODE_COMPILE_CACHE", undefined);
    const inProcess = vi.spyOn(module, "getCompileCacheDir").mockReturnValue(folder);
    const asking = `import module from "node:module";
import { setTimeout as sleep } from "node:timers/promises";
      export const openTask = () => async () => ({ id: module.getCompileCacheDir() ?? "none" });`;
    open({ task: moduleOf(asking) });
    inProcess.mockRestore();
    expect(await pool.answer({ id: "a" })).toEqual({ id });
    vi.unstubAllEnvs();
  });

  it("hands bytes over whole", async () => {
    open();
    const bytes: unknown = await pool.answer({ id: "äöü", text: "bytes" });
    expect(new TextDecoder().decode(bytes as Uint8Array)).toBe("äöü");
  });
});
