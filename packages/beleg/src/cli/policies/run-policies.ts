import { resolve } from "node:path";
import { noModel } from "@beleg/core";
import { canonicalJson, requireContract } from "@beleg/core/contracts";
import {
  backtest,
  decisionOptions,
  loadAmountLimits,
  PastTransaction,
  withFileHistory,
} from "../../decisions/index.ts";
import { checkPolicyFiles, SAMPLE_POLICIES } from "../../policies/index.ts";
import { givenLocale } from "../../settings/index.ts";
import { type CliIo, write } from "../cli-io.ts";
import { EXIT } from "../exit-codes.ts";
import { atPlace, readRecords } from "../read-cases.ts";
import { settingsOf } from "../settings-options.ts";
import { shownFormat } from "../shown-format.ts";
import type { PoliciesInvocation } from "./policies-flags.ts";
import { type PolicyReport, policyReport } from "./policy-report.ts";
import { prettyPolicies } from "./pretty-policies.ts";

/** Validates a folder, tries its rules on past payments where some are given, and says what it found. */
export async function runPolicies(invocation: PoliciesInvocation): Promise<number> {
  const { args, options, io } = invocation;
  const resolved = await settingsOf(invocation);
  if (resolved === null) return EXIT.passed;
  const settings = { ...resolved.values, policies: args.folder ?? resolved.values.policies };
  const folder = settings.policies === null ? SAMPLE_POLICIES : resolve(io.cwd, settings.policies);
  const amounts = await loadAmountLimits(settings.amount_limits, io.cwd);
  const checked = await checkPolicyFiles(folder, Object.keys(amounts.limits));
  const asked = options.transactions !== undefined && checked.problems.length === 0;
  const tried = asked
    ? await backtest(
        checked.policies,
        withFileHistory(pastTransactions(options.transactions, io)),
        await decisionOptions(settings, noModel, io.cwd),
      )
    : null;
  const report = policyReport(settings.policies ?? "samples", checked, tried);
  const isPretty = (options.format ?? shownFormat(io, undefined)) === "pretty";
  const locale = givenLocale(resolved.values) ?? "en";
  await write(
    io.stdout,
    isPretty ? prettyPolicies(report, io, options.color, locale) : `${canonicalJson(report, { indent: 2 })}\n`,
  );
  return exitOf(report, io);
}

async function* pastTransactions(file: string, io: CliIo): AsyncGenerator<PastTransaction> {
  for await (const { value, place } of readRecords(file, io)) {
    if (io.signal.aborted) return;
    yield atPlace(place, () => requireContract(PastTransaction, value));
  }
}

function exitOf({ problems, findings }: PolicyReport, io: CliIo): number {
  if (io.signal.aborted) return EXIT.interrupted;
  if (problems.length > 0) return EXIT.usage;
  return findings.some(({ level }) => level === "conflict") ? EXIT.gateFailed : EXIT.passed;
}
