import { createGuard as createPureGuard, type Guard, type GuardOptions as PureOptions } from "@beleg/core";
import { resolveSettings } from "../settings/resolve-settings.ts";
import { openFactualityJudge } from "./judges/open-judges.ts";
import { type ModelOptions, namedModel } from "./open-text-checker.ts";

/** What an answer is guarded by, and which model judges it, if any. */
export interface GuardOptions extends Omit<PureOptions, "judge">, ModelOptions {}

/** Builds a guard that stands between a model and its reader. Options alone decide; the judging model is opened with the first answer. */
export function createGuard({ model, baseUrl, apiKey, ...options }: GuardOptions): Guard {
  if (model === undefined) return createPureGuard(options);
  const open = async () => {
    const opened = typeof model === "string" ? await namedModel(model, { baseUrl, apiKey }) : model;
    return openFactualityJudge({ ...resolveSettings([]).values, trust: "off" }, opened);
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
