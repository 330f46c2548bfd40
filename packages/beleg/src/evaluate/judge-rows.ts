import { setImmediate } from "node:timers/promises";
import type { PlacedRow } from "./dataset.ts";
import type { Journal } from "./journal.ts";
import type { RowJudge } from "./judge.ts";

/** What a run over rows needs. */
export interface RowRun<Row, Answer> {
  readonly rows: AsyncIterable<PlacedRow<Row>>;
  readonly judge: RowJudge<Row, Answer>;
  readonly journal: Pick<Journal, "has" | "append" | "flush">;
  readonly concurrency: number;
  /** How often each row is asked. */
  readonly samples: number;
  readonly signal: AbortSignal;
  /** True when the answer says that the budget is used up: it is not noted, and no further row is asked. */
  readonly isBudgetEnd: (answer: Answer) => boolean;
  /** Called for each answer, those of an earlier run included. */
  readonly onAnswer: (answer: Answer | null) => void;
}

/** Why a run over rows ended. */
export type RowRunEnd = "complete" | "budget" | "interrupted";

/**
 * Asks the judge about every row that the journal does not answer yet. At most `concurrency` rows are held in memory:
 * the dataset is read only as fast as it is judged.
 */
export async function judgeRows<Row, Answer>(run: RowRun<Row, Answer>): Promise<RowRunEnd> {
  const { journal, judge, samples, signal } = run;
  const limit = Math.max(1, Math.min(run.concurrency, judge.capacity));
  const active = new Set<Promise<void>>();
  let end: RowRunEnd = "complete";
  let defect: unknown;

  async function ask(index: number, row: Row, sample: number): Promise<void> {
    try {
      const answer = await judge.answer(row, { index, sample, signal });
      if (signal.aborted) return;
      if (run.isBudgetEnd(answer)) {
        end = "budget";
        return;
      }
      journal.append(index, sample, answer);
      run.onAnswer(answer);
    } catch (error) {
      defect ??= error;
    }
  }

  rows: for await (const { index, row } of run.rows) {
    for (let sample = 0; sample < samples; sample += 1) {
      if (signal.aborted || end !== "complete" || defect !== undefined) break rows;
      if (journal.has(index, sample)) {
        run.onAnswer(null);
        continue;
      }
      const asked = ask(index, row, sample);
      active.add(asked);
      void asked.then(() => active.delete(asked));
      // What was just asked goes out before the next row is made ready.
      await (active.size >= limit ? Promise.race(active) : setImmediate());
    }
  }
  await Promise.all(active);
  await journal.flush();
  if (defect !== undefined) throw defect;
  return signal.aborted ? "interrupted" : end;
}
