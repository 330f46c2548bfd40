// Runs in a thread of its own: answers check requests, so that the thread that serves them never waits for a judge.
import { parentPort, workerData } from "node:worker_threads";
import { type CheckRequest, DIMENSIONS } from "@beleg/core/contracts";
import type { Settings } from "../settings/index.ts";
import { turnsOf } from "../threads/ask-for-turn.ts";
import type { WorkerAnswer, WorkerQuestion, WorkerReply } from "../threads/worker-pool.ts";
import { answerCheck, type CheckNote } from "./answer-check.ts";
import type { CheckReply } from "./check-pool.ts";
import { judgesOf } from "./open-judges.ts";

const port = parentPort;
if (port === null) throw new Error("answer-worker runs in a worker thread only");
const { limited, ...settings } = workerData as Settings & { readonly limited: boolean };
const turns = turnsOf((ticket, note) => port.postMessage({ ticket, note }));
const judges = openJudges();
const encoder = new TextEncoder();

async function openJudges() {
  const wanted = {
    judges: DIMENSIONS,
    promptVersion: settings.readability_prompt_version,
    committee: { size: settings.judges, combine: settings.combine, temperature: settings.temperature },
  };
  if (settings.model === "none") return judgesOf(wanted, undefined);
  const { createLanguageModel } = await import("../language-model/index.ts");
  return judgesOf(wanted, createLanguageModel(settings, limited ? { permit: () => turns.turn() } : {}));
}

port.on("message", (message: WorkerQuestion<CheckRequest> | WorkerReply) => {
  if ("reply" in message) {
    turns.granted(message.ticket);
    return;
  }
  const { ticket, row, noted } = message;
  const say = (message: WorkerAnswer<CheckReply, CheckNote>, given: readonly ArrayBuffer[] = []) =>
    port.postMessage(message, given);
  const onNote = noted ? (note: CheckNote) => say({ ticket, note }) : undefined;
  void judges
    .then((given) => turns.within(ticket, () => answerCheck(row, given, settings, onNote)))
    .then((answer): CheckReply => ({ status: "ok", json: encoder.encode(JSON.stringify(answer)) }))
    .catch((error: unknown): CheckReply => ({ status: "failed", code: "judge_error", ...traceOf(error) }))
    .then((answer) => say({ ticket, answer }, answer.status === "ok" ? [answer.json.buffer] : []));
});

/** What broke and where, without the message: that could hold the user's text. */
function traceOf(error: unknown): { message: string; stack: string } {
  if (!(error instanceof Error)) return { message: "unknown", stack: "" };
  const frames = (error.stack ?? "").split("\n").filter((line) => /^\s+at /.test(line));
  return { message: error.name, stack: frames.join("\n") };
}
