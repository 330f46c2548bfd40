import { randomUUID } from "node:crypto";
import type { Locale } from "@beleg/core/text";
import { type CheckedCase, runOutcome, storedSources } from "../../checker/index.ts";
import { BELEG_VERSION } from "../../files/version.ts";
import type { Settings } from "../../settings/index.ts";
import type { CliIo } from "../cli-io.ts";
import { projectNow } from "../project-now.ts";

/** Stores checks as runs. */
export type CheckSaver = {
  /** Stores one check and gives the id of its run; once it resolves, the run is safe. */
  save(
    checked: CheckedCase,
    names: { readonly label?: string | undefined; readonly title?: string | undefined },
  ): Promise<number>;
  close(): Promise<void>;
};

/** Opens the store for `beleg check --save`. */
export async function openCheckSaver(
  settings: Settings,
  tenant: string,
  io: CliIo,
  locale: Locale,
): Promise<CheckSaver> {
  // Loaded here: a check that is not saved starts without the database.
  const { openStore } = await import("../../store/index.ts");
  const store = await openStore(settings, { cwd: io.cwd, visits: true });
  const { model, verifier, lang, locale: reportLocale, readability_prompt_version, top_k, max_failed } = settings;
  const { committee, combine, isolate_claims, require_evidence_for_correct } = settings;
  const config = {
    beleg: BELEG_VERSION,
    lang,
    locale: reportLocale,
    readability_prompt_version,
    top_k,
    max_failed,
    ...(verifier !== "none" && { verifier }),
    ...(model !== "none" && { committee, combine, isolate_claims, require_evidence_for_correct }),
  };
  return {
    async save({ one, result }, { label, title }) {
      const { run_id } = await store.tenant(tenant).runs.save({
        label: label ?? one.id ?? null,
        save_key: randomUUID(),
        ...storedSources(one, result.language, title ?? null),
        summary: { text: one.summary_text, lang: result.language },
        example_id: one.id ?? null,
        model,
        config,
        outcome: runOutcome(result, settings),
      });
      return run_id;
    },
    async close() {
      try {
        await projectNow(store, settings, io, locale);
      } finally {
        await store.close();
      }
    },
  };
}
