import { canonicalJson } from "@beleg/core/contracts";
import { type CliIo, write } from "./cli-io.ts";
import { isJsonLines } from "./read-cases.ts";

/** Writes results in input order: line by line as they come, or one value (a list when there are several). */
export function jsonWriter(io: CliIo, input: string, format: "json" | "jsonl" | undefined) {
  const lines = (format ?? (isJsonLines(input) ? "jsonl" : "json")) === "jsonl";
  const kept: unknown[] = [];
  return {
    async add(value: unknown): Promise<void> {
      if (lines) await write(io.stdout, `${canonicalJson(value)}\n`);
      else kept.push(value);
    },
    async end(): Promise<void> {
      if (lines) return;
      await write(io.stdout, `${canonicalJson(kept.length === 1 ? kept[0] : kept, { indent: 2 })}\n`);
    },
  };
}
