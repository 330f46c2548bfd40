import type { Candidate } from "./candidates/normalise-candidates.ts";
import type { Authority } from "./data/official-sites.ts";

const HINTS: Readonly<Record<string, number>> = {
  official: 1,
  verified: 0.9,
  high: 0.9,
  trusted: 0.9,
  medium: 0.5,
  normal: 0.5,
  low: 0.1,
  untrusted: 0,
};

const BY_TYPE: Readonly<Record<string, number>> = { government: 0.8, legal: 0.6, academic: 0.5, organisation: 0.2 };

/** Member states, for whom the Union's law is their own. */
const EU_MEMBERS = new Set(
  "AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK".split(" "),
);

/** What a kind of site is worth as a source, 0–1; official voices of the asked jurisdiction come first. */
export function domainAuthority(candidate: Candidate, jurisdiction: string): number {
  const standing = standingByType(candidate, jurisdiction.slice(0, 2));
  const trust = trustOf(candidate);
  // A caller's low trust takes the standing away, high trust alone lends some.
  return trust === null ? standing : Math.min(1, standing * Math.min(1, 2 * trust) + 0.3 * Math.max(0, trust - 0.5));
}

/** The caller's trust in a candidate, 0–1; null when nothing was said. */
export function trustOf({ source }: Candidate): number | null {
  const hint = source.trust_hint?.trim().toLowerCase() ?? "";
  if (hint === "") return null;
  const number = Number(hint);
  if (Number.isFinite(number)) return Math.min(1, Math.max(0, number));
  return Object.hasOwn(HINTS, hint) ? (HINTS[hint] ?? null) : null;
}

function standingByType({ domainType, authority }: Candidate, country: string): number {
  if (authority !== null) return speaksFor(authority, country) ? 1 : 0.6;
  const type = domainType ?? "";
  return Object.hasOwn(BY_TYPE, type) ? (BY_TYPE[type] ?? 0) : 0;
}

function speaksFor(authority: Authority, country: string): boolean {
  if (authority === "EU") return EU_MEMBERS.has(country) || country === "EU";
  return authority === country || (authority === "UK" && country === "GB") || authority === "INT";
}
