import { formatOfFile, type OutputFormat, writeFileAtomically } from "../files/index.ts";

/** A file asked for with `-o` and the format its ending names. */
export type OutputFile = { readonly file: string; readonly format: OutputFormat };

/** Reads the `-o` flags before any work is done, so that a wrong ending costs nothing. */
export function outputFilesOf(files: readonly string[], allowed?: readonly OutputFormat[]): OutputFile[] {
  return files.map((file) => ({ file, format: formatOfFile(file, allowed) }));
}

/** Writes each file in its format, piece by piece where the format comes in pieces. */
export async function writeOutputFiles(
  outputs: readonly OutputFile[],
  render: (format: OutputFormat) => string | Iterable<string>,
  cwd: string,
): Promise<void> {
  for (const { file, format } of outputs) await writeFileAtomically(file, render(format), cwd);
}
