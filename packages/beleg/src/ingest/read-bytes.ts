import { open } from "node:fs/promises";
import { resolve } from "node:path";
import { BelegError } from "@beleg/core/contracts";
import { type InputPlace, inputName, unreadable } from "../files/index.ts";
import { DOCUMENT_LIMITS, overLimit } from "./limits.ts";

/** The bytes of a file, or of stdin for `-`. Stops at the limit: a pipe or a device may have no end. */
export async function readBytes(file: string, { cwd, stdin }: InputPlace): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  try {
    const source = file === "-" && stdin ? stdin : (await open(resolve(cwd, file))).createReadStream();
    for await (const chunk of source) {
      size += (chunk as Buffer).length;
      if (size > DOCUMENT_LIMITS.fileBytes) throw overLimit(inputName(file), "fileBytes");
      chunks.push(Buffer.from(chunk as Uint8Array));
    }
  } catch (error) {
    throw error instanceof BelegError ? error : unreadable(inputName(file), error);
  }
  return Buffer.concat(chunks);
}
