import { resolve } from "node:path";
import { formatMessage } from "@beleg/core/contracts";
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
import { writeRows } from "../print-rows.ts";
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
      return list(home, invocation.options.format, io);
    case "test":
      return tryOut(await findVerifier(home, requireValue("name", args.target)), io, locale);
    case "remove":
      return remove(home, requireValue("name", args.target), io, locale);
  }
}

async function add({ args, options, io }: VerifierInvocation, home: string, locale: Locale): Promise<number> {
  const path = resolve(io.cwd, requireValue("folder", args.target));
  const { name, family, template } = options;
  const labels = options.labels?.split(",").map((label) => label.trim());
  const maxTokens =
    options.maxTokens === undefined
      ? undefined
      : numberOf("--max-tokens", options.maxTokens, { min: 16, max: 8192, whole: true });
  const manifest = await readManifest(path, { name, family, labels, template, maxTokens });
  // Tried before it is kept: what cannot be loaded is never found by a check.
  await tryOut(manifest, io, locale);
  await keepVerifier(home, manifest);
  await write(io.stdout, `${formatMessage("verifier.added", { name: manifest.name }, locale)}\n`);
  return EXIT.passed;
}

/** The sanity pairs and the speed; fails the gate where no language does well. */
async function tryOut(manifest: VerifierManifest, io: CliIo, locale: Locale): Promise<number> {
  requireOnnx();
  const verifier = await openManifest(manifest);
  try {
    const { family, labels } = manifest;
    const say = (line: string) => write(io.stdout, `${line}\n`);
    await say(formatMessage("verifier.reads", { name: manifest.name, family, labels: labels.join(", ") }, locale));
    const trials = await trySanity(verifier);
    for (const trial of trials) await say(formatMessage("verifier.sanity", { ...trial }, locale));
    for (const { tokens, perSecond } of await trySpeed(verifier)) {
      await say(formatMessage("verifier.speed", { tokens, rate: perSecond.toFixed(1) }, locale));
    }
    if (fitLanguages(trials).length > 0) return EXIT.passed;
    await write(io.stderr, `beleg: ${formatMessage("verifier.unfit", { name: manifest.name }, locale)}\n`);
    return EXIT.gateFailed;
  } finally {
    await verifier.close();
  }
}

async function list(home: string, format: string | undefined, io: CliIo): Promise<number> {
  const known = await listVerifiers(home);
  await writeRows(known, COLUMNS, { format, cell: columnOf }, io);
  return EXIT.passed;
}

function columnOf(one: VerifierManifest, column: string): string | number {
  if (column === "labels") return one.labels.join(",");
  return column === "sha256" ? one.sha256.slice(0, 12) : one[column as "name" | "family" | "max_tokens" | "model"];
}

async function remove(home: string, name: string, io: CliIo, locale: Locale): Promise<number> {
  await removeVerifier(home, name);
  await write(io.stdout, `${formatMessage("verifier.removed", { name }, locale)}\n`);
  return EXIT.passed;
}
