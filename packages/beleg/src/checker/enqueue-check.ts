import type { CheckRequest } from "@beleg/core/contracts";
import type { JobQueue } from "../queue/index.ts";
import { DEFAULT_TENANT } from "../store/default-tenant.ts";
import type { Alongside, SavedRun, Store } from "../store/index.ts";
import type { CheckInput } from "./checker.ts";
import { storedSources } from "./stored-sources.ts";

/** How a check that waits is to be done; what is left open, the settings of the worker decide. */
type CheckChoices = Pick<CheckRequest, "dimensions" | "criteria" | "top_k" | "max_failed">;

/** A text to check later. */
export type CheckJob = Pick<CheckInput, "article_text" | "sources" | "summary_text"> & {
  readonly [Choice in keyof CheckChoices]?: CheckChoices[Choice] | null;
} & {
  readonly tenant?: string;
  readonly lang?: string | null;
  /** Language of the messages. */
  readonly locale?: string | null;
  /** Attach how each claim went through the evidence gate. Defaults to false. */
  readonly debug?: boolean;
  readonly label?: string | null;
  readonly example_id?: string | null;
  readonly model: string;
  /** Enqueuing twice with the same key gives one run. */
  readonly save_key?: string | null;
};

/** Opens a pending run and the job that will do it, both or neither. */
export function enqueueCheck(
  store: Store,
  jobs: JobQueue,
  job: CheckJob,
  alongside?: Alongside<SavedRun>,
): Promise<SavedRun> {
  const { tenant = DEFAULT_TENANT, summary_text, lang = null, label, example_id, model, save_key } = job;
  const { locale = null, max_failed = null, dimensions = null, criteria = null, top_k = null, debug = false } = job;
  return store.transaction(async (tx) => {
    const saved = await tx.tenant(tenant).runs.create({
      label: label ?? null,
      example_id: example_id ?? null,
      model,
      save_key: save_key ?? null,
      ...storedSources(job, lang),
      summary: { text: summary_text, lang },
      input: { lang, locale, max_failed, dimensions, criteria, top_k, debug },
    });
    if (saved.created)
      await jobs.enqueue("check", { tenant, run_id: saved.run_id }, { tx, key: `run-${saved.run_id}` });
    await alongside?.(tx, saved);
    return saved;
  });
}
