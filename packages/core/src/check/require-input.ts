import { z } from "zod";
import { requireContract } from "../contracts/errors/index.ts";
import { articleIdIsFree, Sources } from "../contracts/source.ts";
import { LanguageName } from "../contracts/values/language-name.ts";
import { LocaleName } from "../contracts/values/locale-name.ts";
import type { CheckInput, RunOptions } from "./judge.ts";

/** The texts of a check; other keys are left alone, so that a row of a dataset can be checked as it is. */
const CheckTexts = z
  .object({ summary_text: z.string(), article_text: z.string().optional(), sources: Sources.optional() })
  .superRefine(articleIdIsFree);

const Choices = z.object({
  locale: LocaleName.optional(),
  language: LanguageName.optional(),
  topK: z.int().min(1).optional(),
  maxFailed: z.int().min(0).optional(),
});

/** Refuses what is no check, with the errors every edge answers: a code, the path, and what to do. */
export function requireInput(input: CheckInput, options: RunOptions & { readonly topK?: number | undefined }): void {
  requireContract(CheckTexts, input);
  // A pack of the caller's own is a language as well.
  const language = typeof options.language === "object" ? undefined : options.language;
  requireContract(Choices, { ...options, language });
}
