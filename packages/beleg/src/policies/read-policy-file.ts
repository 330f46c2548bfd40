import { isUtf8 } from "node:buffer";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Policy } from "@beleg/core/contracts";
import { decodeUtf8 } from "../files/read-text.ts";
import { parsePolicy } from "./parse-policy.ts";
import { invalidPolicy } from "./policy-problem.ts";

/** Reads one policy of a folder. Bytes that are no text are a mistake in the file, never replaced and taken for words. */
export async function readPolicyFile(folder: string, file: string, limits?: readonly string[]): Promise<Policy> {
  const bytes = await readFile(join(folder, file));
  if (!isUtf8(bytes)) throw invalidPolicy([{ file, line: 1, problem: "the file is not UTF-8: save it as UTF-8" }]);
  return parsePolicy(decodeUtf8(bytes, file), file, limits);
}
