/** The address of a page in the one form that equal pages share, and its parts for matching. */
export interface CanonicalUrl {
  readonly href: string;
  /** `web` for http and https, else the scheme without its colon. */
  readonly scheme: string;
  readonly host: string;
  /** Starts with `/`, has no trailing one; decoded where that changes nothing. */
  readonly path: string;
}

/** Parameters that say where a visitor came from and nothing about the page. */
const TRACKING = /^(?:utm_\w+|gclid|gbraid|wbraid|dclid|fbclid|msclkid|yclid|igshid|mc_[ce]id|_hs\w+|ref_src|cmpid)$/i;

/** An address that nothing needs to be decoded, sorted or dropped of, but a slash at its end; no number, no xn--, no dot segment. */
const PLAIN = /^https?:\/\/(?:[a-z0-9]+(?:-[a-z0-9]+)*\.)+[a-z]{2,}(?:\/(?![Ii][Nn][Dd][Ee][Xx]\.)[\w~-][\w.~-]*)*\/?$/;
const LONGEST_PLAIN = 200;

/**
 * Reads an address: http and https, `www.`, default ports, user names, fragments, tracking parameters, the order of
 * parameters, a trailing slash and default documents make no difference. Null when it is no address.
 */
export function canonicalUrl(address: string): CanonicalUrl | null {
  if (address.length <= LONGEST_PLAIN && PLAIN.test(address)) return readPlain(address);
  // Tabs and line breaks inside an address are dropped by everything that opens it.
  const url = readUrl(address.trim().replace(/[\t\n\r]/g, ""));
  if (url === null) return null;
  const scheme = url.protocol === "http:" || url.protocol === "https:" ? "web" : url.protocol.slice(0, -1);
  const host = canonicalHost(url, scheme);
  const path = canonicalPath(url.pathname, scheme);
  const query = canonicalQuery(url.searchParams);
  // `#!/page` and `#/page` are how some applications name their pages; other fragments are places on one page.
  const route = /^#!?\//.test(url.hash) ? url.hash : "";
  const prefix = scheme === "web" ? "https:" : `${scheme}:`;
  return { href: `${prefix}//${host}${path}${query}${route}`, scheme, host, path };
}

function readPlain(address: string): CanonicalUrl {
  const start = address.indexOf("//") + 2;
  const end = address.endsWith("/") ? address.length - 1 : address.length;
  const slash = address.indexOf("/", start);
  const hostEnd = slash < 0 ? end : slash;
  const host = withoutWww(address.slice(start, hostEnd));
  const path = address.slice(hostEnd, end);
  const isWritten = address.startsWith("https:") && address.length === start + host.length + path.length;
  return { href: isWritten ? address : `https://${host}${path}`, scheme: "web", host, path };
}

function readUrl(address: string): URL | null {
  // `example.org:8080/x` would read as the scheme `example.org`: schemes here are followed by slashes. Web addresses need
  // none: whatever opens `https:/example.org` or `https:example.org` goes to `https://example.org`.
  const withScheme =
    /^[a-z][a-z0-9+.-]*:\/\//i.test(address) ||
    /^(?:https?:(?!\d+(?:$|[/?#]))|(?:mailto|urn|doi|data):)/i.test(address);
  if (withScheme) return URL.parse(address);
  if (address.startsWith("//")) return URL.parse(`https:${address}`);
  return /^[^\s/?#]+/.test(address) ? URL.parse(`https://${address}`) : null;
}

function canonicalHost(url: URL, scheme: string): string {
  const host = decoded(url.hostname).toLowerCase().replace(/\.+$/, "");
  const bare = scheme === "web" ? withoutWww(host) : host;
  return url.port === "" ? bare : `${bare}:${url.port}`;
}

function withoutWww(host: string): string {
  return host.startsWith("www") ? host.replace(/^www\d?\.(?=.*\.)/, "") : host;
}

function canonicalPath(path: string, scheme: string): string {
  const plain = decoded(path).replace(/\/{2,}/g, "/");
  const page = scheme === "web" ? plain.replace(/\/index\.html?$/i, "/") : plain;
  return page.replace(/\/$/, "");
}

function canonicalQuery(params: URLSearchParams): string {
  const kept = [...params].filter(([name]) => !TRACKING.test(name));
  if (kept.length === 0) return "";
  kept.sort(([a, x], [b, y]) => compare(a, b) || compare(x, y));
  return `?${kept.map(([name, value]) => `${encodeURIComponent(name.toWellFormed())}=${encodeURIComponent(value.toWellFormed())}`).join("&")}`;
}

function compare(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

/** Percent signs of letters, digits and `-._~` decoded: they never change what an address means. */
function decoded(text: string): string {
  return text.replace(/%[0-9a-f]{2}/gi, (code) => {
    const sign = String.fromCharCode(Number.parseInt(code.slice(1), 16));
    return /[\w.~-]/.test(sign) ? sign : code.toUpperCase();
  });
}
