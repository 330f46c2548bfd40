// Fits the head of `headed-encoder.ts` on labelled claims: npx node tests/support/onnx/fit-head.ts
// Sources in turn: of every two, one is learnt from and one is kept; what it prints is measured on those that were kept.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openNetwork } from "../../../packages/beleg/src/verifier/onnx-network.ts";
import { pairEncoder } from "../../../packages/beleg/src/verifier/pair-encoder.ts";
import type { LabelledSource } from "../../../packages/core/src/contracts/index.ts";
import { retrieverOf } from "../../../packages/core/src/judges/factuality/retrieval/evidence-retriever.ts";
import { readSourceText } from "../../../packages/core/src/judges/factuality/source-text.ts";
import { packOf } from "../../../packages/core/src/languages/pack-of.ts";
import { FEATURES, type Head, writeHeadedEncoder } from "./headed-encoder.ts";
import { loadProvidedOnnx, useEncoder, useOnnx } from "./provide-onnx.ts";

const LABELS = ["contradiction", "entailment", "neutral"];
const TRUTH = { contradicted: 0, supported: 1, unsupported: 2 } as const;
const PASSES = 3000;
const RATE = 0.05;
const DECAY = 1e-5;

interface Row {
  readonly features: readonly number[];
  readonly truth: number;
  readonly lang: string;
  readonly isKept: boolean;
}

const rows = await readRows();
const seen = rows.filter(({ isKept }) => !isKept);
const head = fit(seen);
for (const lang of ["en", "de", "es"]) {
  const kept = rows.filter((row) => row.isKept && row.lang === lang);
  const scores = kept.map(({ features }) => softmax(logitsOf(head, features))[1]!);
  const supported = kept.map(({ truth }) => truth === 1);
  console.log(`${lang}: AUROC of "supported" ${auroc(scores, supported).toFixed(3)} on ${kept.length} kept claims`);
}
const rounded = (values: readonly number[]) => values.map((value) => Number(value.toFixed(3)));
const file = { labels: LABELS, bias: rounded(head.bias), weights: rounded(head.weights) };
writeFileSync(join(import.meta.dirname, "head.json"), `${JSON.stringify(file)}\n`);

/** Every labelled claim with the nearest passage of its source, as the encoder sees both. */
async function readRows(): Promise<readonly Row[]> {
  const encoder = await useEncoder();
  const onnx = await useOnnx();
  if (encoder === undefined || onnx === undefined) throw new Error("there is nothing to fit");
  const { runtime, tokenizers } = await loadProvidedOnnx(onnx);
  const folder = mkdtempSync(join(tmpdir(), "beleg-head-"));
  try {
    // A head that hands its features through.
    const weights = Array.from({ length: FEATURES * FEATURES }, (_, at) => (at % (FEATURES + 1) === 0 ? 1 : 0));
    const labels = Array.from({ length: FEATURES }, (_, at) => `f${at}`);
    writeHeadedEncoder(folder, encoder, { labels, weights, bias: labels.map(() => 0) });
    const network = await openNetwork(join(folder, "model.onnx"), runtime);
    const tokenizer = new tokenizers.Tokenizer(JSON.parse(readFileSync(join(folder, "tokenizer.json"), "utf8")), {});
    const pairs = pairEncoder(tokenizer, null);
    const found: Row[] = [];
    for (const [at, { source, lang, claims }] of labelledSources().entries()) {
      const pack = packOf(lang as "en");
      const text = readSourceText(source, pack);
      for (const { text: claim, label, quote } of claims) {
        const passages = retrieverOf(text).retrieve(text.beside(claim, pack));
        const passage = passages.find((one) => quote !== "" && one.text.includes(quote)) ?? passages[0];
        if (passage === undefined) continue;
        const [features] = await network.run(pairs.encode(claim, passage.text.slice(0, 1500)));
        found.push({ features: features!, truth: TRUTH[label], lang, isKept: at % 2 === 1 });
      }
    }
    return found;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function labelledSources(): readonly LabelledSource[] {
  const folder = new URL("../../../packages/beleg/claims/", import.meta.url);
  return ["claims.jsonl", "twins.jsonl"].flatMap((name) =>
    readFileSync(new URL(name, folder), "utf8")
      .trim()
      .split("\n")
      .map((line) => JSON.parse(line) as LabelledSource),
  );
}

/** Softmax regression with Adam, all rows at once. */
function fit(learnt: readonly Row[]): Head {
  const width = LABELS.length;
  const size = FEATURES * width + width;
  const values = new Float64Array(size);
  const mean = new Float64Array(size);
  const square = new Float64Array(size);
  for (let pass = 1; pass <= PASSES; pass += 1) {
    const slope = new Float64Array(size);
    const now = headOf(values);
    for (const { features, truth } of learnt) {
      const shares = softmax(logitsOf(now, features));
      for (let label = 0; label < width; label += 1) {
        const error = (shares[label]! - (label === truth ? 1 : 0)) / learnt.length;
        for (let at = 0; at < FEATURES; at += 1) slope[at * width + label]! += error * features[at]!;
        slope[FEATURES * width + label]! += error;
      }
    }
    for (let at = 0; at < size; at += 1) {
      const pull = slope[at]! + DECAY * values[at]!;
      mean[at] = 0.9 * mean[at]! + 0.1 * pull;
      square[at] = 0.999 * square[at]! + 0.001 * pull * pull;
      const step = mean[at]! / (1 - 0.9 ** pass) / (Math.sqrt(square[at]! / (1 - 0.999 ** pass)) + 1e-8);
      values[at]! -= RATE * step;
    }
  }
  return headOf(values);
}

function headOf(values: Float64Array): Head {
  const width = LABELS.length;
  return {
    labels: LABELS,
    weights: [...values.subarray(0, FEATURES * width)],
    bias: [...values.subarray(FEATURES * width)],
  };
}

function logitsOf({ weights, bias }: Head, features: readonly number[]): number[] {
  const width = LABELS.length;
  const sums = [...bias];
  for (let at = 0; at < FEATURES; at += 1)
    for (let label = 0; label < width; label += 1) sums[label]! += features[at]! * weights[at * width + label]!;
  return sums;
}

function softmax(logits: readonly number[]): number[] {
  const highest = Math.max(...logits);
  const powers = logits.map((logit) => Math.exp(logit - highest));
  const sum = powers.reduce((left, right) => left + right, 0);
  return powers.map((power) => power / sum);
}

/** How often a supported claim scores above one that is not. */
function auroc(scores: readonly number[], isHit: readonly boolean[]): number {
  const order = scores.map((score, at) => ({ score, hit: isHit[at]! })).sort((a, b) => a.score - b.score);
  let ranks = 0;
  let hits = 0;
  for (const [rank, { hit }] of order.entries()) if (hit) [ranks, hits] = [ranks + rank + 1, hits + 1];
  return (ranks - (hits * (hits + 1)) / 2) / (hits * (order.length - hits));
}
