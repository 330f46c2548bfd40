import type { Readable } from "node:stream";

/** Where file names start from, and what `-` reads. */
export type InputPlace = { readonly cwd: string; readonly stdin?: Readable };
