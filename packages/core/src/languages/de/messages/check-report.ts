import type { CheckReportTexts } from "../../parts/messages.ts";

/** What a check itself writes into a report, apart: a page that checks texts brings no other message. */
export const checkReport: CheckReportTexts = {
  // The ids of findings rest on this sentence: changing it changes every id of a finding without a message.
  default_message: "Problem in {dimension} erkannt.",
  // So do those of claims without a verdict on this one.
  not_judged: "Nicht beurteilt: „{claim}“.",
  dimension_factuality: "Faktentreue",
  dimension_coherence: "Kohärenz",
  dimension_readability: "Lesbarkeit",
  dimension_criteria: "Kriterien",
  criterion_not_met: "Kriterium nicht erfüllt: „{criterion}“.",
  criterion_unclear: "Kriterium offen: „{criterion}“.",
  unclear_no_quote: "Das Modell nannte es erfüllt und zitierte nichts.",
  unclear_quote_not_in_text: "Was das Modell zitierte, steht nicht im Text.",
  unclear_left_out: "Das Modell sagte nichts dazu.",
  unclear_both_ways: "Das Modell nannte es erfüllt und zugleich nicht erfüllt.",
  unclear_not_judged: "Kein Modell hat es beurteilt.",
  severity_high: "hoch",
  severity_medium: "mittel",
  severity_low: "niedrig",
  status_ok: "geprüft",
  status_incomplete: "unvollständig",
  status_failed: "Prüfung fehlgeschlagen",
  status_no_claims: "keine prüfbare Aussage",
  status_no_source: "keine Quelle",
  status_no_text: "kein Text",
  no_findings: "Es wurden keine Findings erzeugt: Die Prüfungen haben nichts beanstandet.",
  no_findings_without_result: "Es wurden keine Findings erzeugt; ohne vollständiges Ergebnis: {agents}.",
  no_findings_without_checks: "Es wurden keine Findings erzeugt, weil keine Prüfung vorliegt.",
  counts_one:
    "Es wurde 1 Finding erzeugt: {high} mit hoher, {medium} mit mittlerer und {low} mit niedriger Schwere{without}.",
  counts_many:
    "Es wurden {total} Findings erzeugt: {high} mit hoher, {medium} mit mittlerer und {low} mit niedriger Schwere{without}.",
  without_result: "; ohne vollständiges Ergebnis: {agents}",
  agent_without_result: "{label} ({status})",
  focus: "Der Schwerpunkt liegt auf der Dimension {label} mit {count} von {total} Findings.",
  critical_place: "Textstelle {number} ({severity}, {label}): „{snippet}“.",
  priority_high: "Priorität: Zuerst die Findings mit hoher Schwere beheben, beginnend mit {label}.",
  priority_medium:
    "Priorität: Die Findings mit mittlerer Schwere prüfen, beginnend mit {label}; keines hat hohe Schwere.",
  priority_low:
    "Priorität: Die Findings haben niedrige Schwere und können in der nächsten Überarbeitung behoben werden.",
};
