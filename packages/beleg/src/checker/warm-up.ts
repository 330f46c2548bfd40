import { readFile } from "node:fs/promises";
import { setTimeout as pause } from "node:timers/promises";
import { packageFile } from "../files/index.ts";
import type { CheckInput } from "./checker.ts";

/** Rounds that load the judges and their tables. */
export const LOAD_ROUNDS = 1;
/** Rounds by which the engine has compiled nearly all of what a check runs through, as a service wants it. */
export const COMPILE_ROUNDS = 400;
/** How long warm-up steps back for whoever asks. */
const STEP_BACK_MS = 100;

/**
 * Lets every thread check the bundled examples. The first check loads the judges and their tables; until some hundred
 * are done, each costs several times what it will cost later. Nobody should wait for either, so warm-up gives way.
 */
export async function warmUp(
  pool: { waiting(): number; answer(input: CheckInput): Promise<unknown> },
  { threads, rounds, signal }: { readonly threads: number; readonly rounds: number; readonly signal: AbortSignal },
): Promise<void> {
  const examples = await Promise.all(["en", "de", "es"].map(readExample));
  for (let round = 0; round < rounds; round += 1) {
    while (round > 0 && pool.waiting() > 0 && !signal.aborted) await pause(STEP_BACK_MS, undefined, { ref: false });
    if (signal.aborted) return;
    const example = examples[round % examples.length]!;
    await Promise.all(Array.from({ length: threads }, () => pool.answer(example)));
  }
}

async function readExample(lang: string): Promise<CheckInput> {
  const read = (name: string) => readFile(packageFile("demo", lang, name), "utf8");
  return { article_text: await read("article.txt"), summary_text: await read("summary.txt") };
}
