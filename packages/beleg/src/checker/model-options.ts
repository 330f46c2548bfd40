import type { LanguageModel, Verifier } from "@beleg/core";
import type { TrustProfile } from "@beleg/core/contracts";

/** Who checks: the embedded judges, a verifier, a model; and the record they live up to. */
export interface ModelOptions {
  /** `openai/NAME`, `ollama/NAME`, `gguf/FILE`, a NAME on the server at `baseUrl`, or a model of your own. Defaults to none: the embedded judges. */
  readonly model?: string | LanguageModel | undefined;
  /** Address of an OpenAI-compatible server, or of Ollama. Defaults to the provider's own. */
  readonly baseUrl?: string | undefined;
  /** Key of the OpenAI-compatible server. */
  readonly apiKey?: string | undefined;
  /**
   * Who reads what the rules leave open, before the model: the folder or the .onnx file of a local verifier, or one of your
   * own. Defaults to none.
   */
  readonly verifier?: string | Verifier | undefined;
  /**
   * The record of this judge, as `beleg trust -f json` prints it: verdicts of a kind that was right too seldom become
   * `uncertain`. One of another judge or version counts for nothing. Defaults to none.
   */
  readonly trust?: TrustProfile | undefined;
  /** How often verdicts of a kind must have been right. Defaults to 0.9. */
  readonly minPrecision?: number | undefined;
}
