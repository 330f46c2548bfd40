import type { ScorePrompts } from "../../languages/parts/prompts.ts";

/** `v1` asks for a score from 0 to 1, `v2` for a whole number from 1 to 5. */
export const PROMPT_VERSIONS = ["v1", "v2"] as const satisfies readonly (keyof ReturnType<ScorePrompts>)[];
export type PromptVersion = (typeof PROMPT_VERSIONS)[number];

/** Version of the wording: cached answers to another one are never read. */
const WORDING = 2;

/** What a model judge of style is asked with, in whatever language. */
export function stylePromptVersion(dimension: "coherence" | "readability", version: PromptVersion): string {
  return `${dimension}-${version}.${WORDING}`;
}
