import type { StoredAnswer } from "../store/index.ts";
import type { RowJudge } from "./judge.ts";

const ROWS_AT_ONCE = 500;

/**
 * Gives the answers again that the store has, row after row. One that no shard gave was one too many for a budget, and ends
 * this run as it ended that one.
 */
export function recordedJudge<Row, Answer>(
  name: string,
  answersTo: (from: number, to: number) => Promise<readonly StoredAnswer[]>,
): RowJudge<Row, Answer> {
  const unanswered = { status: "failed", error: { code: "budget_exceeded", message: "no shard answered" } };
  let held: { readonly end: number; readonly answers: ReadonlyMap<string, string> } = { end: 0, answers: new Map() };

  async function load(from: number) {
    const end = from + ROWS_AT_ONCE;
    const found = await answersTo(from, end);
    return { end, answers: new Map(found.map((one) => [`${one.row_index} ${one.sample}`, one.answer])) };
  }

  return {
    name,
    // In row order, so that a few answers at a time are enough.
    capacity: 1,
    async answer(_row, { index, sample }) {
      if (index >= held.end) held = await load(index);
      const answer = held.answers.get(`${index} ${sample}`);
      return (answer === undefined ? unanswered : JSON.parse(answer)) as Answer;
    },
    close: async () => {},
  };
}
