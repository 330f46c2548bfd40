import { BelegError } from "@beleg/core/contracts";
import type { Settings } from "../settings/index.ts";
import { requireOnnx } from "./load-onnx.ts";
import type { Onnx } from "./onnx.ts";
import { openManifest } from "./open-verifier.ts";
import { fitLanguages, trySanity } from "./try-verifier.ts";
import { findVerifier } from "./verifier-files.ts";

/**
 * What keeps the verifier of the settings from doing its work, or undefined where it reads at least one language: it is
 * loaded, and has to get the sanity pairs right.
 */
export async function diagnoseVerifier(
  { verifier: name, home }: Pick<Settings, "verifier" | "home">,
  load?: () => Promise<Onnx>,
): Promise<string | undefined> {
  try {
    if (load === undefined) requireOnnx();
    const verifier = await openManifest(await findVerifier(home, name), load);
    try {
      const trials = await trySanity(verifier);
      if (fitLanguages(trials).length > 0) return undefined;
      const right = trials.map(({ lang, right: hits, of }) => `${lang} ${hits}/${of}`).join(", ");
      return `"${name}" gets too few sanity pairs right (${right}): swapped labels, a missing template, or a model that does something else; see beleg verifier add --labels, --template`;
    } finally {
      await verifier.close();
    }
  } catch (error) {
    // What a model throws while it reads has no code; it is what is to be told all the same.
    return error instanceof BelegError ? String(error.params.detail ?? error.message) : (error as Error).message;
  }
}
