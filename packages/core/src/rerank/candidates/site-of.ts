import { getDomain } from "tldts";

/** The registrable domain of a host (`docs.example.co.uk` → `example.co.uk`); the host itself where there is none. */
export function siteOf(host: string): string {
  const name = host.replace(/:\d+$/, "");
  // Private suffixes count: two blogs at one hoster are two sites.
  return getDomain(name, { allowPrivateDomains: true, validateHostname: false }) ?? name;
}
