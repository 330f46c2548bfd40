/** Texts with their numbers before them, counted from 0, for a model to name them by. */
export function numbered(texts: readonly string[]): string {
  return texts.map((text, at) => `[${at}] ${text}`).join("\n");
}
