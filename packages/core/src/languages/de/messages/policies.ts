import type { Messages } from "../../parts/messages.ts";

export const policies: Messages["policies"] = {
  never_holds: "{rule} trifft nie zu: die Bedingungen schließen einander aus",
  other_action: "{rule} und {other} treffen in denselben Fällen zu und verlangen Verschiedenes",
  no_effect: "{rule} bleibt ohne Wirkung: wo sie zutrifft, trifft auch {other} zu und verlangt mehr",
  duplicate: "{rule} sagt dasselbe wie {other}",
  overlap: "{rule} und {other} überschneiden sich und verlangen Verschiedenes; die strengere gilt",
  no_match: "{rule} trifft auf keine der vergangenen Zahlungen zu",
  same_cases: "{rule} und {other} treffen auf dieselben {cases} vergangenen Zahlungen zu und verlangen Verschiedenes",
  unmarked: "{rule} kennzeichnet keinen Satz: **Regel {number}:** vor den Satz schreiben, der sie trägt",
  unknown_limit:
    "{rule} ist für {cases} vergangene Zahlungen nicht entscheidbar: ein Limit, die Gewohnheiten oder die Bedrohungslage sind nicht bekannt",
  passed: "kein Konflikt (Richtlinien: {policies}, Regeln: {rules})",
  no_rules:
    "keine dieser Richtlinien hat eine Regel, also zählen nur ihre Worte: docs/guides/policies.md zeigt, wie Regeln geschrieben werden",
  conflicts: "Konflikte: {conflicts} (Richtlinien: {policies}, Regeln: {rules})",
  invalid: "{problems} Fehler: bitte berichtigen, es wurde nichts entschieden",
  backtest: "{transactions} vergangene Zahlungen, ohne Modell entschieden:",
  expected: "erwartete Entscheidungen getroffen: {agree} von {of}",
  disagreement: "{id}: erwartet {expected}, entschieden {decided} ({why})",
  expected_rules: "erwartete Regeln getroffen: {agree} von {of}",
  rule_disagreement: "{id}: erwartete Regeln {expected}, zugetroffen {held}",
};
