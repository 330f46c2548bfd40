import { parseContract, TrustProfile } from "@beleg/core/contracts";
import { json } from "../database/safe-text.ts";
import { now, type Scope } from "./scope.ts";

/** A profile and when it was measured. */
export type KeptProfile = { readonly profile: TrustProfile; readonly measured_at: string };

/** The records of the judges that were measured on this store. */
export function trustProfileQueries(scope: Scope) {
  const { db } = scope;
  return {
    /** Keeps a profile; an older one of the same judge gives way. */
    async keep(profile: TrustProfile): Promise<void> {
      const row = { profile: json(profile), measured_at: now(scope) };
      await db
        .insertInto("trust_profiles")
        .values({ model: profile.judge.model, ...row })
        .onConflict((conflict) => conflict.column("model").doUpdateSet(row))
        .execute();
    },

    /** Every profile, by model; what an older version kept in another form is left out. */
    async list(): Promise<readonly KeptProfile[]> {
      const rows = await db.selectFrom("trust_profiles").selectAll().orderBy("model").execute();
      return rows.flatMap(({ profile, measured_at }) => {
        const read = parseContract(TrustProfile, profile);
        return read.status === "ok" ? [{ profile: read.value, measured_at }] : [];
      });
    },
  };
}
