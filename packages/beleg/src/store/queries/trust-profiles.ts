import { judgeKey, parseContract, ScoreRecord, TrustProfile } from "@beleg/core/contracts";
import { json } from "../database/safe-text.ts";
import { now, type Scope } from "./scope.ts";

/** A record and when it was measured. */
export type KeptRecord<Kind> = { readonly profile: Kind; readonly measured_at: string };

/** The records of the judges that were measured on this store. */
export function trustProfileQueries(scope: Scope) {
  const { db } = scope;
  return {
    /** Keeps a record; an older one of the same judge gives way. */
    async keep(profile: TrustProfile | ScoreRecord): Promise<void> {
      const row = { profile: json(profile), measured_at: now(scope) };
      const task = "task" in profile ? profile.task : "factuality";
      await db
        .insertInto("trust_profiles")
        .values({ task, model: judgeKey(profile.judge), ...row })
        .onConflict((conflict) => conflict.columns(["task", "model"]).doUpdateSet(row))
        .execute();
    },

    /** Every record, by task and model; what an older version kept in another form is left out. */
    async list(): Promise<{
      readonly claims: readonly KeptRecord<TrustProfile>[];
      readonly scores: readonly KeptRecord<ScoreRecord>[];
    }> {
      const rows = await db.selectFrom("trust_profiles").selectAll().orderBy("task").orderBy("model").execute();
      const readAs = <Kind>(parse: (value: unknown) => Kind | undefined) =>
        rows.flatMap(({ profile, measured_at }) => {
          const value = parse(profile);
          return value === undefined ? [] : [{ profile: value, measured_at }];
        });
      return { claims: readAs(asProfile), scores: readAs(asRecord) };
    },
  };
}

function asProfile(value: unknown): TrustProfile | undefined {
  const outcome = parseContract(TrustProfile, value);
  return outcome.status === "ok" ? outcome.value : undefined;
}

function asRecord(value: unknown): ScoreRecord | undefined {
  const outcome = parseContract(ScoreRecord, value);
  return outcome.status === "ok" ? outcome.value : undefined;
}
