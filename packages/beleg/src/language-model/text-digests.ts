import { AsyncLocalStorage } from "node:async_hooks";
import { webcrypto } from "node:crypto";

/** Digests are made when somebody asks: without a model nobody does. */
type Concern = { readonly texts: readonly string[]; digests?: Promise<readonly string[]> };

const concerned = new AsyncLocalStorage<Concern>();

/** The SHA-256 of a text, half surrogate pairs and all. Made beside the thread that asks: a long one takes ten milliseconds. */
export async function textDigest(text: string): Promise<string> {
  return Buffer.from(await webcrypto.subtle.digest("SHA-256", Buffer.from(text, "utf16le"))).toString("hex");
}

/**
 * Does work about some texts. Model answers that are kept meanwhile are marked with the digests of these texts, so that
 * whoever deletes a text later finds what was derived from it.
 */
export function withSourceTexts<T>(texts: readonly string[], work: () => T): T {
  return concerned.run({ texts }, work);
}

/** The digests of the texts that the present work is about. */
export async function currentTextDigests(): Promise<readonly string[]> {
  const concern = concerned.getStore();
  if (concern === undefined) return [];
  concern.digests ??= Promise.all(concern.texts.filter((text) => text !== "").map(textDigest));
  return concern.digests;
}
