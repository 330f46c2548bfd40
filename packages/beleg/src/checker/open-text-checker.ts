import type { CheckInput, CheckOptions as CoreOptions } from "@beleg/core";
import { CheckRequest, type CheckResult, type Dimension, requireContract } from "@beleg/core/contracts";
import type { Language } from "@beleg/core/text";
import { chosenJudge } from "./judges/chosen-judge.ts";
import type { ModelOptions } from "./model-options.ts";
import { openChecker } from "./open-checker.ts";

/** How one text is checked. */
export interface TextCheckOptions extends Omit<CoreOptions, "judges" | "language" | "pause" | "span"> {
  /** What is judged. Defaults to everything. */
  readonly dimensions?: readonly Dimension[] | undefined;
  /** Language of the texts. Defaults to the detected one. */
  readonly language?: Language | undefined;
}

/** What a checker is opened with. */
export interface TextCheckerOptions extends ModelOptions {
  /**
   * How many threads the embedded judges work on, never more than there are cores; 0: in this one, which they share with
   * whatever else it does. Defaults to all cores. With a model there is nothing to put on a thread: it is waited for.
   */
  readonly threads?: number | "all" | undefined;
}

/** Checks many texts: ask for as many at once as you like, they wait in line without being copied. */
export interface TextChecker {
  /** Checks one text. Rejects with `checker_closed` after `close`, and with `too_slow` for a text that takes two minutes. */
  check(input: CheckInput, options?: TextCheckOptions): Promise<CheckResult>;
  /** Ends its threads; texts that still wait are rejected. */
  close(): Promise<void>;
}

/**
 * Opens a checker for many texts. Options alone decide: no settings file and no environment variable is read, no file is
 * written.
 */
export async function openTextChecker(options: TextCheckerOptions = {}): Promise<TextChecker> {
  const { threads = "all" } = options;
  const { settings, model, ...given } = await chosenJudge(options);
  const isWaitedFor = model !== undefined || given.verifier !== undefined;
  const checker = await openChecker({
    settings,
    model,
    ...given,
    threads: isWaitedFor || threads === 0 ? undefined : threads,
  });
  return {
    async check({ article_text, sources: given, summary_text, ...own }, asked = {}) {
      const { locale, language: lang, debug = false, topK: top_k, maxFailed: max_failed, signal, sample } = asked;
      const dimensions = requireContract(CheckRequest.shape.dimensions, asked.dimensions);
      const sources = given && [...given];
      const criteria = own.criteria && [...own.criteria];
      const texts = { article_text, sources, summary_text, criteria };
      const input = { ...texts, locale, lang, dimensions, debug, top_k, max_failed };
      return checker.check(input, { signal, sample, patient: true });
    },
    close: () => checker.close(),
  };
}
