import { resolve } from "node:path";
import { belegError } from "@beleg/core/contracts";
import type { Settings } from "../settings/index.ts";
import { loadOnnx, requireOnnx } from "./load-onnx.ts";
import { type OnnxVerifier, openOnnxVerifier } from "./onnx-verifier.ts";
import { findVerifier } from "./verifier-files.ts";
import { type VerifierManifest, verifierIdentity } from "./verifier-manifest.ts";

const MAX_REASON = 300;

const opened = new Map<string, Promise<OnnxVerifier>>();

/** What is known of the verifier the settings name, undefined for `none`. Throws `invalid_config` for one that cannot work. */
export async function requireVerifier({
  verifier,
  home,
}: Pick<Settings, "verifier" | "home">): Promise<VerifierManifest | undefined> {
  if (verifier === "none") return undefined;
  requireOnnx();
  return findVerifier(resolve(home), verifier);
}

/** The verifier the settings name, once for each process; undefined for `none`. */
export async function configuredVerifier(
  settings: Pick<Settings, "verifier" | "home">,
): Promise<OnnxVerifier | undefined> {
  const manifest = await requireVerifier(settings);
  if (manifest === undefined) return undefined;
  const key = `${verifierIdentity(manifest)} ${manifest.model}`;
  const known = opened.get(key) ?? openManifest(manifest);
  opened.set(key, known);
  return known;
}

/** Opens the model of a manifest. Throws `invalid_config` where it cannot be loaded. */
export async function openManifest(manifest: VerifierManifest, load = loadOnnx): Promise<OnnxVerifier> {
  try {
    return await openOnnxVerifier(manifest, await load());
  } catch (error) {
    const reason = (error as Error).message.replace(/\s+/g, " ").trim().slice(0, MAX_REASON);
    const detail = `the model of "${manifest.name}" cannot be used: ${reason}`;
    throw belegError("invalid_config", { file: "BELEG_VERIFIER", detail }, { cause: error });
  }
}
