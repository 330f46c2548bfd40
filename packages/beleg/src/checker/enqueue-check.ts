import type { JobQueue } from "../queue/index.ts";
import { DEFAULT_TENANT } from "../store/default-tenant.ts";
import type { Alongside, SavedRun, Store } from "../store/index.ts";

/** A text to check later. */
export type CheckJob = {
  readonly tenant?: string;
  readonly article_text: string;
  readonly summary_text: string;
  readonly lang?: string | null;
  /** Language of the messages. Defaults to the service's. */
  readonly locale?: string | null;
  /** How many claims may stay without a verdict. Defaults to the service's. */
  readonly max_failed?: number | null;
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
  const {
    tenant = DEFAULT_TENANT,
    article_text,
    summary_text,
    lang = null,
    locale = null,
    max_failed = null,
    ...subject
  } = job;
  return store.transaction(async (tx) => {
    const saved = await tx.tenant(tenant).runs.create({
      ...subject,
      article: article_text === "" ? null : { text: article_text, lang },
      summary: { text: summary_text, lang },
      input: { lang, locale, max_failed },
    });
    if (saved.created)
      await jobs.enqueue("check", { tenant, run_id: saved.run_id }, { tx, key: `run-${saved.run_id}` });
    await alongside?.(tx, saved);
    return saved;
  });
}
