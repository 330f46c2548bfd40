import { getPublicSuffix } from "tldts";
import {
  ACADEMIC_SITES,
  type Authority,
  ENCYCLOPEDIAS,
  LAW_PUBLISHERS,
  OFFICIAL_SITES,
} from "../data/official-sites.ts";
import type { CanonicalUrl } from "./canonical-url.ts";

/** What kind of place an address is. */
export interface SiteKind {
  /** `government`, `academic` …; null when the address does not tell. */
  readonly type: string | null;
  /** Whose official voice it is, if any. */
  readonly authority: Authority | null;
  /** Whether it publishes law. */
  readonly law: boolean;
}

interface KnownSite {
  readonly type: string;
  readonly authority: Authority | null;
  readonly law: boolean;
}

const known = knownSites();

/** Suffixes whose sites say what they are by their registration alone; a country's own suffix says nothing. */
const SUFFIX_TYPES: Readonly<Record<string, string>> = {
  com: "commercial",
  biz: "commercial",
  shop: "commercial",
  store: "commercial",
  org: "organisation",
  ngo: "organisation",
  museum: "organisation",
  edu: "academic",
  ac: "academic",
  gov: "government",
  gob: "government",
  gouv: "government",
  mil: "government",
  co: "commercial",
  ltd: "commercial",
  plc: "commercial",
};

/** Tells the kind of site by its longest known domain, else by its public suffix (`co.uk` is commercial, `de` unknown). */
export function siteKind(url: CanonicalUrl | null): SiteKind {
  if (url === null || url.host === "") return { type: null, authority: null, law: false };
  const host = url.host.replace(/:\d+$/, "");
  // Schemes of one's own (intranet://, wiki://) and names without a dot live inside the house.
  if (url.scheme !== "web" || !host.includes(".")) return { type: "internal", authority: null, law: false };
  const labels = host.split(".");
  for (let from = 0; from < labels.length; from += 1) {
    const site = known.get(labels.slice(from).join("."));
    if (site !== undefined) return site;
  }
  return { type: typeOfSuffix(host), authority: null, law: false };
}

function typeOfSuffix(host: string): string | null {
  const suffix = getPublicSuffix(host, { allowPrivateDomains: false, validateHostname: false });
  if (suffix === null) return null;
  const [first = "", second] = suffix.split(".");
  // `com` and `co.uk`: what comes first says the kind, unless it is a country itself (`co` alone is Colombia).
  if (first === "co" && second === undefined) return null;
  return Object.hasOwn(SUFFIX_TYPES, first) ? SUFFIX_TYPES[first]! : null;
}

function knownSites(): ReadonlyMap<string, KnownSite> {
  const sites = new Map<string, KnownSite>();
  const add = (list: string, site: KnownSite) => {
    for (const name of list.trim().split(/\s+/)) sites.set(name, site);
  };
  add(ENCYCLOPEDIAS, { type: "encyclopedia", authority: null, law: false });
  add(ACADEMIC_SITES, { type: "academic", authority: null, law: false });
  for (const [authority, list] of Object.entries(OFFICIAL_SITES) as [Authority, string][]) {
    add(list, { type: "government", authority, law: false });
  }
  for (const name of LAW_PUBLISHERS.trim().split(/\s+/)) {
    sites.set(name, {
      type: sites.get(name)?.type ?? "legal",
      authority: sites.get(name)?.authority ?? null,
      law: true,
    });
  }
  return sites;
}
