import { readOnce } from "../../../text/read-once.ts";
import type { SourceText } from "../source-text.ts";
import { HeadingsAbove } from "./claims/headings-above.ts";
import { isHeading } from "./claims/is-heading.ts";
import { isLeadIn, placeInLines } from "./claims/place-in-lines.ts";
import { sentenceClauses } from "./claims/sentence-clauses.ts";

/** For each sentence of a source the headings above it, one a line; undefined for those that stand below none. */
export const headingsOfSource = readOnce((source: SourceText): readonly (string | undefined)[] => {
  const above = new HeadingsAbove();
  let part = -1;
  return source.sentences.map((sentence, index) => {
    const { from } = source.partOf(index);
    if (from !== part) above.clear();
    part = from;
    const place = placeInLines(source, sentence);
    const bare = sentenceClauses(source, index, sentence.language).bare;
    if (isHeading(sentence, bare, place)) {
      above.add(bare, place);
      return undefined;
    }
    const { under } = above.of(place);
    if (isLeadIn(source, sentence)) above.add(bare, { ...place, isLeadIn: true });
    return under;
  });
});

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
