import { availableParallelism } from "node:os";
import type { Llama, LlamaChat, LlamaGrammar, LlamaModule, LlamaSequence, LlamaWeights } from "./llama.ts";

/** A loaded model with the one place in its memory where answers are made. */
export interface OpenGguf {
  readonly weights: LlamaWeights;
  readonly sequence: LlamaSequence;
  readonly chat: LlamaChat;
  /** Most tokens of a question and its answer together. */
  readonly contextSize: number;
  readonly compile: (grammar: string) => Promise<LlamaGrammar>;
  /** Runs work alone: a sequence can hold one conversation at a time. */
  readonly alone: <T>(work: () => Promise<T>) => Promise<T>;
}

/** Room for about 30,000 characters; a model trained on less gets what it was trained on. */
const MAX_CONTEXT = 8192;

/** Loads weights into memory, from the processor alone: a graphics card would round otherwise than the next machine. */
async function openGguf(path: string, load: () => Promise<LlamaModule>): Promise<OpenGguf> {
  const { getLlama, LlamaChat } = await load();
  const llama: Llama = await getLlama({ build: "never", gpu: false, logLevel: "disabled", progressLogs: false });
  const weights = await llama.loadModel({ modelPath: path });
  const context = await weights.createContext({
    contextSize: Math.min(MAX_CONTEXT, weights.trainContextSize),
    sequences: 1,
    // With as many threads as cores, an answer of three seconds took over eight minutes on a busy machine (record 0099).
    threads: Math.max(1, Math.floor(availableParallelism() / 2)),
  });
  const sequence = context.getSequence();
  let last: Promise<unknown> = Promise.resolve();
  return {
    weights,
    sequence,
    chat: new LlamaChat({ contextSequence: sequence }),
    contextSize: context.contextSize,
    compile: (grammar) => llama.createGrammar({ grammar }),
    alone(work) {
      const turn = last.then(work, work);
      last = turn.catch(() => undefined);
      return turn;
    },
  };
}

const opened = new Map<string, Promise<OpenGguf>>();

/** The same, once for each file: every feature of a process shares the memory of a model. */
export function memoizeOpenGguf(path: string, load: () => Promise<LlamaModule>): Promise<OpenGguf> {
  const known = opened.get(path) ?? openGguf(path, load);
  opened.set(path, known);
  return known;
}
