/** The instructions of one version of a prompt. */
interface ScorePrompt {
  readonly system: string;
  readonly question: string;
}

/** The issue types as a prompt names them. They come from their table, the form of the answer from its schema: neither stands in a prompt. */
export interface PromptTypes {
  /** `a confusing order (ORDERING); the same thing told twice (REDUNDANCY)` */
  readonly explained: string;
}

/** What a model that scores a text is asked: `v1` asks for a score from 0 to 1, `v2` for a whole number from 1 to 5. */
export type ScorePrompts = (types: PromptTypes) => Readonly<Record<"v1" | "v2", ScorePrompt>>;

/** The issue types of factuality as a prompt names them. */
interface ClaimTypes {
  readonly contradicted: string;
  readonly not_confirmed: string;
  readonly nothing_found: string;
  readonly explained: string;
}

/** What a model that checks claims is asked. A change of any of them needs a new version. */
export type ClaimPrompts = (types: ClaimTypes) => {
  readonly extract_system: string;
  readonly extract_prompt: string;
  /** Added where only the rest of a text is asked about. */
  readonly extract_before: string;
  readonly verify_system: string;
  readonly verify_prompt: string;
};

/** What a model that judges the caller's own criteria is asked. A change needs a new version. */
export interface CriteriaPrompt {
  readonly system: string;
  readonly question: string;
}

/** The prompts of the judges; a language without its own takes the English ones. */
interface JudgePrompts {
  /** The language they are written in: answers are cached under it. */
  readonly language: string;
  readonly factuality: ClaimPrompts;
  readonly coherence: ScorePrompts;
  readonly readability: ScorePrompts;
  readonly criteria: CriteriaPrompt;
}

/** What models are asked about texts of a language. */
export interface Prompts {
  readonly judges: JudgePrompts;
  /** Words of this language, in small letters, with which a model may say a label although it was asked for another. */
  readonly labels: Readonly<Record<"correct" | "incorrect" | "uncertain", readonly string[]>>;
}
