import type { Readable } from "node:stream";
import { STDIN_NAME } from "@beleg/core/contracts";

/** Where file names start from, and what `-` reads. */
export type InputPlace = { readonly cwd: string; readonly stdin?: Readable };

/** What people call an input: a file by its name, `-` by what it stands for. */
export function inputName(file: string): string {
  return file === "-" ? STDIN_NAME : file;
}
