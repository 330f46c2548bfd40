import { canonicalJson } from "@beleg/core/contracts";
import { type CliIo, write } from "./cli-io.ts";
import { shownFormat } from "./shown-format.ts";

/** Writes results in input order: as they come for people and line by line, or one value (a list when there are several). */
export function resultWriter<Value>(
  io: CliIo,
  { input, format }: { readonly input: string; readonly format: "json" | "jsonl" | "pretty" | undefined },
  pretty: (value: Value) => string,
) {
  const shown = format ?? shownFormat(io, input);
  const kept: Value[] = [];
  let isFirst = true;
  return {
    async add(value: Value): Promise<void> {
      if (shown === "json") kept.push(value);
      else if (shown === "jsonl") await write(io.stdout, `${canonicalJson(value)}\n`);
      else await write(io.stdout, `${isFirst ? "" : "\n"}${pretty(value)}`);
      isFirst = false;
    },
    async end(): Promise<void> {
      if (shown !== "json") return;
      await write(io.stdout, `${canonicalJson(kept.length === 1 ? kept[0] : kept, { indent: 2 })}\n`);
    },
  };
}
