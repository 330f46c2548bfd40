import type { Range } from "../../../../text/index.ts";
import type { LaidClaim } from "../../alignment/laid-claim.ts";
import { colonOf } from "../../alignment/list-label.ts";
import { recordRows } from "../../alignment/rows/record-rows.ts";
import { statementItems } from "../../alignment/statement-items.ts";
import { sourceSentence } from "../../embedded/compared-span.ts";

/** "Class 2: 28 pupils": what tells of what a line of a list is, so that another one is another thing. */
export function isInLabel({ plain, sentence, source }: LaidClaim, { start }: Range): boolean {
  const line = sourceSentence(source, sentence);
  if (!recordRows(line).includes(plain.source)) return false;
  const items = statementItems(line);
  return start < items[colonOf(items)]!.start;
}
