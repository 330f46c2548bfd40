import type { Settings } from "../../settings/index.ts";

/** The settings that concern judges. */
export type JudgeSettings = Pick<
  Settings,
  | "isolate_claims"
  | "require_evidence_for_correct"
  | "readability_prompt_version"
  | "committee"
  | "combine"
  | "temperature"
  | "home"
  | "trust"
  | "verifier"
  | "trust_min_precision"
>;
