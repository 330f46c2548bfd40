import { availableParallelism } from "node:os";
import type { Encoding, OnnxModule, OnnxTensor } from "./onnx.ts";

/** A loaded network that answers one text at a time. */
export interface OnnxNetwork {
  /** The outputs for each place of the text; one place where it answers for the whole. */
  run(encoding: Encoding): Promise<readonly (readonly number[])[]>;
  release(): Promise<void>;
}

const INPUTS = ["input_ids", "attention_mask", "token_type_ids"];

/** Loads a network. Throws with a reason a person understands where it is none that Beleg can ask. */
export async function openNetwork(path: string, { InferenceSession, Tensor }: OnnxModule): Promise<OnnxNetwork> {
  const session = await InferenceSession.create(path, {
    executionProviders: ["cpu"],
    // The other half is for the rest of the process.
    intraOpNumThreads: Math.max(1, Math.floor(availableParallelism() / 2)),
    interOpNumThreads: 1,
    // What went wrong is said by us, once.
    logSeverityLevel: 4,
  });
  const foreign = session.inputNames.filter((name) => !INPUTS.includes(name));
  if (foreign.length > 0 || !session.inputNames.includes("input_ids")) {
    throw new Error(`the model wants ${session.inputNames.join(", ")}; Beleg gives ${INPUTS.join(", ")}`);
  }
  const output = session.outputNames.find((name) => name === "logits") ?? session.outputNames[0]!;
  const tensor = (values: readonly number[]) =>
    new Tensor(
      "int64",
      BigInt64Array.from(values, (value) => BigInt(value)),
      [1, values.length],
    );
  let last: Promise<unknown> = Promise.resolve();

  // Alone, one text after the other: in a batch, a text with others beside it would get other numbers.
  async function answer({ ids, token_type_ids }: Encoding): Promise<readonly (readonly number[])[]> {
    const given: Readonly<Record<string, readonly number[]>> = {
      input_ids: ids,
      attention_mask: ids.map(() => 1),
      token_type_ids: token_type_ids ?? ids.map(() => 0),
    };
    const feeds = Object.fromEntries(session.inputNames.map((name) => [name, tensor(given[name]!)]));
    const answers = await session.run(feeds, [output]);
    return placesOf(answers[output]!);
  }

  return {
    run(encoding) {
      const turn = last.then(() => answer(encoding));
      last = turn.catch(() => undefined);
      return turn;
    },
    release: () => session.release(),
  };
}

function placesOf({ dims, data }: OnnxTensor): readonly (readonly number[])[] {
  const width = dims.at(-1) ?? 1;
  const values = Array.from(data as ArrayLike<number>, Number);
  return Array.from({ length: values.length / width }, (_, at) => values.slice(at * width, (at + 1) * width));
}
