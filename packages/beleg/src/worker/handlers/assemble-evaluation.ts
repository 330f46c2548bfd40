import { appendFile, mkdir, mkdtemp, rm } from "node:fs/promises";
import { join } from "node:path";
import type { EvaluationRequest } from "../../evaluate/index.ts";
import type { TenantStore } from "../../store/index.ts";
import { siblingModule } from "../../threads/sibling-module.ts";
import { openWorkerPool } from "../../threads/worker-pool.ts";
import type { AnswersQuestion, Assembled, AssembleRow } from "./assemble-task.ts";

/** As long as a job of an evaluation may take. */
const LIMIT_MS = 86_400_000;

/**
 * Runs an evaluation over all its rows as one process would, with the answers its shards have left in the store; gives what
 * is kept of it. Every try works below `parent` in a folder of its own, for another one may still be at it.
 */
export async function assembleEvaluation(
  shards: TenantStore["evaluationShards"],
  evaluation_id: number,
  request: EvaluationRequest,
  { parent, signal }: { readonly parent: string; readonly signal: AbortSignal },
): Promise<Assembled> {
  await mkdir(parent, { recursive: true, mode: 0o700 });
  const folder = await mkdtemp(join(parent, `${evaluation_id}-`));
  const pool = openWorkerPool<AssembleRow, Assembled>({
    threads: 1,
    task: siblingModule(import.meta.url, "assemble-task"),
    data: undefined,
    rowLimitMs: LIMIT_MS,
  });
  try {
    for (const first of await shards.firstRows(evaluation_id)) {
      const { rows = [] } = (await shards.show(evaluation_id, first)) ?? {};
      await appendFile(join(folder, request.data), rows.map((row) => `${JSON.stringify(row)}\n`).join(""));
    }
    const onAsk = (question: unknown) => {
      const { from, to } = question as AnswersQuestion;
      return shards.answers(evaluation_id, from, to);
    };
    return await pool.answer({ request: { ...request, cwd: folder, out: folder } }, { onAsk, signal });
  } finally {
    await pool.close();
    await rm(folder, { recursive: true, force: true });
  }
}
