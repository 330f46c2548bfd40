import { createHash } from "node:crypto";
import { resolve } from "node:path";
import { belegError, canonicalJson, errorMessage } from "@beleg/core/contracts";
import { trustWords } from "@beleg/core/judges";
import type { Locale } from "@beleg/core/text";
import { keepProfile } from "../../checker/index.ts";
import { codeFingerprint } from "../../evaluate/code-fingerprint.ts";
import { openProgress } from "../../evaluate/progress.ts";
import { givenLocale, type Settings } from "../../settings/index.ts";
import { type LabelledData, measure, openLabelledJudge, plannedCost, readLabelled } from "../../trust/index.ts";
import { requireVerifier, verifierIdentity } from "../../verifier/index.ts";
import { numberOf } from "../argument-values.ts";
import { type CliIo, write } from "../cli-io.ts";
import { EXIT } from "../exit-codes.ts";
import { settingsOf } from "../settings-options.ts";
import { withStore } from "../store-verb.ts";
import { outputFilesOf } from "../write-output-files.ts";
import { openRunFolder } from "./run-folder.ts";
import type { RecordFormat } from "./tell-record.ts";
import type { TrustInvocation } from "./trust-flags.ts";

const FORMATS = ["md", "json", "html"] as const satisfies readonly RecordFormat[];

/** The share of claims that may fail before a record would say more about the server than about the judge. */
const MOST_FAILED = 0.05;

/** Measures the judge the settings name, prints its record and keeps it. */
export async function runTrust(invocation: TrustInvocation): Promise<number> {
  const { options, io } = invocation;
  const resolved = await settingsOf(invocation);
  if (resolved === null) return EXIT.passed;
  const settings = resolved.values;
  const locale = givenLocale(settings) ?? "en";
  if (options.task !== "factuality") {
    const { measureScores } = await import("./measure-scores.ts");
    return measureScores(options.task, invocation, settings, locale);
  }
  const outputs = outputFilesOf(options.output, FORMATS);
  const sample =
    options.sample === undefined ? undefined : numberOf("--sample", options.sample, { min: 1, max: 1e7, whole: true });
  const data = await readLabelled({ file: options.data, cwd: io.cwd, lang: options.lang, sample, seed: settings.seed });
  await tellPlan(data, settings, locale, io);

  const started = performance.now();
  const outcome = await measureHere(data, invocation, settings);
  if (outcome.status === "interrupted") {
    await write(io.stderr, `beleg: ${errorMessage(belegError("interrupted", {}), locale)}\n`);
    return EXIT.interrupted;
  }
  if (outcome.status === "budget") {
    await write(io.stderr, `beleg: ${errorMessage(budgetEnd(settings), locale)}\n`);
    return EXIT.incomplete;
  }
  const { profile } = outcome;
  const failed = profile.languages.reduce((sum, one) => sum + one.failed, 0);
  if (failed > MOST_FAILED * profile.data.claims) {
    await write(io.stderr, `beleg: ${trustWords(locale).say("not_kept", { failed, claims: profile.data.claims })}\n`);
    return EXIT.incomplete;
  }
  const file = options.save ? await keepProfile(resolve(io.cwd, settings.home), profile) : null;
  if (options.save && options.store) await withStore(settings, io, (store) => store.trustProfiles.keep(profile));
  const { tellRecord } = await import("./tell-record.ts");
  await tellRecord(invocation, { profile, file, ms: performance.now() - started }, outputs, settings, locale);
  return EXIT.passed;
}

function budgetEnd({ max_calls, max_tokens_total }: Settings) {
  return max_calls === null
    ? belegError("budget_exceeded", { limit: max_tokens_total ?? 0, unit: "tokens" })
    : belegError("budget_exceeded", { limit: max_calls, unit: "calls" });
}

async function measureHere(data: LabelledData, { options, io }: TrustInvocation, settings: Settings) {
  const { isolate_claims, require_evidence_for_correct } = settings;
  const code = codeFingerprint();
  const config = { isolate_claims, require_evidence_for_correct };
  const manifest = await requireVerifier({ ...settings, home: resolve(io.cwd, settings.home) });
  const verifier = manifest ? verifierIdentity(manifest) : "none";
  const key = canonicalJson({ model: settings.model, verifier, data: data.sha256, config, code });
  const name = `run-${createHash("sha256").update(key).digest("hex").slice(0, 12)}`;
  const kept = await openRunFolder(resolve(io.cwd, settings.home, "trust", name), options.save);
  const progress = await openProgress(io.stderr, { label: "trust", total: data.sources.length, quiet: options.quiet });
  try {
    return await measure({
      data,
      model: settings.model,
      verifier,
      folder: kept.folder,
      config,
      code,
      openJudge: () => openLabelledJudge(settings),
      onSource: (source) => progress.step(source),
      signal: io.signal,
      fresh: options.fresh,
    });
  } finally {
    progress.stop();
    await kept.close();
  }
}

/** What it will cost, before the first call. */
async function tellPlan(data: LabelledData, settings: Settings, locale: Locale, io: CliIo): Promise<void> {
  if (settings.model === "none") return;
  const { calls, tokens } = plannedCost(data, settings.isolate_claims);
  const { claims, sources } = data;
  const plan = { model: settings.model, claims, sources: sources.length, calls, tokens };
  await write(io.stderr, `${trustWords(locale).say("plan", plan)}\n`);
}
