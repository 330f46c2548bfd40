import { Readable } from "node:stream";
import { createGunzip } from "node:zlib";
import { BelegError } from "@beleg/core/contracts";
import { unreadable } from "../../files/index.ts";

/** A file that has been looked into. */
export interface OpenedBytes {
  /** How it begins, as far as that is known without reading on. */
  readonly head: string;
  /** All of it, the beginning included. */
  readonly chunks: AsyncIterable<Uint8Array>;
  readonly gzipped: boolean;
}

const HEAD_BYTES = 1 << 16;

/** Looks at how a file begins; a gzipped one is inflated on the way. */
export async function inflated(bytes: AsyncIterable<Uint8Array>, file: string): Promise<OpenedBytes> {
  const raw = await peek(bytes, file);
  if (raw.head[0] !== 0x1f || raw.head[1] !== 0x8b) return { ...raw, head: raw.head.toString("utf8"), gzipped: false };
  const source = Readable.from(raw.chunks, { objectMode: false });
  const gunzip = createGunzip();
  source.once("error", (error) => gunzip.destroy(error));
  const plain = await peek(source.pipe(gunzip), file);
  return { ...plain, head: plain.head.toString("utf8"), gzipped: true };
}

async function peek(bytes: AsyncIterable<Uint8Array>, file: string) {
  const iterator = bytes[Symbol.asyncIterator]();
  const held: Uint8Array[] = [];
  let length = 0;
  async function next() {
    try {
      return await iterator.next();
    } catch (error) {
      throw error instanceof BelegError ? error : unreadable(file, error);
    }
  }
  while (length < HEAD_BYTES) {
    const { done, value } = await next();
    if (done) break;
    held.push(value);
    length += value.length;
  }
  async function* chunks(): AsyncGenerator<Uint8Array> {
    try {
      yield* held;
      for (let one = await next(); !one.done; one = await next()) yield one.value;
    } finally {
      await iterator.return?.();
    }
  }
  return { head: Buffer.concat(held), chunks: chunks() };
}
