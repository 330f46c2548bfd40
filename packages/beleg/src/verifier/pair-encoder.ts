import type { Encoding, OnnxTokenizer } from "./onnx.ts";

/** Turns a claim and a passage into what a model reads. */
export interface PairEncoder {
  readonly encode: (claim: string, passage: string) => Encoding;
  /** The tokens of the claim by themselves. */
  readonly encodeClaim: (claim: string) => readonly number[];
}

/**
 * Most models read passage and claim as a pair; some want words around the passage, some one text with both in it. Nobody's
 * text is looked at for placeholders: a claim that holds one is a claim.
 */
export function pairEncoder(tokenizer: OnnxTokenizer, template: string | null): PairEncoder {
  const parts = (template ?? "{passage}").split(/(\{passage\}|\{claim\})/);
  const isOneText = parts.includes("{claim}");
  const fill = (claim: string, passage: string) =>
    parts.map((part) => (part === "{passage}" ? passage : part === "{claim}" ? claim : part)).join("");
  return {
    encode: (claim, passage) =>
      tokenizer.encode(fill(claim, passage), {
        ...(!isOneText && { text_pair: claim }),
        return_token_type_ids: true,
      }),
    encodeClaim: (claim) => tokenizer.encode(claim, { add_special_tokens: false }).ids,
  };
}
