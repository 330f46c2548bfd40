import { belegError } from "@beleg/core/contracts";

/** The formats of a result and the file endings that ask for them; the longest ending wins. */
const ENDINGS = {
  json: [".json"],
  jsonl: [".jsonl", ".ndjson"],
  md: [".md"],
  html: [".html", ".htm"],
  sarif: [".sarif", ".sarif.json"],
  junit: [".junit.xml", ".xml", ".junit"],
  github: [".github", ".github.txt"],
  gitlab: [".gitlab.json", "code-quality-report.json"],
  csv: [".csv"],
  pretty: [".txt", ".pretty"],
} as const;

export type OutputFormat = keyof typeof ENDINGS;

export const outputFormats = Object.keys(ENDINGS) as OutputFormat[];

/** The format a file name asks for by its ending. */
export function formatOfFile(file: string, allowed: readonly OutputFormat[] = outputFormats): OutputFormat {
  const name = file.toLowerCase();
  let found: OutputFormat | undefined;
  let length = 0;
  for (const format of allowed) {
    for (const ending of ENDINGS[format]) {
      if (name.endsWith(ending) && ending.length > length) {
        found = format;
        length = ending.length;
      }
    }
  }
  if (found === undefined) {
    const endings = allowed.map((format) => ENDINGS[format][0]).join(" ");
    throw belegError("unknown_output_ending", { file, endings });
  }
  return found;
}
