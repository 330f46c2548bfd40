import type { DatasetRow, RankingRow } from "@beleg/core/contracts";
import type { EvaluationShard, Store } from "../store/index.ts";
import { type PlacedRow, type ReadValue, readRankingRows, readTextRows } from "./dataset.ts";
import type { EvaluationPorts } from "./evaluate.ts";
import type { EvaluationRequest } from "./evaluation-request.ts";
import type { RowJudge } from "./judge.ts";
import { countRows, isBudgetEnd, type MaybeFailed } from "./judge-file.ts";
import { judgeRows, type RowRunEnd } from "./judge-rows.ts";
import { type ShardOwner, storedJournal } from "./stored-journal.ts";

type Ports = Pick<EvaluationPorts, "openJudge" | "openRanker" | "signal"> & {
  readonly store: Store;
  readonly owner: ShardOwner;
};

/** Checks every row of a shard, then asks what nobody has answered yet; the answers go to the store as they come. */
export function judgeShard(shard: EvaluationShard, request: EvaluationRequest, ports: Ports): Promise<RowRunEnd> {
  const { data: file, cwd, preset, task } = request;
  const source = { file, cwd, preset, task };
  return task === "rerank"
    ? judge(shard, request, ports, (values) => readRankingRows(source, values), ports.openRanker)
    : judge(shard, request, ports, (values) => readTextRows(source, values), ports.openJudge);
}

async function judge<Row extends DatasetRow | RankingRow, Answer extends MaybeFailed>(
  shard: EvaluationShard,
  { concurrency, repeat }: EvaluationRequest,
  { store, owner, signal }: Ports,
  read: (values: readonly ReadValue[]) => AsyncGenerator<PlacedRow<Row>>,
  openJudge: () => Promise<RowJudge<Row, Answer>>,
): Promise<RowRunEnd> {
  const { first_row } = shard;
  const values = shard.rows.map((value, at) => ({ index: first_row + at, line: first_row + at + 1, value }));
  await countRows(read(values));
  const journal = await storedJournal(store, owner, shard);
  const judge = await openJudge();
  try {
    const onAnswer = () => {};
    return await judgeRows({
      rows: read(values),
      judge,
      journal,
      concurrency,
      samples: repeat,
      signal,
      isBudgetEnd,
      onAnswer,
    });
  } finally {
    await judge.close();
  }
}
