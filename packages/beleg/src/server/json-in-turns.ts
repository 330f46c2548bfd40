import { setImmediate as turn } from "node:timers/promises";

/** What is written in one turn of the loop, in characters. */
const PIECE = 250_000;
/** Lists up to here are written one by one, and objects above them field by field: deeper ones are short. */
const DEEPEST_LIST = 3;

/** Writes a long answer as JSON, as `JSON.stringify` does, with turns for other requests in between. */
export async function jsonInTurns(answer: object): Promise<Buffer> {
  const written: Buffer[] = [];
  let held = "";
  for (const piece of piecesOf(answer, 0)) {
    held += piece;
    if (held.length < PIECE) continue;
    written.push(Buffer.from(held));
    held = "";
    await turn();
  }
  written.push(Buffer.from(held));
  return Buffer.concat(written);
}

function* piecesOf(value: unknown, depth: number): Generator<string> {
  const isList = Array.isArray(value);
  const isShort = depth > DEEPEST_LIST || (depth === DEEPEST_LIST && !isList);
  if (isShort || typeof value !== "object" || value === null) yield JSON.stringify(value) ?? "null";
  else if (isList) {
    let lead = "[";
    for (const one of value) {
      yield lead;
      yield* piecesOf(one, depth + 1);
      lead = ",";
    }
    yield value.length === 0 ? "[]" : "]";
  } else {
    let lead = "{";
    for (const [key, one] of Object.entries(value)) {
      if (one === undefined) continue;
      yield `${lead}${JSON.stringify(key)}:`;
      yield* piecesOf(one, depth + 1);
      lead = ",";
    }
    yield lead === "{" ? "{}" : "}";
  }
}
