import { readFile } from "node:fs/promises";
import { setTimeout as pause } from "node:timers/promises";
import { CheckRequest } from "@beleg/core/contracts";
import { ownFile } from "../files/index.ts";
import type { WorkerPool } from "../threads/worker-pool.ts";

/** Checks each thread practises: by then the engine has compiled nearly all of what a check runs through. */
const ROUNDS = 400;
/** How long practice steps back for whoever asks. */
const STEP_BACK_MS = 100;

/**
 * Lets every thread check the bundled examples. The first check loads the judges and their tables; until some hundred
 * are done, each costs several times what it will cost later. Nobody should wait for either, so practice gives way.
 */
export async function warmUp(
  pool: Pick<WorkerPool<CheckRequest, unknown>, "waiting"> & { answer(request: CheckRequest): Promise<unknown> },
  { threads, practise, signal }: { readonly threads: number; readonly practise: boolean; readonly signal: AbortSignal },
): Promise<void> {
  const examples = await Promise.all(["en", "de", "es"].map(readExample));
  for (let round = 0; round < (practise ? ROUNDS : 1); round += 1) {
    while (round > 0 && pool.waiting() > 0 && !signal.aborted) await pause(STEP_BACK_MS, undefined, { ref: false });
    if (signal.aborted) return;
    const example = examples[round % examples.length]!;
    await Promise.all(Array.from({ length: threads }, () => pool.answer(example)));
  }
}

async function readExample(lang: string): Promise<CheckRequest> {
  const read = (name: string) => readFile(ownFile("demo", lang, name), "utf8");
  return CheckRequest.parse({ article_text: await read("article.txt"), summary_text: await read("summary.txt") });
}
