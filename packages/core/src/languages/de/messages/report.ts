import type { Messages } from "../../parts/messages.ts";

export const report: Messages["report"] = {
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
  criteria: "Kriterien",
  criteria_met: "{met} von {total} erfüllt",
  criteria_need_model: "Kriterien brauchen ein Sprachmodell",
  criterion_state_met: "erfüllt",
  criterion_state_not_met: "nicht erfüllt",
  criterion_state_unclear: "offen",
  severity_high: "hoch",
  severity_medium: "mittel",
  severity_low: "niedrig",
  verdict_incorrect: "widerlegt",
  verdict_uncertain: "nicht bestätigt",
  claim_incorrect: "widerlegt",
  claim_uncertain: "nicht bestätigt",
  claim_correct: "belegt",
  claim_failed: "fehlgeschlagen",
  claims_incorrect: "widerlegt",
  claims_uncertain: "nicht bestätigt",
  claims_correct: "belegt",
  claims_failed: "fehlgeschlagen",
  claim_conflict: "belegt, aber die Quelle sagt auch",
  below_gate: "lässt die Prüfung nicht scheitern",
  known_finding: "schon bekannt",
  status_ok: "geprüft",
  status_incomplete: "unvollständig",
  status_failed: "Prüfung fehlgeschlagen",
  status_no_claims: "keine prüfbare Aussage",
  status_no_source: "keine Quelle",
  status_no_text: "kein Text",
  score_of_judged: "{score} über die beurteilten Sätze ({judged} von {total} Aussagen beurteilt)",
  score_incomplete: "{score} über die beurteilten Sätze (unvollständig: {judged} von {total} Aussagen beurteilt)",
  incomplete: "unvollständig: {judged} von {total} Aussagen beurteilt",

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
  critical_place: "Kritische Textstelle {number} ({severity}, {label}): „{snippet}“.",
  priority_high: "Priorität: Zuerst die Findings mit hoher Schwere beheben, beginnend mit {label}.",
  priority_medium:
    "Priorität: Die Findings mit mittlerer Schwere prüfen, beginnend mit {label}; keines hat hohe Schwere.",
  priority_low:
    "Priorität: Die Findings haben niedrige Schwere und können in der nächsten Überarbeitung behoben werden.",
};
