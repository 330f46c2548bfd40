/** The system's code of a failed call, such as `ENOENT`; undefined for any other error. */
export function errnoOf(error: unknown): string | undefined {
  const named = typeof error === "object" && error !== null && "code" in error;
  return named && typeof error.code === "string" ? error.code : undefined;
}

/** The same for a message, which otherwise shows the error itself. */
export function errnoText(error: unknown): string {
  return errnoOf(error) ?? String(error);
}
