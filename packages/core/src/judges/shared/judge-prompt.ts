import type { LanguagePack } from "../../languages/language-pack.ts";

/** The languages prompts are written in; other texts are judged with the English prompt. */
export type PromptLanguage = "de" | "en" | "es";

/** The instructions of one prompt version in one language. */
interface JudgePrompt {
  readonly system: string;
  readonly question: string;
}

/** `v1` asks for a score from 0 to 1, `v2` for a whole number from 1 to 5. */
export const PROMPT_VERSIONS = ["v1", "v2"] as const;
export type PromptVersion = (typeof PROMPT_VERSIONS)[number];

export type PromptTable = Readonly<Record<PromptLanguage, Readonly<Record<PromptVersion, JudgePrompt>>>>;

/** The prompt language for a text. */
export function promptLanguage(language: LanguagePack): PromptLanguage {
  return language.code === "pt" ? "en" : language.code;
}
