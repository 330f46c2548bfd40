import type { CheckErrorData } from "../contracts/errors/check-error.ts";
import { errorData } from "../contracts/errors/error-data.ts";
import { formatPath } from "../contracts/errors/format-path.ts";
import { shownText } from "../contracts/errors/shown-value.ts";
import { MAX_SOURCES, MAX_SOURCES_LENGTH, SOURCE_LIMITS } from "../contracts/sources-of.ts";
import { MAX_IDENTIFIER } from "../contracts/values/limits.ts";
import type { CheckInput } from "./judge.ts";
import { textErrors, typeError } from "./read-fields.ts";

type Given = NonNullable<CheckInput["sources"]>;

/** What a source may say of itself beside its text. */
const NOTES = Object.entries(SOURCE_LIMITS);
const KEYS: ReadonlySet<string> = new Set(["id", "text", ...Object.keys(SOURCE_LIMITS)]);

/** What is wrong with a list of sources; what stands between them is looked at only when each is sound. */
export function sourceErrors(sources: unknown): readonly CheckErrorData[] {
  if (!Array.isArray(sources)) return [typeError(sources, "array", ["sources"])];
  if (sources.length > MAX_SOURCES) return [errorData("too_long", { maximum: MAX_SOURCES }, "sources")];
  const errors = sources.flatMap((source: unknown, index) => oneSource(source, ["sources", index]));
  return errors.length > 0 ? errors : betweenSources(sources as Given);
}

function oneSource(source: unknown, path: readonly PropertyKey[]): CheckErrorData[] {
  if (typeof source !== "object" || source === null || Array.isArray(source))
    return [typeError(source, "object", path)];
  const fields = source as Readonly<Record<string, unknown>>;
  return [
    ...textErrors(fields.id, [...path, "id"], { min: 1, max: MAX_IDENTIFIER }),
    ...textErrors(fields.text, [...path, "text"]),
    ...NOTES.flatMap(([key, max]) => (fields[key] == null ? [] : textErrors(fields[key], [...path, key], { max }))),
    ...Object.keys(fields)
      .filter((key) => !KEYS.has(key))
      .map((key) => errorData("unknown_key", { key: shownText(key) }, formatPath([...path, shownText(key)]))),
  ];
}

function betweenSources(sources: Given): readonly CheckErrorData[] {
  const seen = new Set<string>();
  const errors: CheckErrorData[] = [];
  let length = 0;
  for (const [index, { id, text }] of sources.entries()) {
    const path = formatPath(["sources", index, "id"]);
    if (seen.has(id)) errors.push(errorData("duplicate_source", { id: shownText(id) }, path));
    seen.add(id);
    length += text.length;
  }
  if (length > MAX_SOURCES_LENGTH) {
    errors.push(errorData("sources_too_long", { length, maximum: MAX_SOURCES_LENGTH }, "sources"));
  }
  return errors;
}
