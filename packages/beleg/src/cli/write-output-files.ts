import { formatOfFile, type OutputFormat, writeFileAtomically } from "../files/index.ts";

/** A file asked for with `-o` and the format its ending names. */
export type OutputFile = { readonly file: string; readonly format: OutputFormat };

/** Reads the `-o` flags before any work is done, so that a wrong ending costs nothing. */
export function outputFilesOf(files: readonly string[], allowed?: readonly OutputFormat[]): OutputFile[] {
  return files.map((file) => ({ file, format: formatOfFile(file, allowed) }));
}

/** Writes each file in its format; a format asked for twice is made once. */
export async function writeOutputFiles(
  outputs: readonly OutputFile[],
  render: (format: OutputFormat) => string,
  cwd: string,
): Promise<void> {
  const made = new Map<OutputFormat, string>();
  for (const { file, format } of outputs) {
    const content = made.get(format) ?? render(format);
    made.set(format, content);
    await writeFileAtomically(file, content, cwd);
  }
}
