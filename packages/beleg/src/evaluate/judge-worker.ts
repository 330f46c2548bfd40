// Runs in a thread of its own: answers rows with the embedded judge, one after the other.
import { parentPort, workerData } from "node:worker_threads";
import { brokenAnswer } from "./judge.ts";
import { openEmbeddedTextJudge, type TextJudgeSettings } from "./text-judge.ts";
import type { WorkerAnswer, WorkerQuestion } from "./worker-pool.ts";

const port = parentPort;
if (port === null) throw new Error("judge-worker runs in a worker thread only");
const judge = openEmbeddedTextJudge(workerData as TextJudgeSettings);

port.on("message", ({ ticket, row }: WorkerQuestion) => {
  void judge
    .then((answer) => answer(row))
    .catch((error: unknown) => brokenAnswer("judge_error", String(error)))
    .then((answer) => port.postMessage({ ticket, answer } satisfies WorkerAnswer));
});
