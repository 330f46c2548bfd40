import type { Candidate } from "./candidates/normalise-candidates.ts";
import type { Filtered } from "./pre-filter.ts";
import { dropWhere } from "./pre-filter.ts";

/** Keeps one candidate per page: the newest, then the one with the longest snippet, then the smallest id. */
export function dropDuplicates(input: Filtered): Filtered {
  const best = new Map<string, Candidate>();
  let pages = 0;
  for (const candidate of input.kept) {
    const page = candidate.url?.href ?? rawAddress(candidate);
    if (page === null) continue;
    pages += 1;
    const other = best.get(page);
    if (other === undefined || isBetter(candidate, other)) best.set(page, candidate);
  }
  if (best.size === pages) return input;
  return dropWhere(input, "duplicate", (candidate) => {
    const page = candidate.url?.href ?? rawAddress(candidate);
    return page !== null && best.get(page)?.id !== candidate.id;
  });
}

function rawAddress({ source }: Candidate): string | null {
  const raw = source.url?.trim() ?? "";
  return raw === "" ? null : raw;
}

function isBetter(candidate: Candidate, other: Candidate): boolean {
  const date = candidate.date ?? Number.NEGATIVE_INFINITY;
  const otherDate = other.date ?? Number.NEGATIVE_INFINITY;
  if (date !== otherDate) return date > otherDate;
  const longer = candidate.source.snippet.length - other.source.snippet.length;
  return longer === 0 ? candidate.id < other.id : longer > 0;
}
