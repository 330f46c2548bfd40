import { atOnce, type Steps } from "../../../ports/steps.ts";
import { readOnce } from "../../../text/read-once.ts";
import type { SourceText } from "../source-text.ts";
import { HeadingsAbove } from "./claims/headings-above.ts";
import { isHeading } from "./claims/is-heading.ts";
import { isLeadIn, placeInLines } from "./claims/place-in-lines.ts";
import { sentenceClauses } from "./claims/sentence-clauses.ts";

const kept = readOnce((_source: SourceText): { headings?: HeadingsOver } => ({}));

/** For each sentence of a source the headings above it, one a line; undefined for those that stand below none. */
type HeadingsOver = readonly (string | undefined)[];

export function headingsOfSource(source: SourceText): HeadingsOver {
  return atOnce(readHeadings(source));
}

/** The same in steps. */
export function* readHeadings(source: SourceText): Steps<HeadingsOver> {
  const known = kept(source);
  known.headings ??= yield* findHeadings(source);
  return known.headings;
}

function* findHeadings(source: SourceText): Steps<HeadingsOver> {
  const above = new HeadingsAbove();
  const headings: (string | undefined)[] = [];
  let part = -1;
  for (const [index, sentence] of source.sentences.entries()) {
    const { from } = source.partOf(index);
    if (from !== part) above.clear();
    part = from;
    const place = placeInLines(source, sentence);
    const bare = sentenceClauses(source, index, sentence.language).bare;
    const isTitle = isHeading(sentence, bare, place);
    const under = isTitle ? undefined : above.of(place).under;
    if (isTitle) above.add(bare, place);
    else if (isLeadIn(source, sentence)) above.add(bare, { ...place, isLeadIn: true });
    headings.push(under);
    yield COST;
  }
  return headings;
}

/** Of one sentence, in microseconds or so. */
const COST = 5;

/** All headings of a source, as they are compared. */
export const headingsIn = readOnce(
  (source: SourceText): ReadonlySet<string> =>
    new Set([...new Set(headingsOfSource(source))].flatMap((headed) => headed?.split("\n").map(headingKey) ?? [])),
);

/** A heading as it is compared with another one. */
export function headingKey(line: string): string {
  return line
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .join(" ")
    .trim();
}
