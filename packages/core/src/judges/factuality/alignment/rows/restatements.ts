import { readOnce } from "../../../../text/read-once.ts";
import type { ComparedSpan } from "../../embedded/compared-span.ts";
import { statementItems } from "../statement-items.ts";
import { asideLeftOut } from "./aside-left-out.ts";
import { behindSemicolon } from "./behind-semicolon.ts";
import { openingPhrase } from "./opening-phrase.ts";
import { relativeClauses } from "./relative-clauses.ts";
import type { Row } from "./row.ts";

/** What a sentence says of its things in passing, each as a row of its own. */
export const restatements: (span: ComparedSpan) => readonly Row[] = readOnce((span: ComparedSpan) => {
  const items = statementItems(span);
  const rows = [
    openingPhrase(items, span.language),
    asideLeftOut(items, span.language),
    ...relativeClauses(items, span.language),
    ...behindSemicolon(items, span),
  ];
  return rows.filter((row) => row !== undefined);
});
