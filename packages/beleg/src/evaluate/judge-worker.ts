// Runs in a thread of its own: answers rows with the embedded judge, one after the other.
import { parentPort, workerData } from "node:worker_threads";
import type { AgentResult, DatasetRow } from "@beleg/core/contracts";
import type { WorkerAnswer, WorkerQuestion } from "../threads/worker-pool.ts";
import { brokenAnswer } from "./judge.ts";
import { openEmbeddedTextJudge, type TextJudgeSettings } from "./text-judge.ts";

const port = parentPort;
if (port === null) throw new Error("judge-worker runs in a worker thread only");
const judge = openEmbeddedTextJudge(workerData as TextJudgeSettings);

port.on("message", ({ ticket, row }: WorkerQuestion<DatasetRow>) => {
  void judge
    .then((answer) => answer(row))
    .catch((error: unknown) => brokenAnswer("judge_error", String(error)))
    .then((answer) => port.postMessage({ ticket, answer } satisfies WorkerAnswer<AgentResult>));
});
