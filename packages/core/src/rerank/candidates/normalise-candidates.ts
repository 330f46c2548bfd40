import type { SearchCandidate } from "../../contracts/rerank/index.ts";
import type { Authority } from "../data/official-sites.ts";
import { type CanonicalUrl, canonicalUrl } from "./canonical-url.ts";
import { placeOf } from "./place-of.ts";

/** A candidate with what its address tells; the caller's hints win over what we guess. */
export interface Candidate {
  readonly id: string;
  readonly source: SearchCandidate;
  readonly url: CanonicalUrl | null;
  /** The registrable domain, null without an address. */
  readonly site: string | null;
  readonly domainType: string | null;
  readonly authority: Authority | null;
  /** Whether it states the law itself, so that age does not count against it. */
  readonly normative: boolean;
  readonly isPdf: boolean;
  /** When it was published, in milliseconds; null when nobody knows. */
  readonly date: number | null;
}

const NORMATIVE_HINT = /^(?:law|legal|legislation|normative|statute|regulation|gesetz|norm|recht)$/i;

/** Reads every candidate's address and puts them in the order of their ids: whatever order they came in, all that follows is the same. */
export function normaliseCandidates(candidates: readonly SearchCandidate[]): Candidate[] {
  return candidates.map(normalise).sort((a, b) => (a.id < b.id ? -1 : 1));
}

function normalise(source: SearchCandidate): Candidate {
  const url = source.url === null ? null : canonicalUrl(source.url);
  const place = placeOf(url);
  const hinted = source.domain_type?.trim().toLowerCase() ?? "";
  const domainType = hinted === "" ? place.type : hinted;
  return {
    id: source.id,
    source,
    url,
    site: place.site,
    domainType,
    authority: place.authority,
    normative:
      place.law ||
      domainType === "government" ||
      NORMATIVE_HINT.test(hinted) ||
      NORMATIVE_HINT.test(source.trust_hint ?? ""),
    date: source.detected_date === null ? null : Date.parse(source.detected_date),
    isPdf: source.is_pdf || /\.pdf$/i.test(url?.path ?? ""),
  };
}
