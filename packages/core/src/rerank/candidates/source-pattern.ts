import { type CanonicalUrl, canonicalUrl } from "./canonical-url.ts";

/** A preferred or disallowed source, ready to match: any of its parts may be absent. */
interface SourcePattern {
  readonly scheme: string | null;
  readonly host: string;
  readonly path: string;
  readonly query: string;
}

/** Says whether an address is one of the sources. */
export type SourceMatcher = (url: CanonicalUrl | null, raw: string | null) => boolean;

/**
 * Reads sources as callers write them: `example.org` (with its subdomains), `example.org/docs` (with what lies below),
 * `intranet://legal` (that scheme and host alone). http and https are one scheme: a block must hold for both.
 */
export function sourceMatcher(sources: readonly string[]): SourceMatcher {
  const texts = sources.map((source) => source.trim().toLowerCase());
  const patterns = sources.flatMap((source) => readPattern(source) ?? []);
  if (sources.length === 0) return () => false;
  return (url, raw) => {
    if (url !== null) return patterns.some((pattern) => matches(pattern, url));
    // An address nobody can read is still compared letter by letter: disallowed is absolute.
    const text = raw?.trim().toLowerCase() ?? "";
    return text !== "" && texts.some((source) => text.startsWith(source));
  };
}

function readPattern(source: string): SourcePattern | null {
  const text = source.trim().replace(/^(\w[\w+.-]*:\/\/|)\*\./, "$1");
  const bareScheme = /^([a-z][a-z0-9+.-]*):\/\/$/i.exec(text)?.[1]?.toLowerCase();
  if (bareScheme !== undefined) return { scheme: schemeName(bareScheme), host: "", path: "", query: "" };
  const url = canonicalUrl(text);
  if (url === null) return null;
  const query = /\?[^#]*/.exec(url.href)?.[0] ?? "";
  return { scheme: text.includes("://") ? url.scheme : null, host: url.host, path: url.path, query };
}

function schemeName(scheme: string): string {
  return scheme === "http" || scheme === "https" ? "web" : scheme;
}

function matches(pattern: SourcePattern, url: CanonicalUrl): boolean {
  if (pattern.scheme !== null && pattern.scheme !== url.scheme) return false;
  if (!hostMatches(pattern.host, url.host)) return false;
  if (pattern.query !== "" && !url.href.includes(pattern.query)) return false;
  const path = url.path.toLowerCase();
  const prefix = pattern.path.toLowerCase();
  return prefix === "" || path === prefix || path.startsWith(`${prefix}/`);
}

/** The same host or one below it; a pattern without a port covers every port. */
function hostMatches(pattern: string, host: string): boolean {
  if (pattern === "") return true;
  const named = /:\d+$/.test(pattern) ? host : host.replace(/:\d+$/, "");
  return named === pattern || named.endsWith(`.${pattern}`);
}
