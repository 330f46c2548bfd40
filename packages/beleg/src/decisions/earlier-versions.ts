import type { CaseVersion } from "@beleg/core/contracts";
import type { TenantStore } from "../store/index.ts";

/** Every version a case has so far, oldest first, as the audit text of the next one names them. */
export async function earlierVersions(own: TenantStore, transaction_id: string): Promise<CaseVersion[]> {
  const versions: CaseVersion[] = [];
  for (const { version, created_at } of await own.decisions.versions(transaction_id)) {
    const decision = (await own.decisions.show(transaction_id, version))?.state.decision ?? null;
    versions.push({
      version,
      at: new Date(created_at).toISOString(),
      decision: decision?.decision ?? null,
      confidence: decision?.confidence ?? null,
      ...(decision?.decided_by === undefined ? {} : { decided_by: decision.decided_by }),
      ...(decision?.resolution === undefined ? {} : { actor: decision.resolution.actor }),
    });
  }
  return versions;
}
