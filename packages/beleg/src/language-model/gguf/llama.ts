// What Beleg uses of node-llama-cpp, an optional peer: its own types are not there where it is not installed.

/** A model's vocabulary turns text into tokens and back. */
interface Tokenizer {
  readonly __brand?: "tokenizer";
}

/** One turn of a chat, as the library keeps it. */
export type LlamaTurn =
  | { readonly type: "system" | "user"; readonly text: string }
  | { readonly type: "model"; readonly response: readonly string[] };

/** A compiled grammar; only the library looks inside. */
export interface LlamaGrammar {
  readonly grammar: string;
}

/** Tokens that were read and written since the sequence began. */
interface TokenMeterState {
  readonly usedInputTokens: number;
  readonly usedOutputTokens: number;
}

/** One conversation's place in a context. */
export interface LlamaSequence {
  readonly tokenMeter: {
    getState(): TokenMeterState;
    diff(before: TokenMeterState): TokenMeterState;
  };
  clearHistory(): Promise<void>;
}

/** A chat over a sequence, in the form the model was trained on. */
export interface LlamaChat {
  readonly chatWrapper: {
    generateContextState(options: { readonly chatHistory: readonly LlamaTurn[] }): {
      readonly contextText: { tokenize(tokenizer: Tokenizer): readonly number[] };
    };
  };
  generateResponse(
    history: readonly LlamaTurn[],
    options: {
      readonly temperature: number;
      readonly seed: number;
      readonly maxTokens: number;
      readonly grammar?: LlamaGrammar;
      readonly signal?: AbortSignal;
      readonly repeatPenalty: false;
      readonly budgets: { readonly thoughtTokens: number };
    },
  ): Promise<{ readonly response: string; readonly metadata: { readonly stopReason: string } }>;
}

/** Loaded weights. */
export interface LlamaWeights {
  readonly tokenizer: Tokenizer;
  readonly trainContextSize: number;
  createContext(options: {
    readonly contextSize: number;
    readonly sequences: number;
    readonly threads: number;
  }): Promise<{ readonly contextSize: number; getSequence(): LlamaSequence }>;
}

/** llama.cpp, ready to load weights. */
export interface Llama {
  loadModel(options: { readonly modelPath: string; readonly gpuLayers?: number }): Promise<LlamaWeights>;
  createGrammar(options: { readonly grammar: string }): Promise<LlamaGrammar>;
}

/** The module `node-llama-cpp`. */
export interface LlamaModule {
  readonly getLlama: (options: {
    readonly build: "never";
    readonly gpu: false;
    readonly logLevel: "disabled";
    readonly progressLogs: false;
  }) => Promise<Llama>;
  readonly LlamaChat: new (options: { readonly contextSequence: LlamaSequence }) => LlamaChat;
}
