import { setImmediate as turn } from "node:timers/promises";

/** What is written in one turn of the loop, in characters. */
const PIECE = 250_000;
/** Lists up to here are written one by one, and objects above them field by field: deeper ones are short. */
const DEEPEST_LIST = 3;

type Write = (value: unknown) => string | undefined;

/** Writes a long answer as the bytes of its JSON, as `JSON.stringify` does, with turns for other requests in between. */
export async function jsonInTurns(answer: unknown): Promise<Buffer> {
  const written: Buffer[] = [];
  for await (const piece of jsonPieces(answer, JSON.stringify)) written.push(Buffer.from(piece));
  return Buffer.concat(written);
}

/** A value as JSON in pieces, with a turn of the loop between any two. What is short is written by `write`. */
export async function* jsonPieces(value: unknown, write: Write): AsyncGenerator<string> {
  let held = "";
  for (const piece of piecesOf(value, 0, write)) {
    held += piece;
    if (held.length < PIECE) continue;
    yield held;
    held = "";
    await turn();
  }
  yield held;
}

function* piecesOf(value: unknown, depth: number, write: Write): Generator<string> {
  const isList = Array.isArray(value);
  const isShort = depth > DEEPEST_LIST || (depth === DEEPEST_LIST && !isList);
  if (isShort || typeof value !== "object" || value === null || "toJSON" in value) yield write(value) ?? "null";
  else if (isList) {
    let lead = "[";
    for (const one of value) {
      yield lead;
      yield* piecesOf(one, depth + 1, write);
      lead = ",";
    }
    yield value.length === 0 ? "[]" : "]";
  } else {
    let lead = "{";
    for (const [key, one] of Object.entries(value)) {
      if (one === undefined) continue;
      yield `${lead}${write(key)}:`;
      yield* piecesOf(one, depth + 1, write);
      lead = ",";
    }
    yield lead === "{" ? "{}" : "}";
  }
}
