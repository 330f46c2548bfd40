import type { z } from "zod";
import type { Checker } from "../checker/index.ts";
import type { Decider } from "../decisions/index.ts";
import type { Reranker } from "../rerank/index.ts";
import type { ReviewParts, ReviewPolicies } from "../review/index.ts";
import type { Settings } from "../settings/index.ts";
import type { Alongside, SavedRun, Store } from "../store/index.ts";
import type { RunProgress } from "../worker/index.ts";
import type { NewEvaluation } from "./contracts/evaluation.ts";
import type { NewRun } from "./contracts/run.ts";
import type { DocumentReader } from "./documents/open-document-reader.ts";
import type { LongRerank } from "./heavy/heavy-task.ts";
import type { HeavyWork } from "./heavy/heavy-work.ts";
import type { PartState } from "./readiness.ts";
import type { RerankOrder } from "./rerank/answer-rerank.ts";
import type { AccessRules } from "./security/access.ts";

/** Everything the service is built from; each is opened and closed by whoever starts it. */
export type ServerParts = {
  readonly settings: Settings;
  readonly version: string;
  readonly access: AccessRules;
  readonly checker: Checker;
  readonly store: Store;
  /** Opens a run and has it done in the background. */
  readonly enqueueCheck: (
    tenant: string,
    order: z.output<typeof NewRun>,
    alongside?: Alongside<SavedRun>,
  ) => Promise<SavedRun>;
  /** Calls off a run that has not ended. */
  readonly cancelCheck: (tenant: string, id: number, alongside?: Alongside<number>) => Promise<number>;
  /** Has the judge measured on a dataset in the background; gives the evaluation's id. */
  readonly enqueueEvaluation: (tenant: string, order: NewEvaluation, alongside?: Alongside<number>) => Promise<number>;
  readonly progress: RunProgress;
  readonly rerank: Reranker;
  /** The same from the bytes of a long body to those of its answer. */
  readonly rerankLong: (bytes: Uint8Array, order: RerankOrder) => Promise<LongRerank>;
  /** Reads the predictions of evaluations; some seconds of work for thousands of rows. */
  readonly evaluations: HeavyWork["evaluations"];
  /** Reads the bytes of a long body, by its contract where it has one of a name. */
  readonly readLongBody: HeavyWork["readBody"];
  /** Reads the text of a file that was sent. */
  readonly readDocument: DocumentReader["read"];
  /** Writes a report over a long text or many findings. */
  readonly writeReport: HeavyWork["writeReport"];
  readonly decider: Decider;
  readonly reviews: ReviewParts;
  readonly reviewPolicies: ReviewPolicies;
  /** Aborted when the service ends: streams close, so that nothing keeps it waiting. */
  readonly closing: AbortSignal;
  /** How the parts outside this process are: store, queue, graph. */
  readonly readiness: () => Promise<Readonly<Record<string, PartState>>>;
  /** Folder of the built web app; null: there is none. */
  readonly workbench: string | null;
  /** Where log lines go; null: nowhere. */
  readonly log: { write(line: string): void } | null;
};
