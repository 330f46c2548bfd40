import { createGuard as createPureGuard, type Guard, type GuardOptions as PureOptions } from "@beleg/core";
import { chosenJudge } from "./judges/chosen-judge.ts";
import { openFactualityJudge } from "./judges/open-judges.ts";
import type { ModelOptions } from "./model-options.ts";

/** What an answer is guarded by, and who judges it: the embedded rules unless more is named. */
export interface GuardOptions extends Omit<PureOptions, "judge">, ModelOptions {}

/** Builds a guard that stands between a model and its reader. Options alone decide; model and verifier are opened with the first answer. */
export function createGuard(given: GuardOptions): Guard {
  const { model, baseUrl, apiKey, verifier, trust, minPrecision, ...options } = given;
  if (model === undefined && verifier === undefined && trust === undefined) return createPureGuard(options);
  const open = async () => {
    const chosen = await chosenJudge({ model, baseUrl, apiKey, verifier, trust, minPrecision });
    return openFactualityJudge(chosen.settings, chosen.model, chosen);
  };
  let opening: ReturnType<typeof open> | undefined;
  return createPureGuard({
    ...options,
    judge: {
      async run(input, asked) {
        opening ??= open();
        return (await opening).run(input, asked);
      },
    },
  });
}
