import type { Readable, Writable } from "node:stream";
import type { Settings } from "../settings/index.ts";

/** All a verb may touch of the world outside the file system: its streams, environment and folder, and the wish to stop. */
export type CliIo = {
  readonly stdin: Readable & { readonly isTTY?: boolean };
  readonly stdout: Writable & { readonly isTTY?: boolean; readonly columns?: number };
  readonly stderr: Writable & { readonly isTTY?: boolean };
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly cwd: string;
  /** Aborted on Ctrl-C: a verb then finishes what it holds, says how to resume, and returns EXIT.interrupted. */
  readonly signal: AbortSignal;
  /** Is told the settings as soon as a verb knows them. */
  readonly onSettings?: ((settings: Settings) => Promise<void>) | undefined;
};

/** Writes pieces one after the other. */
export async function writeAll(stream: Writable, pieces: Iterable<string>): Promise<void> {
  for (const piece of pieces) await write(stream, piece);
}

/** Writes and waits while the reader is slow, so that a long stream of results never piles up in memory. */
export function write(stream: Writable, text: string): Promise<void> {
  return new Promise<void>((resolve, reject) => {
    stream.write(text, (error) => (error ? reject(error) : resolve()));
  }).catch(async (error: NodeJS.ErrnoException) => {
    const { unwritable } = await import("./unwritable.ts");
    throw unwritable(stream, error);
  });
}
