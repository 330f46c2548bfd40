/** What is asked of whoever runs the database; `tx` names the transaction it is about, `of` the question that began to listen. */
export type Question = { readonly id: number } & (
  | {
      readonly op: "query";
      readonly text: string;
      readonly params: readonly unknown[];
      /** Whether values are read as our store reads them, or as the engine does. */
      readonly ours: boolean;
      readonly tx: number | null;
    }
  | { readonly op: "exec"; readonly text: string }
  | { readonly op: "begin" }
  | { readonly op: "commit" | "rollback"; readonly tx: number }
  | { readonly op: "listen"; readonly channel: string }
  | { readonly op: "unlisten"; readonly of: number }
);

/** The reply to the question of that number, or what was heard on the channel that it listens to. */
export type Reply = { readonly id: number } & (
  | { readonly result: unknown }
  | { readonly error: ErrorFields }
  | { readonly heard: string }
);

/** What is known of an error, as data. */
export type ErrorFields = Readonly<Record<string, unknown>>;

/** Takes an error apart: the fields of the engine's own are strings. */
export function errorFields(error: unknown): ErrorFields {
  if (!(error instanceof Error)) return { message: String(error) };
  const fields = Object.entries(error).filter(([, value]) => typeof value === "string");
  return { ...Object.fromEntries(fields), message: error.message };
}

/** Puts it together again. */
export function errorOf(fields: ErrorFields): Error {
  return Object.assign(new Error(String(fields.message)), fields);
}
