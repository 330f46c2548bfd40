import { BelegError, belegError, type Policy } from "@beleg/core/contracts";
import { policyFiles } from "./policy-folder.ts";
import type { PolicyProblem } from "./policy-problem.ts";
import { readPolicyFile } from "./read-policy-file.ts";

/** The policies of a folder that can be read, and every mistake in the others. */
export interface CheckedFiles {
  readonly policies: readonly Policy[];
  readonly problems: readonly PolicyProblem[];
}

/** Reads a folder to the end, whatever is wrong in it; throws only where there is nothing to read. */
export async function checkPolicyFiles(folder: string, limits: readonly string[]): Promise<CheckedFiles> {
  const files = await policyFiles(folder);
  if (files.length === 0) throw belegError("no_policies", { folder });
  const policies = new Map<string, { readonly policy: Policy; readonly file: string }>();
  const problems: PolicyProblem[] = [];
  for (const file of files) {
    try {
      const policy = await readPolicyFile(folder, file, limits);
      const other = policies.get(policy.policy_id);
      if (other === undefined) policies.set(policy.policy_id, { policy, file });
      else problems.push({ file, line: 1, problem: `${other.file} has the id ${policy.policy_id} too: change one` });
    } catch (error) {
      if (!(error instanceof BelegError) || error.code !== "invalid_policy") throw error;
      problems.push(...error.errors.map(({ params }) => problemOf(file, params)));
    }
  }
  return { policies: [...policies.values()].map(({ policy }) => policy), problems };
}

function problemOf(file: string, { line, problem }: BelegError["params"]): PolicyProblem {
  return { file, line: Number(line), problem: String(problem) };
}
