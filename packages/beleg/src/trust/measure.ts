import { createHash } from "node:crypto";
import { join } from "node:path";
import { addUsage, type ModelUsage, NO_USAGE } from "@beleg/core";
import { belegError, canonicalJson, type TrustProfile } from "@beleg/core/contracts";
import { type JudgedSource, type LabelledAnswer, measureTrust } from "@beleg/core/judges";
import { judgeIdentity } from "../checker/index.ts";
import { type Journal, openJournal } from "../evaluate/journal.ts";
import { judgeRows } from "../evaluate/judge-rows.ts";
import { lockRun } from "../evaluate/run-lock.ts";
import type { LabelledData } from "./labelled-data.ts";
import type { LabelledJudge } from "./labelled-judge.ts";

/** What measuring a judge needs. */
export interface TrustRun {
  readonly data: LabelledData;
  readonly model: string;
  /** The identity of the verifier, or `none`. */
  readonly verifier: string;
  /** Folder of the journal. */
  readonly folder: string;
  /** What else steers the judge: a change of it is another run. */
  readonly config: Readonly<Record<string, string | number | boolean | null>>;
  /** Changes when the judging code does. */
  readonly code: string;
  readonly openJudge: () => Promise<LabelledJudge>;
  readonly onSource: (source: { readonly failed: boolean; readonly replayed: boolean }) => void;
  readonly signal: AbortSignal;
  /** Whether the answers of an earlier run are thrown away. */
  readonly fresh: boolean;
}

/** How it ended; only a complete run gives a profile. */
export type TrustOutcome =
  | { readonly status: "budget" }
  | { readonly status: "interrupted" }
  | { readonly status: "complete"; readonly profile: TrustProfile };

/** Measures a judge on labelled claims. Answers are kept as they come: the same command goes on where it was stopped. */
export async function measure(run: TrustRun): Promise<TrustOutcome> {
  const { data } = run;
  const unlock = lockRun(run.folder);
  try {
    const journal = await openOwnJournal(run);
    const judge = await run.openJudge();
    try {
      const status = await judgeRows<(typeof data.sources)[number], LabelledAnswer>({
        rows: placed(data),
        judge,
        journal,
        concurrency: judge.capacity,
        samples: 1,
        signal: run.signal,
        isBudgetEnd: ({ error }) => error?.code === "budget_exceeded",
        onAnswer: (answer) => run.onSource({ failed: answer?.status === "failed", replayed: answer === null }),
      });
      if (status !== "complete") {
        await journal.close();
        return { status };
      }
    } finally {
      await judge.close();
    }
    const { judged, usage } = await readBack(data, journal);
    await journal.finish();
    const { name, sha256, sources, claims } = data;
    const profile: TrustProfile = {
      profile: 1,
      judge: judgeIdentity(run.model, run.verifier),
      data: { name, sha256, sources: sources.length, claims },
      languages: measureTrust(judged),
      usage,
    };
    return { status: "complete", profile };
  } finally {
    unlock();
  }
}

async function readBack(
  { sources }: LabelledData,
  journal: Journal,
): Promise<{ readonly judged: readonly JudgedSource[]; readonly usage: ModelUsage }> {
  const answers = (await Promise.all(sources.map((_, index) => journal.read(index, 0)))) as LabelledAnswer[];
  const judged = answers.map((answer, index) => ({ labelled: sources[index]!, answer }));
  const usage = answers.reduce<ModelUsage>((sum, answer) => addUsage(sum, answer.usage), NO_USAGE);
  return { judged, usage };
}

async function* placed({ sources }: LabelledData) {
  for (const [index, row] of sources.entries()) yield { index, cluster: row.id, row };
}

async function openOwnJournal({ data, model, verifier, config, code, folder, fresh }: TrustRun): Promise<Journal> {
  const identity = canonicalJson({ judge: judgeIdentity(model, verifier), config, code, data: data.sha256 });
  const signature = createHash("sha256").update(identity).digest("hex");
  const again = (answer: unknown) => fresh || (answer as LabelledAnswer).status === "failed";
  const opened = await openJournal(join(folder, "journal.jsonl"), signature, again);
  if (opened.status === "ok") return opened.journal;
  throw belegError("journal_of_other_run", { folder });
}
