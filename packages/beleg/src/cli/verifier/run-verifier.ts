import { resolve } from "node:path";
import { canonicalJson, formatMessage } from "@beleg/core/contracts";
import { localNumber } from "@beleg/core/report";
import type { Locale } from "@beleg/core/text";
import { givenLocale } from "../../settings/index.ts";
import {
  findVerifier,
  fitLanguages,
  keepVerifier,
  listVerifiers,
  openManifest,
  readManifest,
  removeVerifier,
  requireOnnx,
  trySanity,
  trySpeed,
  type VerifierManifest,
} from "../../verifier/index.ts";
import { numberOf, requireValue } from "../argument-values.ts";
import { type CliIo, write } from "../cli-io.ts";
import { EXIT } from "../exit-codes.ts";
import { inColumns, writeRows } from "../print-rows.ts";
import { settingsOf } from "../settings-options.ts";
import type { VerifierInvocation } from "./verifier-flags.ts";

const COLUMNS = ["name", "family", "labels", "max_tokens", "sha256", "model"] as const;

/** Does what the command asks for. */
export async function runVerifier(invocation: VerifierInvocation): Promise<number> {
  const { args, io } = invocation;
  const resolved = await settingsOf(invocation);
  if (resolved === null) return EXIT.passed;
  const home = resolve(io.cwd, resolved.values.home);
  const locale = givenLocale(resolved.values) ?? "en";
  switch (args.action) {
    case "add":
      return add(invocation, home, locale);
    case "list":
      return list(home, invocation.options.format, locale, io);
    case "test":
      return test(await findVerifier(home, requireValue("name", args.target)), invocation, locale);
    case "remove":
      return remove(home, requireValue("name", args.target), invocation, locale);
  }
}

async function add(invocation: VerifierInvocation, home: string, locale: Locale): Promise<number> {
  const { args, options, io } = invocation;
  const path = resolve(io.cwd, requireValue("folder", args.target));
  const { name, family, template } = options;
  const labels = options.labels?.split(",").map((label) => label.trim());
  const maxTokens =
    options.maxTokens === undefined
      ? undefined
      : numberOf("--max-tokens", options.maxTokens, { min: 16, max: 8192, whole: true });
  const manifest = await readManifest(path, { name, family, labels, template, maxTokens });
  // Tried before it is kept: what cannot be loaded is never found by a check.
  const trial = await tryOut(manifest);
  await keepVerifier(home, manifest);
  const added = formatMessage("verifier.added", { name: manifest.name }, locale);
  await tell({ ...trial, added: true }, [...trialLines(trial, locale), added], invocation);
  await warnOfUnfit(trial, io, locale);
  return EXIT.passed;
}

/** Fails the gate where no language does well. */
async function test(manifest: VerifierManifest, invocation: VerifierInvocation, locale: Locale): Promise<number> {
  const trial = await tryOut(manifest);
  await tell(trial, trialLines(trial, locale), invocation);
  await warnOfUnfit(trial, invocation.io, locale);
  return trial.fit_languages.length > 0 ? EXIT.passed : EXIT.gateFailed;
}

type Trial = Awaited<ReturnType<typeof tryOut>>;

/** The sanity pairs and the speed. */
async function tryOut(manifest: VerifierManifest) {
  requireOnnx();
  const verifier = await openManifest(manifest);
  try {
    const { name, family, labels } = manifest;
    const sanity = await trySanity(verifier);
    const speed = (await trySpeed(verifier)).map(({ tokens, perSecond }) => ({ tokens, per_second: perSecond }));
    return { name, family, labels, sanity, speed, fit_languages: fitLanguages(sanity) };
  } finally {
    await verifier.close();
  }
}

function trialLines({ name, family, labels, sanity, speed }: Trial, locale: Locale): string[] {
  return [
    formatMessage("verifier.reads", { name, family, labels: labels.join(", ") }, locale),
    ...sanity.map((one) => formatMessage("verifier.sanity", { ...one }, locale)),
    ...speed.map(({ tokens, per_second }) => {
      return formatMessage("verifier.speed", { tokens, rate: localNumber(per_second.toFixed(1), locale) }, locale);
    }),
  ];
}

async function warnOfUnfit({ name, fit_languages }: Trial, io: CliIo, locale: Locale): Promise<void> {
  if (fit_languages.length > 0) return;
  await write(io.stderr, `beleg: ${formatMessage("verifier.unfit", { name }, locale)}\n`);
}

/** Sentences for people, the same facts as JSON in a pipe. */
async function tell(facts: object, lines: readonly string[], { options, io }: VerifierInvocation): Promise<void> {
  const shown = inColumns(options.format, io) ? lines.join("\n") : canonicalJson(facts, { indent: 2 });
  await write(io.stdout, `${shown}\n`);
}

async function list(home: string, format: string | undefined, locale: Locale, io: CliIo): Promise<number> {
  const known = await listVerifiers(home);
  const none = formatMessage("cli.none_verifiers", {}, locale);
  await writeRows(known, COLUMNS, { format, none, cell: columnOf }, io);
  return EXIT.passed;
}

function columnOf(one: VerifierManifest, column: string): string | number {
  if (column === "labels") return one.labels.join(",");
  return column === "sha256" ? one.sha256.slice(0, 12) : one[column as "name" | "family" | "max_tokens" | "model"];
}

async function remove(home: string, name: string, invocation: VerifierInvocation, locale: Locale): Promise<number> {
  await removeVerifier(home, name);
  await tell({ name, removed: true }, [formatMessage("verifier.removed", { name }, locale)], invocation);
  return EXIT.passed;
}
