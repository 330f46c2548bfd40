/** What a server was found to accept. */
export interface ServerDialect {
  readonly format: "json_schema" | "json_object" | "prompt";
  /** Whether answers keep to the schema; else the prompt shows their form. */
  readonly enforces: boolean;
  readonly tokens_field: "max_tokens" | "max_completion_tokens";
  readonly omit_temperature: boolean;
  readonly omit_seed: boolean;
}

/** What is tried first on a server that was never asked. */
export const FIRST_DIALECT: ServerDialect = {
  format: "json_schema",
  enforces: true,
  tokens_field: "max_tokens",
  omit_temperature: false,
  omit_seed: false,
};

const UNSUPPORTED = /unsupported|not supported|does not support|unknown|unrecognized|only the default/i;
const ABOUT_FORMAT = /response_format|json_schema|json_object|grammar|schema/i;

/**
 * The next dialect to try after a server refused a request, or undefined when nothing is left to give up. A refusal
 * that names a parameter gives up that parameter; any other refusal steps the response format down.
 */
export function simplerDialect(
  dialect: ServerDialect,
  refusal: { readonly status: number; readonly message: string },
  structured: boolean,
): ServerDialect | undefined {
  const { status, message } = refusal;
  const rejected = status === 400 || status === 415 || status === 422 || status === 501;
  if (!rejected && !(status === 500 && ABOUT_FORMAT.test(message))) return undefined;
  if (dialect.tokens_field === "max_tokens" && message.includes("max_completion_tokens"))
    return { ...dialect, tokens_field: "max_completion_tokens" };
  if (!dialect.omit_temperature && UNSUPPORTED.test(message) && /temperature/i.test(message))
    return { ...dialect, omit_temperature: true };
  if (!dialect.omit_seed && UNSUPPORTED.test(message) && /\bseed\b/i.test(message))
    return { ...dialect, omit_seed: true };
  if (!structured || dialect.format === "prompt") return undefined;
  return { ...dialect, format: dialect.format === "json_schema" ? "json_object" : "prompt", enforces: false };
}
