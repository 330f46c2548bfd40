// What Beleg uses of onnxruntime-node and @huggingface/tokenizers, optional peers: their own types are not there where they
// are not installed.

/** Numbers with a shape. */
export interface OnnxTensor {
  readonly dims: readonly number[];
  readonly data: ArrayLike<number | bigint>;
}

/** A loaded model. */
export interface OnnxSession {
  readonly inputNames: readonly string[];
  readonly outputNames: readonly string[];
  /** The shape of each input; a dimension that is free has a name instead of a number. */
  readonly inputMetadata: readonly { readonly name: string; readonly shape?: readonly (number | string)[] }[];
  run(
    feeds: Readonly<Record<string, OnnxTensor>>,
    fetches: readonly string[],
  ): Promise<Readonly<Record<string, OnnxTensor>>>;
  release(): Promise<void>;
}

/** The module `onnxruntime-node`. */
export interface OnnxModule {
  readonly InferenceSession: {
    create(
      path: string,
      options: {
        readonly executionProviders: readonly ["cpu"];
        readonly intraOpNumThreads: number;
        readonly interOpNumThreads: 1;
        readonly logSeverityLevel: 4;
      },
    ): Promise<OnnxSession>;
  };
  readonly Tensor: new (type: "int64", data: BigInt64Array, dims: readonly number[]) => OnnxTensor;
}

/** A text as the model reads it. */
export interface Encoding {
  readonly ids: readonly number[];
  readonly token_type_ids?: readonly number[];
}

/** What turns text into the numbers of a model's vocabulary. */
export interface OnnxTokenizer {
  encode(
    text: string,
    options?: {
      readonly text_pair?: string | null;
      readonly add_special_tokens?: boolean;
      readonly return_token_type_ids?: boolean;
    },
  ): Encoding;
}

/** The module `@huggingface/tokenizers`. */
export interface TokenizersModule {
  readonly Tokenizer: new (tokenizer: object, config: object) => OnnxTokenizer;
}

/** Both, loaded. */
export interface Onnx {
  readonly runtime: OnnxModule;
  readonly tokenizers: TokenizersModule;
}
