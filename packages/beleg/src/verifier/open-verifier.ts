import { resolve } from "node:path";
import { belegError } from "@beleg/core/contracts";
import type { Settings } from "../settings/index.ts";
import { loadOnnx, requireOnnx } from "./load-onnx.ts";
import { type OnnxVerifier, openOnnxVerifier } from "./onnx-verifier.ts";
import { findVerifier } from "./verifier-files.ts";
import { type VerifierManifest, verifierIdentity } from "./verifier-manifest.ts";

const opened = new Map<string, Promise<OnnxVerifier>>();

/** The verifier the settings name, once for each process; undefined for `none`. */
export async function configuredVerifier(
  settings: Pick<Settings, "verifier" | "home">,
): Promise<OnnxVerifier | undefined> {
  if (settings.verifier === "none") return undefined;
  requireOnnx();
  const manifest = await findVerifier(resolve(settings.home), settings.verifier);
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
    const detail = `the model of "${manifest.name}" cannot be used: ${(error as Error).message}`;
    throw belegError("invalid_config", { file: "BELEG_VERIFIER", detail }, { cause: error });
  }
}
