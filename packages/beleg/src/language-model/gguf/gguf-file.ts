import { closeSync, openSync, readSync, statSync } from "node:fs";
import { homedir } from "node:os";
import { basename, resolve } from "node:path";
import { BelegError, belegError } from "@beleg/core/contracts";
import { errnoOf } from "../../files/errno-of.ts";
import { GGUF_PREFIX } from "./is-gguf.ts";

/** A model file that is there and looks like one. */
export interface GgufFile {
  /** What reports call it, without the folder: `gguf/qwen.gguf`. Reports tell no paths, and compare across machines. */
  readonly name: string;
  /** Where it is. */
  readonly path: string;
  /** What tells it from the file that was there before. */
  readonly version: string;
}

/** Reads the choice of a model file. Throws `invalid_config` for one that cannot work. */
export function ggufFile(model: string): GgufFile {
  const given = model.trim().slice(GGUF_PREFIX.length);
  if (given === "") throw wrong("the path of the model file is missing after the slash: gguf/FILE");
  // A shell leaves a tilde in the middle of a word alone.
  const path = resolve(given.replace(/^~(?=\/)/, homedir()));
  try {
    const stat = statSync(path);
    if (!stat.isFile()) throw wrong(`${path} is a folder; name the .gguf file in it`);
    if (!startsAsGguf(path)) throw wrong(`${path} is no GGUF file; models in this format end in .gguf`);
    return { name: `${GGUF_PREFIX}${basename(path)}`, path, version: `${stat.size} ${stat.mtimeMs}` };
  } catch (error) {
    if (error instanceof BelegError) throw error;
    const errno = errnoOf(error);
    throw wrong(errno === "ENOENT" ? `there is no model file at ${path}` : `${path} cannot be read (${errno})`);
  }
}

function startsAsGguf(path: string): boolean {
  const file = openSync(path, "r");
  try {
    const start = Buffer.alloc(4);
    readSync(file, start, 0, 4, 0);
    return start.toString("latin1") === "GGUF";
  } finally {
    closeSync(file);
  }
}

function wrong(detail: string): Error {
  return belegError("invalid_config", { file: "BELEG_MODEL", detail });
}
