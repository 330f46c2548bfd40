import type { Verifier, VerifierScores } from "@beleg/core";
import { claimPlace, claimWords } from "./claim-words.ts";
import { readModelJson } from "./model-files.ts";
import type { Encoding, Onnx } from "./onnx.ts";
import { openNetwork } from "./onnx-network.ts";
import { pairEncoder } from "./pair-encoder.ts";
import { passageWindows } from "./passage-windows.ts";
import { readLogits } from "./read-logits.ts";
import { type VerifierManifest, verifierIdentity } from "./verifier-manifest.ts";
import { wordScores } from "./word-scores.ts";

/** A verifier of this process. */
export interface OnnxVerifier extends Verifier {
  /** How many tokens a claim and a passage have together. */
  tokensOf(claim: string, passage: string): number;
  close(): Promise<void>;
}

/** Opens the model of a manifest. Throws where its files are no such model. */
export async function openOnnxVerifier(
  manifest: VerifierManifest,
  { runtime, tokenizers }: Onnx,
): Promise<OnnxVerifier> {
  const { labels, family, template } = manifest;
  const config = manifest.tokenizer_config === null ? {} : await readModelJson(manifest.tokenizer_config);
  const tokenizer = new tokenizers.Tokenizer(await readModelJson(manifest.tokenizer), config);
  const encoder = pairEncoder(tokenizer, template);
  const network = await openNetwork(manifest.model, runtime);
  const most = Math.min(manifest.max_tokens, network.length ?? manifest.max_tokens);

  return {
    name: verifierIdentity(manifest),
    async score(claim, passages, { signal } = {}) {
      const scores: VerifierScores[] = [];
      for (const passage of passages) {
        signal?.throwIfAborted();
        scores.push(await scoreOne(claim, passage));
      }
      return scores;
    },
    tokensOf: (claim, passage) => encoder.encode(claim, passage).ids.length,
    close: () => network.release(),
  };

  async function scoreOne(claim: string, passage: string): Promise<VerifierScores> {
    const windows: { readonly encoding: Encoding; readonly places: readonly (readonly number[])[] }[] = [];
    for (const text of passageWindows(passage, (one) => encoder.encode(claim, one).ids.length <= most)) {
      const encoding = encoder.encode(claim, text);
      const places = await network.run(encoding);
      if (places[0]?.length !== labels.length) {
        throw new Error(`the model has ${places[0]?.length ?? 0} outputs, and ${labels.length} labels are known`);
      }
      windows.push({ encoding, places });
    }
    // A claim that fills the model by itself is one it cannot judge.
    if (windows.length === 0) return { supported: 0, contradicted: 0, unsupported: 1 };
    if (family !== "tokens") return combined(windows.map(({ places }) => readLogits(places[0]!, labels)));
    const ids = encoder.encodeClaim(claim);
    const doubts = windows.map(({ encoding, places }) => {
      const at = claimPlace(encoding.ids, ids);
      if (at < 0 || places.length !== encoding.ids.length) throw new Error("the model does not answer word by word");
      return places.slice(at, at + ids.length).map((logits) => 1 - readLogits(logits, labels).supported);
    });
    return wordScores(claimWords(claim, encoder), doubts);
  }
}

/** A long passage is a support where one window is; it contradicts where one does more than any supports. */
function combined(scores: readonly VerifierScores[]): VerifierScores {
  const most = (side: "supported" | "contradicted") =>
    scores.reduce((best, one) => (one[side] > best[side] ? one : best));
  const supported = most("supported");
  const contradicted = most("contradicted");
  return contradicted.contradicted > supported.supported ? contradicted : supported;
}
