import { canonicalUrl } from "./canonical-url.ts";

/** Addresses that are code or content themselves, or that open what lies on the reader's own machine. */
const UNSAFE = new Set(
  "javascript vbscript data blob about file filesystem view-source jar chrome chrome-extension resource".split(" "),
);

/** An address that names nothing to fetch, or something nobody should: whatever opens it would run or read it here. */
export function isUnsafeAddress(address: string): boolean {
  if (/^https?:/i.test(address)) return false;
  // Whatever opens an address drops blanks before it and line breaks inside it.
  const plain = address.replace(/[\p{Cc}\p{Cf}\s]/gu, "");
  const scheme = /^([a-z][a-z0-9+.-]*):/i.exec(plain)?.[1]?.toLowerCase();
  return scheme !== undefined && UNSAFE.has(scheme);
}

/**
 * Whether a text is the address of a source: http and https, a scheme of one's own with slashes (`intranet://legal`), or a
 * registered name (`urn:`, `doi:`). A name without a scheme says neither.
 */
export function isSourceAddress(address: string): boolean {
  const text = address.trim();
  if (isUnsafeAddress(text) || /[\s\p{Cc}]/u.test(text)) return false;
  if (/^(?:urn|doi):[^/\s]/i.test(text)) return canonicalUrl(text) !== null;
  return /^[a-z][a-z0-9+.-]*:\/\/[^/?#]/i.test(text) && canonicalUrl(text) !== null;
}
