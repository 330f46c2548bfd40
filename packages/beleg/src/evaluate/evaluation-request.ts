import type { EvaluationTask, PolicyName, Severity } from "@beleg/core/contracts";
import type { Preset, TokenPrice, TuningTarget } from "@beleg/core/evaluation";
import type { Locale } from "@beleg/core/text";

/** One evaluation as it was asked for; nothing here is read from the environment any more. */
export interface EvaluationRequest {
  readonly task: EvaluationTask;
  readonly data: string;
  readonly cwd: string;
  readonly preset: Preset;
  /** Folder of the artefacts and the journal. */
  readonly out: string;
  readonly first?: number | undefined;
  /** Only so many rows, drawn with the seed. */
  readonly sample?: number | undefined;
  /** The field whose values keep their shares in the sample. */
  readonly stratify?: string | undefined;
  readonly policy: {
    readonly name: PolicyName;
    readonly threshold?: number | undefined;
    readonly severity_min: Severity;
  };
  /** Another file that the threshold is chosen on. */
  readonly tune?: string | undefined;
  readonly tuneFor: TuningTarget;
  /** How often each row is asked. */
  readonly repeat: number;
  /** How many people must have marked a character; by default two where marks name who made them, else one. */
  readonly votes?: number | undefined;
  readonly seed: number;
  readonly resamples: number;
  readonly concurrency: number;
  readonly locale: Locale;
  /** Whether rows that failed in an earlier run are asked again. */
  readonly retryFailed: boolean;
  /** Whether the answers of an earlier run are thrown away. */
  readonly fresh: boolean;
  /** What else steers the judge (language, prompt version …): a change of it is another run. */
  readonly judgeConfig: Readonly<Record<string, string | number | boolean | null>>;
  readonly model: string;
  /** Price of a million tokens of that model, where the configuration names one. */
  readonly price?: TokenPrice | null | undefined;
}

/** What the outside world tells an evaluation about itself. */
export interface EvaluationEnvironment {
  readonly version: string;
  /** Changes when the judging code does, so that answers of older code are not mistaken for its own. */
  readonly codeFingerprint: string;
  readonly gitCommit: string | null;
  readonly nodeMajor: number;
}
