import { AsyncLocalStorage } from "node:async_hooks";
import { createHash } from "node:crypto";

const concerned = new AsyncLocalStorage<readonly string[]>();

/** The SHA-256 of a text, half surrogate pairs and all. */
export function textDigest(text: string): string {
  return createHash("sha256").update(Buffer.from(text, "utf16le")).digest("hex");
}

/**
 * Does work about some texts. Model answers that are kept meanwhile are marked with the digests of these texts, so that
 * whoever deletes a text later finds what was derived from it.
 */
export function concerning<T>(texts: readonly string[], work: () => T): T {
  return concerned.run(texts.filter((text) => text !== "").map(textDigest), work);
}

/** The digests of the texts that the present work is about. */
export function concernedTexts(): readonly string[] {
  return concerned.getStore() ?? [];
}
