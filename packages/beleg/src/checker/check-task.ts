import { turnsAfter } from "@beleg/core";
import type { CheckResult } from "@beleg/core/contracts";
import type { Settings } from "../settings/index.ts";
import type { FinishedSpan } from "../telemetry/index.ts";
import type { OpenTask } from "../threads/task.ts";
import type { Checker, CheckNote } from "./checker.ts";
import type { GivenJudge } from "./judges/given-judge.ts";
import { openLocalChecker } from "./local-checker.ts";

const encoder = new TextEncoder();

/** Nobody waits for a thread of its own but who calls a row off: it turns to that a few times in a text, not twenty. */
const TURN_AFTER = 20_000;

/** The methods of a checker that its threads know. */
export type CheckMethod = "check" | "checkToJson" | "checkToLine" | "judge";
/** What a thread gives: of a check its fields, each written as `[name, value]`. */
export type CheckAnswer<Method extends CheckMethod> = Method extends "check"
  ? readonly Uint8Array[]
  : Awaited<ReturnType<Checker[Method]>>;

/** A text, and the method of the checker that it goes to. */
export type CheckRow = {
  readonly sample: number | undefined;
  /** Whether anybody hears of the steps. */
  readonly traced: boolean;
} & {
  [Method in CheckMethod]: { readonly method: Method; readonly input: Parameters<Checker[Method]>[0] };
}[CheckMethod];

/** What a thread says on the way: that a judge has ended, or what telemetry may know of it. */
export type ThreadNote = { readonly note: CheckNote } | { readonly span: FinishedSpan };

/** What a thread is started with. */
type CheckThread = Pick<GivenJudge, "record"> & { readonly settings: Settings };

/** What every thread of a checker does: it checks with the embedded judges, as a checker in this thread would. */
export const openTask: OpenTask<CheckThread, CheckRow, CheckAnswer<CheckMethod>, ThreadNote> = ({
  settings,
  record,
}) => {
  const checker = openLocalChecker(settings, undefined, { record });
  const pause = turnsAfter(TURN_AFTER);
  return ({ sample, traced, ...row }, tell, signal) => {
    const onNote = tell && ((note: CheckNote) => tell({ note }));
    const onSpan = tell && traced ? (span: FinishedSpan) => tell({ span }) : undefined;
    const options = { sample, onNote, onSpan, signal, pause };
    if (row.method === "check") return checker.check(row.input, options).then(writtenFields);
    return row.method === "judge" ? checker.judge(row.input, options) : checker[row.method](row.input, options);
  };
};

/** Bytes change hands between threads; an object would be taken apart and put together again. */
function writtenFields(result: CheckResult): Uint8Array[] {
  const fields = Object.entries(result).filter(([, value]) => value !== undefined);
  return fields.map((field) => encoder.encode(JSON.stringify(field)));
}
