import { randomUUID } from "node:crypto";
import { type AtomicOptions, atomically, guardedAgainstTransactions } from "./database/atomically.ts";
import type { Connection } from "./database/connection.ts";
import { DEFAULT_TENANT } from "./default-tenant.ts";
import { decisionStatsQueries } from "./queries/decision-stats.ts";
import { decisionQueries } from "./queries/decisions.ts";
import { documentQueries } from "./queries/documents.ts";
import { effectQueries } from "./queries/effects.ts";
import { endedSessionQueries } from "./queries/ended-sessions.ts";
import { evaluationRowQueries } from "./queries/evaluation-rows.ts";
import { evaluationShardQueries } from "./queries/evaluation-shards.ts";
import { evaluationQueries } from "./queries/evaluations.ts";
import { healthQueries } from "./queries/health.ts";
import { idempotencyQueries, renewClaims } from "./queries/idempotency.ts";
import { jobRowQueries } from "./queries/job-rows.ts";
import { modelCacheQueries } from "./queries/model-cache.ts";
import { notificationQueries } from "./queries/notifications.ts";
import { outboxQueries } from "./queries/outbox.ts";
import { partitionQueries } from "./queries/partitions.ts";
import { projectionQueries } from "./queries/projections.ts";
import { rateLimitQueries } from "./queries/rate-limits.ts";
import { rerankRunQueries } from "./queries/rerank-runs.ts";
import { dueReviews, reviewQueries } from "./queries/reviews.ts";
import { runNoteQueries, sweepRunNotes } from "./queries/run-notes.ts";
import { runQueries, tenantsWithRuns } from "./queries/runs.ts";
import type { Scope } from "./queries/scope.ts";
import { trustProfileQueries } from "./queries/trust-profiles.ts";

/** Everything one tenant owns; nothing reached through it belongs to another. */
export type TenantStore = ReturnType<typeof tenantStore>;

function tenantStore(outer: Scope, tenant: string) {
  const scope = { ...outer, tenant };
  return {
    tenant,
    runs: runQueries(scope),
    runNotes: runNoteQueries(scope),
    evaluations: evaluationQueries(scope),
    evaluationShards: evaluationShardQueries(scope),
    evaluationRows: evaluationRowQueries(scope),
    rerankRuns: rerankRunQueries(scope),
    reviews: reviewQueries(scope),
    decisions: decisionQueries(scope),
    decisionStats: decisionStatsQueries(scope),
    documents: documentQueries(scope),
    notifications: notificationQueries(scope),
    idempotency: idempotencyQueries(scope),
  };
}

function queries(scope: Scope) {
  const { db, clock } = scope;
  return {
    /** The raw database, for SQL that belongs to no repository; new SQL goes to `queries/`. */
    db,
    clock,
    tenant: (name: string = DEFAULT_TENANT): TenantStore => tenantStore(scope, name),
    outbox: outboxQueries(scope),
    effects: effectQueries(scope),
    modelCache: modelCacheQueries(scope),
    rateLimits: rateLimitQueries(scope),
    trustProfiles: trustProfileQueries(scope),
    jobRows: jobRowQueries(scope),
    endedSessions: endedSessionQueries(scope),
    projections: projectionQueries(scope),
    partitions: partitionQueries(scope),
    health: healthQueries(scope),
    renewClaims: () => renewClaims(scope),
    tenantsWithRuns: () => tenantsWithRuns(scope),
    sweepRunNotes: (before: string) => sweepRunNotes(scope, before),
    dueReviews: (limit: number) => dueReviews(scope, limit),
  };
}

/** The store inside `transaction`: the same repositories, all or nothing. */
export type StoreTransaction = ReturnType<typeof queries>;

/** The one truth: every repository over one database, embedded or on a server. */
export type Store = StoreTransaction & {
  readonly connection: Connection;
  /** Does work in one transaction. Inside, use the transaction that is handed over, not the store. */
  transaction<T>(work: (tx: StoreTransaction) => Promise<T>, options?: AtomicOptions): Promise<T>;
  close(): Promise<void>;
};

/** Puts the repositories over an open connection. */
export function storeOver(connection: Connection, world: Omit<Scope, "db" | "claimant">): Store {
  const { db } = connection;
  const outside = { ...world, claimant: { id: randomUUID(), alone: connection.kind === "embedded" } };
  return {
    ...queries({ ...outside, db: guardedAgainstTransactions(db) }),
    connection,
    transaction: (work, options) => atomically(db, (tx) => work(queries({ ...outside, db: tx })), options),
    close: () => connection.close(),
  };
}
