import type { LaidClaim } from "../../alignment/laid-claim.ts";

/** Lines of one kind are many; the first ones show it. */
const MOST_PLACES = 50;

/**
 * "The school in Arlen" among lines that begin with "The school in": whatever stands in this place tells which thing a line
 * is about, and another thing is nothing the source speaks of.
 */
export function tellsApart({ alignment, sentence, source }: LaidClaim, at: number): boolean {
  const { words, ranges, places } = source;
  const { from, to } = ranges[sentence]!;
  const { start } = alignment.source[at]!;
  let here = from;
  while (here < to && words[here]!.start < start) here += 1;
  const length = here - from;
  if (length === 0 || here === to) return false;
  const last = words[here - 1]!;
  return (places.get(last.stem) ?? []).slice(0, MOST_PLACES).some((place) => {
    const first = place + 1 - length;
    const other = words[place + 1];
    if (other === undefined || other.sentence === sentence || first !== ranges[other.sentence]!.from) return false;
    if (other.lower === words[here]!.lower) return false;
    return Array.from({ length }).every((_, step) => words[first + step]!.lower === words[from + step]!.lower);
  });
}
