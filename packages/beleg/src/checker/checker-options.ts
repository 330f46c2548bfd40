import type { LanguageModel } from "@beleg/core";
import type { Settings } from "../settings/index.ts";
import type { GivenJudge } from "./judges/given-judge.ts";

export type CheckerOptions = GivenJudge & {
  readonly settings: Settings;
  /**
   * How many threads check, never more than there are cores. Without it the checks run in this one: for a single text,
   * where threads would only cost, and for models, which are waited for rather than worked on.
   */
  readonly threads?: number | "all" | undefined;
  /** In this thread: the model to ask. Defaults to the one the settings name. */
  readonly model?: LanguageModel | undefined;
  /** Threads: longest time for one check. Defaults to two minutes. */
  readonly limitMs?: number | undefined;
  /** Threads: most checks that wait or are at work for each; more are refused, so that those accepted stay quick. Defaults to no limit. */
  readonly waitingPerThread?: number | undefined;
  /** Threads: how many checks each does before anybody asks; see `warmUp`. Defaults to 0. */
  readonly warmUpRounds?: number | undefined;
};
