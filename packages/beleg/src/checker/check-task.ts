import type { Settings } from "../settings/index.ts";
import type { OpenTask } from "../threads/task.ts";
import type { Checker, CheckNote } from "./checker.ts";
import { openLocalChecker } from "./local-checker.ts";

/** The methods of a checker that its threads know; the others are made of them. */
export type CheckMethod = "checkToJson" | "checkToLine" | "judge";
export type CheckAnswer<Method extends CheckMethod> = Awaited<ReturnType<Checker[Method]>>;

/** A text, and the method of the checker that it goes to. */
export type CheckRow = { readonly sample: number | undefined } & {
  [Method in CheckMethod]: { readonly method: Method; readonly input: Parameters<Checker[Method]>[0] };
}[CheckMethod];

/** What every thread of a checker does: it checks with the embedded judges, as a checker in this thread would. */
export const openTask: OpenTask<Settings, CheckRow, CheckAnswer<CheckMethod>, CheckNote> = (settings) => {
  const checker = openLocalChecker(settings, undefined);
  return ({ sample, ...row }, onNote) => {
    const options = { sample, onNote };
    return row.method === "judge" ? checker.judge(row.input, options) : checker[row.method](row.input, options);
  };
};
