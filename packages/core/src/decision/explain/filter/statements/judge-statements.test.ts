import { expect, test } from "vitest";
import type { Locale } from "../../../../locales/index.ts";
import { judgeStatements } from "./judge-statements.ts";

test.each<[Locale, string, string]>([
  ["es", "rechazado. cargo: ninguno.", "rechazado. cargo: hecho."],
  ["pt", "recusado. cobranca: nenhuma.", "recusado. cobranca: feita."],
  ["pt", "recusado. valor cobrado: zero.", "recusado. valor cobrado: tudo."],
  ["en", "refused. charged: £0.00.", "refused. charged: everything."],
  ["de", "abgelehnt. abgebucht: nichts.", "abgelehnt. abgebucht: alles."],
])("a note whose value is none denies its charge (%s): %s", (locale, good, bad) => {
  expect(judgeStatements(good, "BLOCK", locale).rule_ids).toEqual([]);
  expect(judgeStatements(bad, "BLOCK", locale).rule_ids).toContain("decision.contradicted");
});
