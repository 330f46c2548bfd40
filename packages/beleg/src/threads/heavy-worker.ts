// Runs in a thread of its own: does what would hold up the thread that serves requests.
import { parentPort, workerData } from "node:worker_threads";
import { BelegError } from "@beleg/core/contracts/errors";
import type { ContextRetriever, RetrievalRequest } from "@beleg/core/rerank";
import type { Reranker } from "../rerank/create-reranker.ts";
import type { Settings } from "../settings/index.ts";
import { turnsOf, YOUR_TURN } from "./ask-for-turn.ts";
import type { HeavyNote, HeavyReply, HeavyTask } from "./heavy-work.ts";
import type { WorkerAnswer, WorkerQuestion, WorkerReply } from "./worker-pool.ts";

const port = parentPort;
if (port === null) throw new Error("heavy-worker runs in a worker thread only");
const { limited, ...settings } = workerData as Settings & { readonly limited: boolean };
const say = (message: WorkerAnswer<HeavyReply, HeavyNote>) => port.postMessage(message);
const turns = turnsOf((ticket, note) => say({ ticket, note }));
let reranker: Promise<Reranker> | undefined;
/** Retrievals that were asked for and have no answer yet; the store is with the thread that serves. */
const asked = new Map<number, (reply: unknown) => void>();

port.on("message", (message: WorkerQuestion<HeavyTask> | WorkerReply) => {
  const { ticket } = message;
  if ("reply" in message) {
    if (message.reply === YOUR_TURN) turns.granted(ticket);
    else asked.get(ticket)?.(message.reply);
    return;
  }
  void work(ticket, message.row)
    .then((value): HeavyReply => ({ status: "ok", value }))
    .catch(refusal)
    .then((answer) => {
      asked.delete(ticket);
      say({ ticket, answer });
    });
});

async function work(ticket: number, task: HeavyTask): Promise<unknown> {
  if (task.kind === "compare") {
    const { compareRuns } = await import("@beleg/core/evaluation");
    return compareRuns(task.pair, task.options);
  }
  reranker ??= openReranker();
  const rerank = await reranker;
  return turns.within(ticket, () => rerank(task.body, undefined, task.locale));
}

/** A reranker whose collection is with the thread that serves; made once, so that its model's limits hold. */
async function openReranker(): Promise<Reranker> {
  const { createReranker } = await import("../rerank/create-reranker.ts");
  const around = { retriever: askForDocuments, locale: settings.locale };
  if (!limited) return createReranker(settings, around);
  const { createLanguageModel } = await import("../language-model/index.ts");
  return createReranker(settings, {
    ...around,
    model: createLanguageModel(settings, { permit: () => turns.turn() }),
  });
}

function askForDocuments({ signal: _signal, ...request }: RetrievalRequest): ReturnType<ContextRetriever> {
  const ticket = turns.ticket() ?? -1;
  return new Promise((resolve, reject) => {
    asked.set(ticket, (reply) => (Array.isArray(reply) ? resolve(reply) : reject(new Error("no retrieval"))));
    say({ ticket, note: request });
  });
}

/** A refusal travels whole; of a defect only where it was, as its message could hold a user's text. */
function refusal(error: unknown): HeavyReply {
  if (error instanceof BelegError) {
    const { code, params, path, errors } = error;
    return { status: "refused", error: { code, params, path }, errors };
  }
  if (!(error instanceof Error)) return { status: "failed", code: "unknown", stack: "" };
  const frames = (error.stack ?? "").split("\n").filter((line) => /^\s+at /.test(line));
  return { status: "failed", code: error.name, stack: frames.join("\n") };
}
