import { readOnce } from "../../../../text/read-once.ts";
import type { ComparedSpan } from "../../embedded/compared-span.ts";
import { statementItems } from "../statement-items.ts";
import { asidesLeftOut } from "./asides-left-out.ts";
import { behindDateline } from "./behind-dateline.ts";
import { behindSemicolon } from "./behind-semicolon.ts";
import { openingPhrase } from "./opening-phrase.ts";
import { pronounInFront } from "./pronoun-in-front.ts";
import { relativeClauses } from "./relative-clauses.ts";
import type { Row } from "./row.ts";
import { whatIsSoInstead } from "./what-is-so-instead.ts";

/** What a sentence says of its things in passing, each as a row of its own. */
export const restatements: (span: ComparedSpan) => readonly Row[] = readOnce((span: ComparedSpan) => {
  const items = statementItems(span);
  const rows = [
    openingPhrase(items, span.language),
    behindDateline(items, span),
    pronounInFront(items, span.language),
    whatIsSoInstead(items, span.language),
    ...asidesLeftOut(items, span.language),
    ...relativeClauses(items, span.language),
    ...behindSemicolon(items, span),
  ];
  return rows.filter((row) => row !== undefined);
});
