/** What a chat call sends, as far as it is counted. */
interface ChatBody {
  readonly messages?: unknown;
  readonly response_format?: unknown;
  readonly tools?: unknown;
}

/** Input tokens of a call, by one stated measure for everybody: a quarter of the characters of its messages and of the schema beside them. */
export function inputTokens({ messages, response_format, tools }: ChatBody): number {
  const said = (messages as readonly { readonly content: unknown }[]).map(({ content }) => textOf(content));
  const { json_schema } = (response_format ?? {}) as { readonly json_schema?: { readonly schema: unknown } };
  const schema = tools ?? json_schema?.schema;
  return [...said, schema === undefined ? "" : textOf(schema)].reduce((sum, text) => sum + text.length, 0) / 4;
}

function textOf(content: unknown): string {
  return typeof content === "string" ? content : JSON.stringify(content);
}
