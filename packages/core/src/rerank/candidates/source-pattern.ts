import { type CanonicalUrl, canonicalUrl } from "./canonical-url.ts";
import { PrefixTable } from "./prefix-table.ts";

/** A preferred or disallowed source, ready to match: any of its parts may be absent. */
interface SourcePattern {
  readonly scheme: string | null;
  readonly host: string;
  readonly path: string;
  readonly query: string;
}

/** Says whether an address is one of the sources. */
export type SourceMatcher = (url: CanonicalUrl | null, raw: string | null) => boolean;

/** What an address must hold besides its host and the beginning of its path: nothing more, or one of these queries. */
interface Ending {
  whole: boolean;
  readonly queries: PrefixTable<true>;
}

/**
 * Reads sources as callers write them: `example.org` (with its subdomains), `example.org/docs` (with what lies below),
 * `intranet://legal` (that scheme and host alone). http and https are one scheme: a block must hold for both.
 * Thousands of sources cost an address no more than a few.
 */
export function sourceMatcher(sources: readonly string[]): SourceMatcher {
  if (sources.length === 0) return () => false;
  const texts = new PrefixTable<true>();
  const hosts = new Map<string, PrefixTable<Ending>>();
  for (const source of sources) {
    texts.at(source.trim().toLowerCase(), () => true);
    const pattern = readPattern(source);
    if (pattern !== null) addPattern(hosts, pattern);
  }
  return (url, raw) => {
    if (url !== null) return matches(hosts, url);
    // An address nobody can read is still compared letter by letter: disallowed is absolute.
    const text = raw?.trim().toLowerCase() ?? "";
    return text !== "" && texts.some(text, 0, () => true);
  };
}

function addPattern(hosts: Map<string, PrefixTable<Ending>>, { scheme, host, path, query }: SourcePattern): void {
  const key = keyOf(scheme, host);
  const paths = hosts.get(key) ?? new PrefixTable<Ending>();
  hosts.set(key, paths);
  const prefix = path === "" ? "" : `${path.toLowerCase()}/`;
  const ending = paths.at(prefix, () => ({ whole: false, queries: new PrefixTable() }));
  if (query === "") ending.whole = true;
  else ending.queries.at(query, () => true);
}

/** A pattern without a scheme stands under every scheme's key as that of none. */
function keyOf(scheme: string | null, host: string): string {
  return `${scheme ?? ""} ${host}`;
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

function matches(hosts: ReadonlyMap<string, PrefixTable<Ending>>, { scheme, host, path, href }: CanonicalUrl): boolean {
  const place = `${path.toLowerCase()}/`;
  const ends = ({ whole, queries }: Ending) => whole || holdsQuery(href, queries);
  for (const above of hostsOver(host)) {
    for (const key of [keyOf(scheme, above), keyOf(null, above)]) {
      if (hosts.get(key)?.some(place, 0, ends) === true) return true;
    }
  }
  return false;
}

function holdsQuery(href: string, queries: PrefixTable<true>): boolean {
  for (let at = href.indexOf("?"); at >= 0; at = href.indexOf("?", at + 1)) {
    if (queries.some(href, at, () => true)) return true;
  }
  return false;
}

/** The host itself, with and without its port, each host it lies below, and the one that stands for all. */
function* hostsOver(host: string): Generator<string> {
  const bare = host.replace(/:\d+$/, "");
  for (const named of host === bare ? [host] : [host, bare]) {
    yield named;
    for (let dot = named.indexOf("."); dot >= 0; dot = named.indexOf(".", dot + 1)) yield named.slice(dot + 1);
  }
  yield "";
}
