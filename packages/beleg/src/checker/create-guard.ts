import { createGuard as createPureGuard, type Guard, type GuardOptions as PureOptions } from "@beleg/core";
import { chosenJudge } from "./judges/chosen-judge.ts";
import { openFactualityJudge } from "./judges/open-judges.ts";
import type { ModelOptions } from "./model-options.ts";

/** What an answer is guarded by, and who judges it: the embedded rules unless more is named. */
export interface GuardOptions extends Omit<PureOptions, "judge" | "criteriaJudge">, ModelOptions {}

/** Builds a guard that stands between a model and its reader. Options alone decide; model and verifier are opened with the first answer. */
export function createGuard(given: GuardOptions): Guard {
  const { model, baseUrl, apiKey, verifier, trust, minPrecision, ...options } = given;
  if (model === undefined && verifier === undefined && trust === undefined) return createPureGuard(options);
  let opening: ReturnType<typeof chosenJudge> | undefined;
  const chosen = () => {
    opening ??= chosenJudge({ model, baseUrl, apiKey, verifier, trust, minPrecision });
    return opening;
  };
  const open = async () => {
    const judge = await chosen();
    return openFactualityJudge(judge.settings, judge.model, judge);
  };
  let judging: ReturnType<typeof open> | undefined;
  return createPureGuard({
    ...options,
    judge: {
      async run(input, asked) {
        judging ??= open();
        return (await judging).run(input, asked);
      },
    },
    ...(model !== undefined && {
      criteriaJudge: {
        async run(input, criteria, asked) {
          const { createCriteriaJudge } = await import("./judges/criteria-judge.ts");
          const { model: reader } = await chosen();
          return createCriteriaJudge(reader!).run(input, criteria, asked);
        },
      },
    }),
  });
}
