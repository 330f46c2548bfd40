import type { TranslationOf } from "../message-table.ts";
import type { en } from "./en.ts";

export const de: TranslationOf<typeof en> = {
  // The ids of findings rest on this sentence: changing it changes every id of a finding without a message.
  default_message: "Problem in {dimension} erkannt.",

  dimension_factuality: "Faktentreue",
  dimension_coherence: "Kohärenz",
  dimension_readability: "Lesbarkeit",
  severity_high: "hoch",
  severity_medium: "mittel",
  severity_low: "niedrig",
  verdict_incorrect: "widerlegt",
  verdict_uncertain: "nicht belegt",
  claim_incorrect: "widerlegt",
  claim_uncertain: "nicht belegt",
  claim_correct: "belegt",
  claim_failed: "fehlgeschlagen",
  claims_incorrect: "widerlegt",
  claims_uncertain: "nicht belegt",
  claims_correct: "belegt",
  claims_failed: "fehlgeschlagen",
  status_ok: "geprüft",
  status_failed: "Prüfung fehlgeschlagen",
  status_no_claims: "keine prüfbare Aussage",
  status_no_source: "keine Quelle",
  status_no_text: "kein Text",

  no_findings: "Es wurden keine Findings erzeugt: Die Prüfungen haben nichts beanstandet.",
  no_findings_without_result: "Es wurden keine Findings erzeugt; ohne Ergebnis: {agents}.",
  no_findings_without_checks: "Es wurden keine Findings erzeugt, weil keine Prüfung vorliegt.",
  counts_one:
    "Es wurde 1 Finding erzeugt: {high} mit hoher, {medium} mit mittlerer und {low} mit niedriger Schwere{without}.",
  counts_many:
    "Es wurden {total} Findings erzeugt: {high} mit hoher, {medium} mit mittlerer und {low} mit niedriger Schwere{without}.",
  without_result: "; ohne Ergebnis: {agents}",
  agent_without_result: "{label} ({status})",
  focus: "Der Schwerpunkt liegt auf der Dimension {label} mit {count} von {total} Findings.",
  critical_place: "Kritische Textstelle {number} ({severity}, {label}): „{snippet}“.",
  priority_high: "Priorität: Zuerst die Findings mit hoher Schwere beheben, beginnend mit {label}.",
  priority_medium:
    "Priorität: Die Findings mit mittlerer Schwere prüfen, beginnend mit {label}; keines hat hohe Schwere.",
  priority_low:
    "Priorität: Die Findings haben niedrige Schwere und können in der nächsten Überarbeitung behoben werden.",

  recommend_number: "Zahl mit der Quelle vergleichen und berichtigen.",
  recommend_date: "Datum mit der Quelle vergleichen und berichtigen.",
  recommend_unit: "Einheit und Wert mit der Quelle vergleichen und berichtigen.",
  recommend_name: "Namen mit der Quelle vergleichen und deren Schreibweise verwenden.",
  recommend_location: "Ort mit der Quelle vergleichen und berichtigen.",
  recommend_organization: "Organisation mit der Quelle vergleichen und berichtigen.",
  recommend_negation: "Anhand der Quelle prüfen, ob die Aussage bejaht oder verneint wird.",
  recommend_role: "Anhand der Quelle prüfen, wer was mit wem getan hat.",
  recommend_incorrect: "Aussage berichtigen: Die Quelle sagt etwas anderes.",
  recommend_uncertain: "Aussage mit der Quelle belegen oder streichen.",
  recommend_factuality: "Aussage mit der Quelle vergleichen.",
  recommend_contradiction: "Widerspruch auflösen: die Aussage behalten, die die Quelle stützt.",
  recommend_redundancy: "Wiederholung streichen.",
  recommend_ordering: "Sätze in eine nachvollziehbare Reihenfolge bringen.",
  recommend_missing_link: "Fehlende Verbindung zwischen den Sätzen ergänzen.",
  recommend_unclear_reference: "Benennen, was gemeint ist, statt eines Pronomens oder vagen Bezugs.",
  recommend_coherence: "Zusammenhang der Sätze überarbeiten.",
  recommend_long_sentence: "Satz in kürzere Sätze teilen.",
  recommend_punctuation: "Einschübe und Kommas verringern; mehrere Sätze bilden.",
  recommend_nesting: "Einschub in Klammern in einen eigenen Satz auslagern.",
  recommend_readability: "Stelle einfacher formulieren.",
};
