import type { CheckInput } from "@beleg/core";
import type { CheckResult } from "@beleg/core/contracts";
import type { ModelOptions } from "./model-options.ts";
import { openTextChecker, type TextCheckOptions } from "./open-text-checker.ts";

/** How a text is checked, and by which model. */
export interface CheckOptions extends ModelOptions, TextCheckOptions {}

/** Checks one text. Options alone decide: no settings file and no environment variable is read, no file is written. */
export async function check(input: CheckInput, options: CheckOptions = {}): Promise<CheckResult> {
  const checker = await openTextChecker({ ...options, threads: 0 });
  try {
    return await checker.check(input, options);
  } finally {
    await checker.close();
  }
}
