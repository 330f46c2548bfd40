import type { EvaluationRequest, TextJudge } from "../../evaluate/index.ts";

const IDLE_MS = 1000;

/**
 * Keeps the last judge open for the next shard of its task: starting the threads of the embedded one takes as long as
 * judging hundreds of rows. One at a time, as shards are done; it is closed when none comes for a second.
 */
export function keepJudge(
  open: (request: EvaluationRequest) => Promise<TextJudge>,
): (request: EvaluationRequest) => Promise<TextJudge> {
  let kept: { readonly task: string; readonly judge: TextJudge } | null = null;
  let idle: NodeJS.Timeout | undefined;

  async function close(): Promise<void> {
    const last = kept;
    kept = null;
    await last?.judge.close();
  }

  return async (request) => {
    clearTimeout(idle);
    if (kept?.task !== request.task) {
      await close();
      kept = { task: request.task, judge: await open(request) };
    }
    const closeWhenIdle = async () => {
      idle = setTimeout(() => void close(), IDLE_MS);
    };
    return { ...kept.judge, close: closeWhenIdle };
  };
}
