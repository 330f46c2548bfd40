import { belegError, type PolicyName, type Severity } from "@beleg/core/contracts";
import { GATE_METRICS, type GateLimits } from "../../evaluate/index.ts";
import { numberOf } from "../argument-values.ts";
import type { EvalFlags } from "./eval-flags.ts";

/** The decision rule the flags ask for; two that contradict each other are refused. */
export function policyOf(options: EvalFlags): {
  readonly name: PolicyName;
  readonly threshold: number | undefined;
  readonly severity_min: Severity;
} {
  if (options.tune !== undefined && options.task !== "factuality") {
    throw belegError("invalid_argument", { argument: "--tune", detail: `--task ${options.task} decides nothing` });
  }
  const implied: { readonly flag: string; readonly name: PolicyName }[] = [];
  if (options.policy !== undefined) implied.push({ flag: "--policy", name: options.policy });
  if (options.uncertaintyPolicy !== undefined) {
    implied.push({ flag: "--uncertainty-policy", name: options.uncertaintyPolicy });
  }
  if (options.scoreCutoff !== undefined) implied.push({ flag: "--score-cutoff", name: "score" });
  const [first, ...more] = implied;
  const clash = more.find(({ name }) => name !== first?.name);
  if (clash) throw belegError("invalid_argument", { argument: clash.flag, detail: `≠ ${first?.flag} ${first?.name}` });
  const name = first?.name ?? (options.issueThreshold === undefined ? "probability" : "non_error");
  return { name, threshold: thresholdOf(options, name), severity_min: options.severityMin };
}

function thresholdOf(options: EvalFlags, name: PolicyName): number | undefined {
  const { scoreCutoff, issueThreshold, threshold, tune } = options;
  const given = Object.entries({
    "--threshold": threshold,
    "--issue-threshold": issueThreshold,
    "--score-cutoff": scoreCutoff,
  });
  const [used, ...more] = given.filter(([, value]) => value !== undefined);
  if (used === undefined) return undefined;
  const [flag, value] = used as [string, string];
  if (tune !== undefined)
    throw belegError("invalid_argument", { argument: flag, detail: "--tune chooses the threshold" });
  if (more.length > 0) throw belegError("invalid_argument", { argument: more[0]![0], detail: `${flag} is given too` });
  const isIssues = name !== "score" && name !== "probability";
  if (flag === "--issue-threshold" && !isIssues) {
    throw belegError("invalid_argument", { argument: flag, detail: `--policy ${name} does not count issues` });
  }
  const number = numberOf(flag, value, { min: 0 });
  return flag === "--score-cutoff" ? 1 - number : number;
}

/** The limits of the gate, without the baseline, which is a file. */
export function limitsOf(options: EvalFlags): Omit<GateLimits, "baseline"> {
  return {
    maxFailed: numberOf("--max-failed", options.maxFailed, { min: 0, max: 1 }),
    maxFlipRate: numberOf("--max-flip-rate", options.maxFlipRate, { min: 0, max: 1 }),
    required: options.min.map((text) => {
      const [metric, value, ...rest] = text.split("=");
      if (!metric || value === undefined || rest.length > 0) {
        throw belegError("invalid_argument", { argument: "--min", detail: `${text}: METRIC=NUMBER` });
      }
      const known = GATE_METRICS[options.task];
      if (!known.includes(metric)) {
        throw belegError("invalid_argument", { argument: "--min", detail: `${metric} (${known.join(", ")})` });
      }
      // Correlations and MCC begin at -1; no metric goes beyond 1.
      return { metric, value: numberOf("--min", value, { min: -1, max: 1 }) };
    }),
  };
}
