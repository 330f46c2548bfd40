/** What the choice of a model file begins with. */
export const GGUF_PREFIX = "gguf/";

/**
 * Whether a choice of model names a file that is loaded into the process. Such a model stays in the main thread: a
 * thread that is ended while it answers would end the process with it, and every thread would load it anew.
 */
export function isGguf(model: string): boolean {
  return model.trim().startsWith(GGUF_PREFIX);
}
