import { belegError } from "@beleg/core/contracts";
import type { BodyName } from "./contracts/bodies.ts";

/** Keys and values of a body whose contract bounds every list; the largest legal one has a fifth of it. */
export const MAX_VALUES = 20_000;

/** Different keys of any body. Each costs a reader as much as many values; real rows and documents share theirs. */
export const MAX_KEYS = 100_000;

/** The operations whose bodies hold long texts, never many values. */
const FEW: ReadonlySet<BodyName> = new Set<BodyName>([
  "check",
  "createRun",
  "addSourceContent",
  "ingestDocument",
  "readDocument",
]);

/** The characters between values, and those that open and close texts. */
const [QUOTE, COMMA, COLON, BACKSLASH, LIST, OBJECT] = [0x22, 0x2c, 0x3a, 0x5c, 0x5b, 0x7b];

/** Texts this short are walked through; in longer ones the end is searched for. */
const SHORT = 32;

/** Refuses, before anybody parses it, a body of far more keys or values than a legal request has. It need not be JSON. */
export function refuseCrowdedBody(bytes: Buffer, operation: BodyName | null): void {
  const maximum = operation !== null && FEW.has(operation) ? MAX_VALUES : Number.POSITIVE_INFINITY;
  let keys = 0;
  let values = 0;
  walk(
    bytes,
    () => {
      values += 1;
      if (values > maximum) throw belegError("too_many_values", { maximum }, { path: "body" });
    },
    () => {
      keys += 1;
    },
  );
  // Only where there are so many does it matter which of them are the same.
  if (keys > MAX_KEYS) refuseManyKeys(bytes);
}

function refuseManyKeys(bytes: Buffer): void {
  const names = new Set<string>();
  walk(
    bytes,
    () => {},
    (from, to) => {
      names.add(bytes.toString("latin1", from, to));
      if (names.size > MAX_KEYS) throw belegError("too_many_keys", { maximum: MAX_KEYS }, { path: "body" });
    },
  );
}

/** Tells of every key and every value, and where each key stands. */
function walk(bytes: Buffer, onValue: () => void, onKey: (from: number, to: number) => void): void {
  let from = -1;
  let to = -1;
  for (let at = 0; at < bytes.length; at += 1) {
    const byte = bytes[at];
    if (byte === QUOTE) {
      from = at + 1;
      to = endOfText(bytes, from);
      at = to;
    } else if (byte === COMMA || byte === COLON || byte === LIST || byte === OBJECT) {
      onValue();
      if (byte === COLON && from !== -1) onKey(from, to);
      from = -1;
    }
  }
}

/** Where the quote stands that ends a text; the end of the bytes where none does. */
function endOfText(bytes: Buffer, from: number): number {
  const near = Math.min(from + SHORT, bytes.length);
  let at = from;
  while (at < near && bytes[at] !== QUOTE) at += bytes[at] === BACKSLASH ? 2 : 1;
  if (at < near) return at;
  for (;;) {
    const quote = bytes.indexOf(QUOTE, at);
    if (quote === -1) return bytes.length;
    let before = quote;
    while (before > at && bytes[before - 1] === BACKSLASH) before -= 1;
    // An odd number of them: the quote belongs to the text.
    if ((quote - before) % 2 === 0) return quote;
    at = quote + 1;
  }
}
