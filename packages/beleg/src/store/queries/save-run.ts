import type { AgentResult, CriteriaResult, Dimension, ExplainabilityResult, Source } from "@beleg/core/contracts";
import { DIMENSIONS } from "@beleg/core/contracts";
import type { Transaction } from "kysely";
import { atomically } from "../database/atomically.ts";
import { json, longJson } from "../database/safe-text.ts";
import type { Failure, RunVerdict, Tables } from "../database/tables.ts";
import { keepSources } from "./kept-sources.ts";
import { outboxQueries } from "./outbox.ts";
import { now, type TenantScope } from "./scope.ts";
import { type ArticleInput, putArticle, putSummary, type SummaryInput } from "./texts.ts";

/** What a judge made of each dimension; null where it did not run. */
export type RunResults = { readonly [D in Dimension]?: AgentResult | null } & {
  /** What became of the caller's own criteria. */
  readonly criteria?: CriteriaResult | undefined;
};

/** How a run ended. */
export type RunOutcome =
  | {
      readonly status: "success";
      readonly results: RunResults;
      readonly report: ExplainabilityResult;
      /** What lists say of it. Defaults to nothing. */
      readonly verdict?: RunVerdict | undefined;
    }
  | { readonly status: "failed"; readonly error: Failure };

/** What a run was about. */
export type RunSubject = {
  /** Defaults to `check`. */
  readonly kind?: string;
  /** What lists call it: a file name, a title. */
  readonly label?: string | null;
  /** Saving twice with the same key stores one run: give one to be able to try again after a lost answer. */
  readonly save_key?: string | null;
  readonly article?: ArticleInput | null;
  /** Where there are several; the article then is their texts in a row. */
  readonly sources?: readonly Source[] | undefined;
  readonly summary?: SummaryInput | null;
  readonly dataset_id?: number | null;
  readonly example_id?: string | null;
  readonly model: string;
  readonly config?: Readonly<Record<string, unknown>>;
  /** What a worker needs to do a pending run; dropped when it has finished. */
  readonly input?: Readonly<Record<string, unknown>> | null;
};

/** A finished run with what it found. */
export type SaveRun = RunSubject & {
  readonly outcome: RunOutcome;
  readonly timings?: Readonly<Record<string, unknown>>;
  readonly started_at?: string | null;
};

/** The run as the store knows it. */
export type SavedRun = { readonly run_id: number /** False when the key was known. */; readonly created: boolean };

/** Writes a finished run with everything that belongs to it, or nothing. */
export function saveRun(scope: TenantScope, run: SaveRun): Promise<SavedRun> {
  return atomically(
    scope.db,
    async (tx) => {
      const inner = { ...scope, db: tx };
      const saved = await insertRun(tx, inner, run, run.outcome.status, {
        started_at: run.started_at ?? null,
        finished_at: now(scope),
        timings: run.timings ?? {},
        ...outcomeColumns(run.outcome),
      });
      if (saved.created) await writeOutcome(tx, inner, saved.run_id, run.outcome);
      return saved;
    },
    { idempotent: typeof run.save_key === "string" },
  );
}

/** Inserts the run's own row, with its texts; a known key gives the run that has it. */
export async function insertRun(
  tx: Transaction<Tables>,
  scope: TenantScope,
  run: RunSubject,
  status: Tables["runs"]["status"],
  rest: {
    readonly started_at?: string | null;
    readonly finished_at?: string | null;
    readonly timings?: Readonly<Record<string, unknown>>;
  } & ReturnType<typeof outcomeColumns>,
): Promise<SavedRun> {
  const save_key = run.save_key ?? null;
  if (save_key !== null) {
    const known = await tx
      .selectFrom("runs")
      .select("id")
      .where("tenant", "=", scope.tenant)
      .where("save_key", "=", save_key)
      .executeTakeFirst();
    if (known) return { run_id: known.id, created: false };
  }
  const article_id = run.article ? await putArticle(tx, scope, run.article) : null;
  const summary_id = run.summary ? await putSummary(tx, scope, article_id, run.summary) : null;
  const { timings = {}, ...columns } = rest;
  const row = await tx
    .insertInto("runs")
    .values({
      tenant: scope.tenant,
      kind: run.kind ?? "check",
      status,
      label: run.label ?? null,
      save_key,
      article_id,
      summary_id,
      dataset_id: run.dataset_id ?? null,
      example_id: run.example_id ?? null,
      model: run.model,
      config: json({ ...run.config, ...(run.sources && { sources: keepSources(run.sources) }) }),
      input: run.input ? json(run.input) : null,
      timings: json(timings),
      // A run that comes finished was not made after its end.
      created_at: columns.finished_at ?? now(scope),
      ...columns,
    })
    .onConflict((conflict) => conflict.columns(["tenant", "save_key"]).doNothing())
    .returning("id")
    .executeTakeFirst();
  if (row) return { run_id: row.id, created: true };
  const { id } = await tx
    .selectFrom("runs")
    .select("id")
    .where("tenant", "=", scope.tenant)
    .where("save_key", "=", save_key)
    .executeTakeFirstOrThrow();
  return { run_id: id, created: false };
}

/** What the run's own row says of its outcome, for lists. */
export function outcomeColumns(outcome: RunOutcome | null) {
  if (outcome?.status !== "success") {
    if (outcome === null) return { error: null };
    const verdict: RunVerdict = { verdict: "incomplete", reason: outcome.error.code, claims: null };
    return { error: json(outcome.error), verdict: json(verdict) };
  }
  const { results, report, verdict } = outcome;
  return {
    error: null,
    verdict: verdict === undefined ? null : json(verdict),
    factuality: wholeScore(results.factuality),
    coherence: wholeScore(results.coherence),
    readability: wholeScore(results.readability),
    num_findings: report.stats.num_findings,
    num_high_severity: report.stats.num_high_severity,
  };
}

/** In a list a score stands alone: one of a part of the text would look like the whole. */
function wholeScore(result: AgentResult | null | undefined): number | null {
  return result?.status === "ok" ? result.score : null;
}

/** Writes results, report and the graph's announcement of a finished run. */
export async function writeOutcome(
  tx: Transaction<Tables>,
  scope: TenantScope,
  run_id: number,
  outcome: RunOutcome,
): Promise<void> {
  const { tenant } = scope;
  if (outcome.status === "success") {
    const { results, report } = outcome;
    const rows = [];
    for (const dimension of DIMENSIONS) {
      const result = results[dimension];
      if (!result) continue;
      const { status, score, origin } = result;
      rows.push({ tenant, run_id, dimension, status, score, origin, result: await longJson(result) });
    }
    if (rows.length > 0) await tx.insertInto("agent_results").values(rows).execute();
    // Criteria have no score and no row of their own: they are kept beside the findings they gave.
    const report_json = await longJson({ ...report, ...(results.criteria && { criteria: results.criteria }) });
    await tx
      .insertInto("explainability_reports")
      .values({ run_id, version: report.version, report_json, created_at: now(scope), tenant })
      .execute();
  }
  if (scope.graph) await outboxQueries({ ...scope, db: tx }).add(tenant, "graph", String(run_id));
}
