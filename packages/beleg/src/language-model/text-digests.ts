import { AsyncLocalStorage } from "node:async_hooks";
import { createHash } from "node:crypto";

/** Digests are made when somebody asks: without a model nobody does. */
type Concern = { readonly texts: readonly string[]; digests?: readonly string[] };

const concerned = new AsyncLocalStorage<Concern>();

/** The SHA-256 of a text, half surrogate pairs and all. */
export function textDigest(text: string): string {
  return createHash("sha256").update(Buffer.from(text, "utf16le")).digest("hex");
}

/**
 * Does work about some texts. Model answers that are kept meanwhile are marked with the digests of these texts, so that
 * whoever deletes a text later finds what was derived from it.
 */
export function withSourceTexts<T>(texts: readonly string[], work: () => T): T {
  return concerned.run({ texts }, work);
}

/** The digests of the texts that the present work is about. */
export function currentTextDigests(): readonly string[] {
  const concern = concerned.getStore();
  if (concern === undefined) return [];
  concern.digests ??= concern.texts.filter((text) => text !== "").map(textDigest);
  return concern.digests;
}
