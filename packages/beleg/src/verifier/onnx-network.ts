import { availableParallelism } from "node:os";
import type { Encoding, OnnxModule, OnnxSession, OnnxTensor } from "./onnx.ts";

/** A loaded network that answers one text at a time. */
export interface OnnxNetwork {
  /** How many tokens it reads, no more and no less; undefined where it reads texts of any length. */
  readonly length: number | undefined;
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
  const length = fixedLength(session);
  let last: Promise<unknown> = Promise.resolve();

  // Alone, one text after the other: in a batch, a text with others beside it would get other numbers.
  async function answer({ ids, token_type_ids }: Encoding): Promise<readonly (readonly number[])[]> {
    const given: Readonly<Record<string, readonly number[]>> = {
      input_ids: ids,
      attention_mask: ids.map(() => 1),
      token_type_ids: token_type_ids ?? ids.map(() => 0),
    };
    // What the mask leaves out is not read: any number fills the rest.
    const rest = Array<number>(Math.max(0, (length ?? 0) - ids.length)).fill(0);
    const feeds = Object.fromEntries(session.inputNames.map((name) => [name, tensor([...given[name]!, ...rest])]));
    const answers = await session.run(feeds, [output]);
    return placesOf(answers[output]!).slice(0, ids.length);
  }

  return {
    length,
    run(encoding) {
      const turn = last.then(() => answer(encoding));
      last = turn.catch(() => undefined);
      return turn;
    },
    release: () => session.release(),
  };
}

/** Some models are exported for texts of one length: their shape has a number where others have a name. */
function fixedLength({ inputMetadata }: OnnxSession): number | undefined {
  const [, length] = inputMetadata.find(({ name }) => name === "input_ids")?.shape ?? [];
  return typeof length === "number" && length > 0 ? length : undefined;
}

function placesOf({ dims, data }: OnnxTensor): readonly (readonly number[])[] {
  const width = dims.at(-1) ?? 1;
  const values = Array.from(data as ArrayLike<number>, Number);
  return Array.from({ length: values.length / width }, (_, at) => values.slice(at * width, (at + 1) * width));
}
