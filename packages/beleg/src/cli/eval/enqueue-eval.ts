import { basename } from "node:path";
import { belegError, canonicalJson, type DatasetRow, formatMessage, type RankingRow } from "@beleg/core/contracts";
import { type EvaluationRequest, enqueueEvaluation, readRankingRows, readTextRows } from "../../evaluate/index.ts";
import type { Settings } from "../../settings/index.ts";
import { type CliIo, write } from "../cli-io.ts";
import { EXIT } from "../exit-codes.ts";
import { shownFormat } from "../shown-format.ts";
import { withStore } from "../store-verb.ts";
import type { EvalFlags } from "./eval-flags.ts";

/** `beleg eval --enqueue`: stores the rows with the evaluation and leaves it to whichever worker takes it first. */
export async function enqueueEval(
  request: EvaluationRequest,
  options: EvalFlags,
  settings: Settings,
  io: CliIo,
): Promise<number> {
  refuseWhatOnlyWorksHere(options);
  const { task, data, cwd, preset, first, policy, repeat, resamples, seed } = request;
  const source = { file: data, cwd, preset, task, first };
  const rows: (DatasetRow | RankingRow)[] = [];
  for await (const { row } of task === "rerank" ? readRankingRows(source) : readTextRows(source)) rows.push(row);
  if (rows.length === 0) throw belegError("invalid_argument", { argument: "--data", detail: `${data}: 0` });
  const { openQueue } = await import("../../queue/index.ts");
  return withStore(settings, io, async (store) => {
    const jobs = await openQueue(store);
    try {
      const evaluation_id = await enqueueEvaluation(store, jobs, {
        name: basename(options.data),
        task,
        rows,
        policy: policy.name,
        threshold: policy.threshold,
        severity_min: policy.severity_min,
        repeat,
        resamples,
        seed,
      });
      const isPretty = (options.format ?? shownFormat(io, undefined)) === "pretty";
      const said = () => formatMessage("store.evaluation_queued", { id: evaluation_id }, request.locale);
      await write(io.stdout, `${isPretty ? said() : canonicalJson({ evaluation_id, status: "running" })}\n`);
      return EXIT.passed;
    } finally {
      await jobs.stop({ timeoutMs: 0 });
    }
  });
}

/** A worker has neither the other files of a command line nor its exit code. */
function refuseWhatOnlyWorksHere(options: EvalFlags): void {
  const given = {
    "--tune": options.tune,
    "--baseline": options.baseline,
    "--votes": options.votes,
    "--sample": options.sample,
    "--out": options.out,
    "--criterion": options.criterion?.[0],
    "--ranker": options.ranker === "beleg" ? undefined : options.ranker,
    "--min": options.min[0],
    "--output": options.output[0],
  };
  const [flag] = Object.entries(given).find(([, value]) => value !== undefined) ?? [];
  if (flag !== undefined) throw belegError("invalid_argument", { argument: flag, detail: "--enqueue" });
}
