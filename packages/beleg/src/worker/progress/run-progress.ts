import type { CheckNote } from "../../checker/index.ts";
import type { RunTry } from "../../store/index.ts";

/** Hears how the runs of this process come along, by the try that is at them. */
export type RunListener = {
  begun(tenant: string, one: RunTry): void;
  note(tenant: string, one: RunTry, note: CheckNote): void;
  /** This try is over, however it went. */
  ended(tenant: string, one: RunTry): Promise<void>;
};

/** What runs say on their way, for whoever follows them. It is provisional: what holds is the stored outcome. */
export type RunProgress = RunListener & {
  /** What a try has said after the first so many notes. */
  after(tenant: string, one: RunTry, heard: number): Promise<readonly CheckNote[]>;
  /** Calls back when this process knows of news, until the returned function is called. News of others is to be looked for. */
  follow(tenant: string, run_id: number, onNews: () => void): () => void;
  /** Has whoever follows the run look again. */
  announce(tenant: string, run_id: number): void;
};
