import { createHash } from "node:crypto";
import { basename, join, resolve } from "node:path";
import { belegError } from "@beleg/core/contracts";
import { MIN_RESAMPLES } from "@beleg/core/evaluation";
import type { EvaluationRequest } from "../../evaluate/index.ts";
import { givenLocale, type Settings } from "../../settings/index.ts";
import { numberOf } from "../argument-values.ts";
import type { CliIo } from "../cli-io.ts";
import type { EvalFlags } from "./eval-flags.ts";
import { policyOf } from "./eval-options.ts";

/** The evaluation the flags ask for. */
export function requestOf(options: EvalFlags, settings: Settings, io: CliIo): EvaluationRequest {
  const { task, data, preset } = options;
  if (options.stratify !== undefined && options.sample === undefined) {
    throw belegError("invalid_argument", { argument: "--stratify", detail: "--sample" });
  }
  const whole = { min: 1, max: 1e9, whole: true };
  const { model, isolate_claims, require_evidence_for_correct } = settings;
  const { verifier } = settings;
  const isAboutClaims = task === "factuality" || task === "spans";
  const judgesClaims = model !== "none" && isAboutClaims;
  const judgeConfig = {
    lang: settings.lang,
    ...(task === "rerank" ? { ranker: options.ranker } : {}),
    ...(judgesClaims ? { isolate_claims, require_evidence_for_correct } : {}),
    ...(isAboutClaims && verifier !== "none" ? { verifier } : {}),
    ...(task === "readability" ? { readability_prompt_version: settings.readability_prompt_version } : {}),
    ...(settings.criteria.length === 0 ? {} : { criteria: JSON.stringify(settings.criteria) }),
  };
  return {
    task,
    data,
    cwd: io.cwd,
    preset,
    out: resolve(io.cwd, options.out ?? defaultFolder(options, settings)),
    first: options.first === undefined ? undefined : numberOf("--first", options.first, whole),
    sample: options.sample === undefined ? undefined : numberOf("--sample", options.sample, whole),
    stratify: options.stratify,
    policy: policyOf(options),
    tune: options.tune,
    tuneFor: options.tuneFor,
    repeat: numberOf("--repeat", options.repeat, { ...whole, max: 100 }),
    votes: options.votes === undefined ? undefined : numberOf("--votes", options.votes, whole),
    seed: settings.seed,
    resamples: numberOf("--resamples", options.resamples, { ...whole, min: MIN_RESAMPLES, max: 1e6 }),
    concurrency: settings.concurrency,
    locale: givenLocale(settings) ?? "en",
    retryFailed: options.retryFailed,
    fresh: options.fresh,
    judgeConfig,
    model,
    price: settings.prices[model] ?? null,
  };
}

/** A folder for this task, file and model, so that the same command finds its journal again. */
function defaultFolder({ task, data, preset, ranker }: EvalFlags, { home, lang, model, verifier }: Settings): string {
  const name = basename(data)
    .replace(/\.[^.]*$/, "")
    .replace(/[^\w.-]+/g, "-")
    .slice(0, 60);
  const key = createHash("sha256")
    .update(JSON.stringify([task, data, preset, ranker, model, lang, ...(verifier === "none" ? [] : [verifier])]))
    .digest("hex")
    .slice(0, 8);
  return join(home, "evaluations", `${task}-${name}-${key}`);
}
