import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type OnnxConstant, type OnnxNode, onnxFile } from "./onnx-writer.ts";

/** What a tiny model answers with. */
export type TinyKind = "nli" | "binary" | "single" | "tokens";

/** Its three outputs stand in an order that nobody would guess. */
const LABELS: Readonly<Record<TinyKind, readonly string[]>> = {
  nli: ["CONTRADICTION", "entailment", "Neutral"],
  binary: ["LABEL_0", "LABEL_1"],
  single: ["score"],
  tokens: ["LABEL_0", "LABEL_1"],
};
const SPECIAL = ["[PAD]", "[UNK]", "[CLS]", "[SEP]", "never"];
const NEVER = SPECIAL.indexOf("never");

/**
 * Writes a model that knows no language and reads all the same: a word of the claim is supported where the passage has it,
 * the claim where all of its words are, and "never" in the claim alone contradicts. Words outside `words` are one unknown word.
 * With a `length` it reads texts of that many tokens only.
 */
export function writeTinyModel(folder: string, kind: TinyKind, words: Iterable<string>, length?: number): void {
  mkdirSync(folder, { recursive: true });
  const write = (name: string, value: object) => writeFileSync(join(folder, name), JSON.stringify(value));
  writeFileSync(join(folder, "model.onnx"), tinyNetwork(kind, length));
  write("config.json", {
    architectures: [kind === "tokens" ? "TinyForTokenClassification" : "TinyForSequenceClassification"],
    id2label: Object.fromEntries(LABELS[kind].map((label, at) => [at, label])),
    max_position_embeddings: 64,
  });
  write("tokenizer_config.json", { model_max_length: 64 });
  write("tokenizer.json", tokenizerOf(words));
}

function tinyNetwork(kind: TinyKind, length?: number): Buffer {
  const outputs = [{ name: "logits", rank: kind === "tokens" ? 3 : 2 }];
  const inputs = ["input_ids", "attention_mask", "token_type_ids"];
  return onnxFile({ nodes: [...SEEN, ...HEADS[kind]], constants: CONSTANTS, inputs, length, outputs });
}

const int = (name: string, ...values: number[]): OnnxConstant => ({
  name,
  dims: [values.length],
  values,
  type: "int64",
});
const float = (name: string, value: number): OnnxConstant => ({ name, dims: [1], values: [value], type: "float" });
const CONSTANTS = [
  int("axis_1", 1),
  int("axis_2", 2),
  int("never", NEVER),
  float("one", 1),
  float("five", 5),
  float("ten", 10),
  float("twenty", 20),
];

const node = (op: string, inputs: string, output: string, attributes: OnnxNode["attributes"] = {}): OnnxNode => ({
  op,
  inputs: inputs.split(" "),
  output,
  attributes,
});

/** 1 for every token that the passage has. */
const SEEN: readonly OnnxNode[] = [
  node("Unsqueeze", "input_ids axis_2", "column"),
  node("Unsqueeze", "input_ids axis_1", "row"),
  node("Equal", "column row", "equal"),
  node("Cast", "equal", "same", { to: 1 }),
  node("Cast", "token_type_ids", "in_claim", { to: 1 }),
  node("Sub", "one in_claim", "in_passage"),
  node("Unsqueeze", "in_passage axis_1", "passage_row"),
  node("Mul", "same passage_row", "same_in_passage"),
  node("ReduceMax", "same_in_passage", "seen", { axes: [2], keepdims: 0 }),
];

/** 5 where every word of the claim is in the passage, else -5. */
const WHOLE: readonly OnnxNode[] = [
  node("Max", "seen in_passage", "seen_or_passage"),
  node("ReduceMin", "seen_or_passage", "all_seen", { axes: [1], keepdims: 1 }),
  node("Mul", "all_seen ten", "scaled"),
  node("Sub", "scaled five", "support"),
  node("Neg", "support", "doubt"),
];

const HEADS: Readonly<Record<TinyKind, readonly OnnxNode[]>> = {
  single: [...WHOLE, node("Identity", "support", "logits")],
  binary: [...WHOLE, node("Concat", "doubt support", "logits", { axis: 1 })],
  nli: [
    ...WHOLE,
    node("Equal", "input_ids never", "is_never"),
    node("Cast", "is_never", "nevers", { to: 1 }),
    node("Mul", "nevers in_claim", "claim_nevers"),
    node("Mul", "nevers in_passage", "passage_nevers"),
    node("ReduceMax", "claim_nevers", "claim_never", { axes: [1], keepdims: 1 }),
    node("ReduceMax", "passage_nevers", "passage_never", { axes: [1], keepdims: 1 }),
    node("Sub", "claim_never passage_never", "only_claim"),
    node("Mul", "only_claim twenty", "against"),
    node("Concat", "against support doubt", "logits", { axis: 1 }),
  ],
  tokens: [
    node("Mul", "seen ten", "scaled"),
    node("Sub", "scaled five", "support"),
    node("Neg", "support", "doubt"),
    node("Unsqueeze", "support axis_2", "support_3"),
    node("Unsqueeze", "doubt axis_2", "doubt_3"),
    node("Concat", "support_3 doubt_3", "logits", { axis: 2 }),
  ],
};

function tokenizerOf(words: Iterable<string>): object {
  const known = new Set([...SPECIAL, ".", ","]);
  for (const word of words) known.add(word.toLowerCase());
  const special = (id: string, type_id: number) => ({ SpecialToken: { id, type_id } });
  const sequence = (id: string, type_id: number) => ({ Sequence: { id, type_id } });
  return {
    version: "1.0",
    added_tokens: SPECIAL.slice(0, 4).map((content, id) => ({ id, content, special: true })),
    normalizer: {
      type: "BertNormalizer",
      clean_text: true,
      handle_chinese_chars: true,
      strip_accents: false,
      lowercase: true,
    },
    pre_tokenizer: { type: "BertPreTokenizer" },
    post_processor: {
      type: "TemplateProcessing",
      single: [special("[CLS]", 0), sequence("A", 0), special("[SEP]", 0)],
      pair: [special("[CLS]", 0), sequence("A", 0), special("[SEP]", 0), sequence("B", 1), special("[SEP]", 1)],
      special_tokens: Object.fromEntries(
        ["[CLS]", "[SEP]"].map((id) => [id, { id, ids: [SPECIAL.indexOf(id)], tokens: [id] }]),
      ),
    },
    decoder: { type: "WordPiece", prefix: "##", cleanup: true },
    model: {
      type: "WordPiece",
      unk_token: "[UNK]",
      continuing_subword_prefix: "##",
      max_input_chars_per_word: 100,
      vocab: Object.fromEntries([...known].map((word, id) => [word, id])),
    },
  };
}
