import { type Checker, cancelCheck, enqueueCheck } from "../checker/index.ts";
import { decisionEffects, openDecider } from "../decisions/index.ts";
import { enqueueEvaluation } from "../evaluate/index.ts";
import { eventRecorder } from "../events/index.ts";
import type { ConfiguredModel } from "../language-model/index.ts";
import { openQueue } from "../queue/index.ts";
import { configuredEmbedder, createReranker, storeRetriever } from "../rerank/index.ts";
import { rerankSpan } from "../rerank/rerank-span.ts";
import { type ReviewParts, reviewPolicies } from "../review/index.ts";
import type { Settings } from "../settings/index.ts";
import type { Store } from "../store/index.ts";
import { openRunProgress, type RunningWorker, startWorker } from "../worker/index.ts";
import { openDocumentReader } from "./documents/open-document-reader.ts";
import { heavyReranker } from "./heavy/heavy-reranker.ts";
import { openHeavyWork } from "./heavy/heavy-work.ts";
import { watchReadiness } from "./readiness.ts";
import type { ServerParts } from "./server-parts.ts";

/** The parts of a service that rest on its store: queues at work, reranker, reviews. */
export type StoredParts = Pick<
  ServerParts,
  | "enqueueCheck"
  | "cancelCheck"
  | "enqueueEvaluation"
  | "progress"
  | "rerank"
  | "rerankLong"
  | "evaluations"
  | "readLongBody"
  | "writeReport"
  | "readDocument"
  | "decider"
  | "reviews"
  | "reviewPolicies"
  | "readiness"
> & { readonly stopJobs: RunningWorker["stop"] };

/** Opens them; unless it is told not to, this process does the queues' jobs beside any others that share the database. */
export async function openStoredParts(
  settings: Settings,
  store: Store,
  checker: Checker,
  {
    cwd,
    work = true,
    model,
    onProblem,
  }: {
    readonly cwd: string;
    readonly work?: boolean;
    /** The one model of the process; undefined where the settings name none. */
    readonly model?: ConfiguredModel | undefined;
    readonly onProblem?: (problem: Error) => void;
  },
): Promise<StoredParts> {
  const jobs = await openQueue(store, { worker: work, ...(onProblem && { onProblem }) });
  const progress = openRunProgress(store);
  const worker = work
    ? await startWorker(store, jobs, { settings, cwd, checker, model, listener: progress, onProblem })
    : jobs;
  const reviews: ReviewParts = { store, jobs, effects: decisionEffects(settings), events: eventRecorder(settings) };
  const heavy = openHeavyWork(settings, model);
  const documents = openDocumentReader(settings.body_limit);
  const retriever = storeRetriever(store, await configuredEmbedder(settings));
  const light = await createReranker(settings, {
    retriever,
    ...(model && { model }),
  });
  return {
    progress,
    reviews,
    async stopJobs(wait) {
      await worker.stop(wait);
      await Promise.all([heavy.close(), documents.close()]);
    },
    enqueueCheck: (tenant, order, alongside) =>
      enqueueCheck(store, jobs, { ...order, tenant, model: settings.model }, alongside),
    async cancelCheck(tenant, id, alongside) {
      await cancelCheck(store, jobs, tenant, id, alongside);
      progress.announce(tenant, id);
      return id;
    },
    enqueueEvaluation: (tenant, order, alongside) => enqueueEvaluation(store, jobs, { ...order, tenant }, alongside),
    rerank: heavyReranker(light, heavy, { retriever, model: settings.model }),
    rerankLong: (bytes, order) =>
      rerankSpan(
        settings.model,
        () => heavy.rerankBody(bytes, order, retriever),
        ({ attributes }) => attributes,
      ),
    evaluations: heavy.evaluations,
    readLongBody: (bytes, contract, head) => heavy.readBody(bytes, contract, head),
    writeReport: (order) => heavy.writeReport(order),
    readDocument: (...order) => documents.read(...order),
    decider: await openDecider(settings, cwd, { model }),
    reviewPolicies: reviewPolicies(settings),
    readiness: watchReadiness(checker, store, jobs, settings),
  };
}
