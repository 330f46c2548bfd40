import { copyFileSync, globSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type OnnxNode, onnxAddition } from "./onnx-writer.ts";

/** How a head weighs what claim and passage have in common: three outputs for each of the features. */
export interface Head {
  readonly labels: readonly string[];
  /** Row by row: the weights of the outputs for each feature. */
  readonly weights: readonly number[];
  readonly bias: readonly number[];
}

/** How near words of the claim come to words of the passage: on average, at least, and the mean of their squares. */
export const FEATURES = 3;

/** The head that `fit-head.ts` has fitted. */
export function fittedHead(): Head {
  return JSON.parse(readFileSync(join(import.meta.dirname, "head.json"), "utf8")) as Head;
}

/** Writes the encoder as a verifier: its file, a head behind it, its tokenizer and a configuration. */
export function writeHeadedEncoder(folder: string, encoder: string, { labels, weights, bias }: Head): void {
  mkdirSync(folder, { recursive: true });
  const [model = ""] = globSync("*.onnx", { cwd: encoder });
  const [tokenizer = ""] = globSync("*tokenizer.json", { cwd: encoder });
  const head = onnxAddition({
    nodes: NODES,
    constants: [
      { name: "head_one", dims: [1], values: [1], type: "float" },
      { name: "head_far", dims: [1], values: [4], type: "float" },
      { name: "head_weights", dims: [FEATURES, labels.length], values: weights, type: "float" },
      { name: "head_bias", dims: [labels.length], values: bias, type: "float" },
    ],
    inputs: [],
    outputs: [{ name: "logits", rank: 2 }],
  });
  writeFileSync(join(folder, "model.onnx"), Buffer.concat([readFileSync(join(encoder, model)), head]));
  copyFileSync(join(encoder, tokenizer), join(folder, "tokenizer.json"));
  const config = {
    architectures: ["BertForSequenceClassification"],
    id2label: Object.fromEntries(labels.map((label, at) => [at, label])),
    max_position_embeddings: 512,
  };
  writeFileSync(join(folder, "config.json"), JSON.stringify(config));
}

const node = (op: string, inputs: string, output: string, attributes: OnnxNode["attributes"] = {}): OnnxNode => ({
  op,
  inputs: inputs.split(" "),
  output,
  attributes,
});

/** How near the words of the claim come to words of the passage, by the angle between them; `[SEP]` is one of each. */
const NODES: readonly OnnxNode[] = [
  node("Cast", "token_type_ids", "head_claim", { to: 1 }),
  // The encoder speaks version 11, in which axes are attributes.
  node("Unsqueeze", "head_claim", "head_claim_row", { axes: [1] }),
  node("ReduceL2", "last_hidden_state", "head_length", { axes: [2], keepdims: 1 }),
  node("Div", "last_hidden_state head_length", "head_unit"),
  node("Transpose", "head_unit", "head_turned", { perm: [0, 2, 1] }),
  node("MatMul", "head_unit head_turned", "head_angles"),
  // Words of the claim itself do not count: an angle is 1 at most.
  node("Mul", "head_claim_row head_far", "head_own"),
  node("Sub", "head_angles head_own", "head_beside"),
  node("ReduceMax", "head_beside", "head_near", { axes: [2], keepdims: 0 }),
  node("Mul", "head_near head_claim", "head_near_claim"),
  node("ReduceSum", "head_near_claim", "head_near_sum", { axes: [1], keepdims: 1 }),
  node("ReduceSum", "head_claim", "head_count", { axes: [1], keepdims: 1 }),
  node("Div", "head_near_sum head_count", "head_mean"),
  node("Sub", "head_one head_claim", "head_passage"),
  node("Mul", "head_passage head_far", "head_not_claim"),
  node("Add", "head_near head_not_claim", "head_near_or_far"),
  node("ReduceMin", "head_near_or_far", "head_least", { axes: [1], keepdims: 1 }),
  node("Mul", "head_near_claim head_near_claim", "head_squares"),
  node("ReduceSum", "head_squares", "head_square_sum", { axes: [1], keepdims: 1 }),
  node("Div", "head_square_sum head_count", "head_square_mean"),
  node("Concat", "head_mean head_least head_square_mean", "head_features", { axis: 1 }),
  node("MatMul", "head_features head_weights", "head_sum"),
  node("Add", "head_sum head_bias", "logits"),
];
