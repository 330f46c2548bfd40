// Runs in a thread of its own: checks texts with the embedded judges, one after the other.
import { parentPort, workerData } from "node:worker_threads";
import type { CheckResult } from "@beleg/core/contracts";
import type { WorkerAnswer, WorkerQuestion } from "../threads/worker-pool.ts";
import { brokenCheck } from "./broken-check.ts";
import type { CheckCase, CheckSettings } from "./check-settings.ts";
import { type CheckedLine, checkedLine } from "./checked-line.ts";
import { openJudges } from "./open-judges.ts";

/** A text to check; the answer is its result, or the printed line of it. */
export type CheckQuestion = { readonly one: CheckCase; readonly printed: boolean };

const port = parentPort;
if (port === null) throw new Error("check-worker runs in a worker thread only");
const settings = workerData as CheckSettings;
const judges = openJudges(settings);

port.on("message", ({ ticket, row: { one, printed } }: WorkerQuestion<CheckQuestion>) => {
  void judges
    .then((check) => check(one))
    .catch((error: unknown) => brokenCheck("judge_error", String(error)))
    .then((result) => (printed ? checkedLine(one, result, settings.offsets) : result))
    .then((answer) => port.postMessage({ ticket, answer } satisfies WorkerAnswer<CheckResult | CheckedLine>));
});
