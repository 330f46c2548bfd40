import { belegError } from "@beleg/core/contracts";
import { parseJson } from "../files/read-json.ts";
import { readText } from "../files/read-text.ts";
import { settingError } from "./setting-error.ts";
import { configSchema } from "./setting-table.ts";

/** Reads beleg.config.yaml or .json; a wrong key or value is named with its place in the file. */
export async function readConfigFile(file: string, cwd: string): Promise<Record<string, unknown>> {
  const text = await readText(file, { cwd });
  const content = file.endsWith(".json") ? parseJson(text, file, 1) : await parseYaml(text, file);
  const parsed = configSchema.safeParse(content ?? {}, { reportInput: true });
  if (parsed.success) return parsed.data;
  throw settingError(file, parsed.error, undefined);
}

async function parseYaml(text: string, file: string): Promise<unknown> {
  const { parseDocument } = await import("yaml");
  const document = parseDocument(text);
  const [error] = document.errors;
  if (error) {
    const at = error.linePos?.[0] ?? { line: 1, col: 1 };
    throw belegError("invalid_yaml", { line: at.line, column: at.col }, { path: file, cause: error });
  }
  return document.toJS();
}
