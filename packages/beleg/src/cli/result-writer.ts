import { canonicalJson } from "@beleg/core/contracts";
import { writeFileAtomically } from "../files/index.ts";
import { type CliIo, write } from "./cli-io.ts";
import { isJsonLines } from "./read-cases.ts";
import { shownFormat } from "./shown-format.ts";

/**
 * Writes results in input order: as they come for people and line by line, or one value (a list when there are several).
 * A file named with `-o` gets them too, at the end and in one piece: one per line for `.jsonl`, else as JSON.
 */
export function resultWriter<Value>(
  io: CliIo,
  {
    input,
    format,
    output,
  }: {
    readonly input: string;
    readonly format: "json" | "jsonl" | "pretty" | undefined;
    readonly output?: string | undefined;
  },
  pretty: (value: Value) => string,
) {
  const shown = format ?? shownFormat(io, input);
  const kept: Value[] = [];
  let isFirst = true;
  return {
    async add(value: Value): Promise<void> {
      if (shown === "json" || output !== undefined) kept.push(value);
      if (shown === "jsonl") await write(io.stdout, `${canonicalJson(value)}\n`);
      else if (shown === "pretty") await write(io.stdout, `${isFirst ? "" : "\n"}${pretty(value)}`);
      isFirst = false;
    },
    async end(): Promise<void> {
      const whole = () => `${canonicalJson(kept.length === 1 ? kept[0] : kept, { indent: 2 })}\n`;
      if (output !== undefined) {
        const content = isJsonLines(output) ? kept.map((value) => `${canonicalJson(value)}\n`) : whole();
        await writeFileAtomically(output, content, io.cwd);
      }
      if (shown === "json") await write(io.stdout, whole());
    },
  };
}
