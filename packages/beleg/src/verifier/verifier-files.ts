import { readdir, readFile, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { belegError, canonicalJson, parseContract } from "@beleg/core/contracts";
import { errnoOf } from "../files/errno-of.ts";
import { writeFileAtomically } from "../files/index.ts";
import { VerifierManifest } from "./verifier-manifest.ts";

const FOLDER = "verifiers";

/** Remembers a verifier under the home; an older one of the same name gives way. */
export async function keepVerifier(home: string, manifest: VerifierManifest): Promise<void> {
  const text = `${canonicalJson(manifest, { indent: 2 })}\n`;
  await writeFileAtomically(fileOf(home, manifest.name), text, process.cwd());
}

/** The verifier of a name. Throws `invalid_config` where it was never added, or its file is another one now. */
export async function findVerifier(home: string, name: string): Promise<VerifierManifest> {
  const manifest = await readVerifier(fileOf(home, name));
  if (manifest === undefined) throw unknown(name);
  const { model, bytes, modified_ms } = manifest;
  const now = await stat(model).catch(() => undefined);
  if (now === undefined) throw unusable(`the file of "${name}" is gone: ${model}`);
  if (now.size !== bytes || now.mtimeMs !== modified_ms) {
    throw unusable(`the file of "${name}" has changed since it was added: beleg verifier add ${model} --name ${name}`);
  }
  return manifest;
}

/** Every verifier under the home, by name. */
export async function listVerifiers(home: string): Promise<readonly VerifierManifest[]> {
  const names = await readdir(join(home, FOLDER)).catch(() => []);
  const files = names.filter((name) => name.endsWith(".json")).sort();
  const read = await Promise.all(files.map((name) => readVerifier(join(home, FOLDER, name))));
  return read.flatMap((manifest) => manifest ?? []);
}

/** Forgets a verifier; its files stay. Throws `invalid_config` where there is none of the name. */
export async function removeVerifier(home: string, name: string): Promise<void> {
  const file = fileOf(home, name);
  if ((await readVerifier(file)) === undefined) throw unknown(name);
  await rm(file);
}

function fileOf(home: string, name: string): string {
  if (!VerifierManifest.shape.name.safeParse(name).success) throw unusable(`"${name}" is no name of a verifier`);
  return join(home, FOLDER, `${name}.json`);
}

function unknown(name: string) {
  return unusable(`no verifier "${name}" was added here: beleg verifier add DIR, beleg verifier list`);
}

function unusable(detail: string) {
  return belegError("invalid_config", { file: "BELEG_VERIFIER", detail });
}

async function readVerifier(file: string): Promise<VerifierManifest | undefined> {
  try {
    const outcome = parseContract(VerifierManifest, JSON.parse(await readFile(file, "utf8")));
    return outcome.status === "ok" ? outcome.value : undefined;
  } catch (error) {
    if (error instanceof SyntaxError || errnoOf(error) !== undefined) return undefined;
    throw error;
  }
}
