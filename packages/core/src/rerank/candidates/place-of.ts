import type { CanonicalUrl } from "./canonical-url.ts";
import { type SiteKind, siteKind } from "./domain-type.ts";
import { siteOf } from "./site-of.ts";

/** What an address tells by its host alone. */
export interface Place extends SiteKind {
  /** The registrable domain, null without a host. */
  readonly site: string | null;
}

/** Lists name the same hosts again and again; hostile ones must not fill the memory. */
const MAX_HOSTS = 4096;
const LONGEST_HOST = 100;
const known = new Map<string, Place>();

/** Tells the kind and the site of an address. */
export function placeOf(url: CanonicalUrl | null): Place {
  const host = url?.host ?? "";
  if (url?.scheme !== "web" || host.length > LONGEST_HOST) return readPlace(url, host);
  let place = known.get(host);
  if (place === undefined) {
    if (known.size >= MAX_HOSTS) known.clear();
    place = readPlace(url, host);
    known.set(host, place);
  }
  return place;
}

function readPlace(url: CanonicalUrl | null, host: string): Place {
  return { ...siteKind(url), site: host === "" ? null : siteOf(host) };
}
