import type { Messages } from "../../parts/messages.ts";
import { checkErrors } from "./check-errors.ts";

export const errors: Messages["errors"] = {
  ...checkErrors,
  too_deep: "der Wert ist zu tief verschachtelt",
  too_many_values: "der Inhalt hat mehr als {maximum} Schlüssel und Werte",
  too_many_keys: "der Inhalt hat mehr als {maximum} verschiedene Schlüssel",
  invalid_format: "hat nicht die Form von {format}",
  missing_source:
    "es gibt keine Quelle zum Vergleichen: sources (eine Liste aus id und text) oder article_text angeben, oder factuality aus dimensions weglassen",
  unknown_reference: "kein Eintrag hat die Kennung „{value}“",
  invalid_input: "der Wert ist ungültig",
  datetime_without_timezone:
    "der Zeitpunkt „{value}“ hat keine Zeitzone: Offset oder Z ergänzen, zum Beispiel {example}",
  datetime_unparsable: "der Zeitpunkt „{value}“ ist nicht lesbar: ISO 8601 verwenden, zum Beispiel {example}",
  invalid_amount: 'der Betrag muss eine Dezimalzahl als Zeichenkette sein, etwa "1800.00"',
  invalid_currency: "die Währung muss ein dreistelliger ISO-4217-Code sein, etwa EUR",
  invalid_country: "das Land muss ein zweistelliger ISO-3166-Code sein, etwa DE",
  min_diversity_buckets_too_small:
    "min_diversity_buckets must be at least 1 (Wert auf mindestens 1 setzen oder weglassen)",
  invalid_coverage_dimension:
    "invalid coverage dimension: „{value}“ steht nicht im Enum; mandantenspezifische Facetten gehören in custom_facets",
  custom_facet_not_numeric: "custom facet scores must be numeric: eine Zahl von 0.0 bis 1.0 angeben",
  scoring_context_not_json: "scoring_context ist eine Zeichenkette, enthält aber kein JSON-Objekt",
  invalid_jurisdiction: "die Jurisdiktion muss ein Land oder eine Region sein, etwa DE, EU oder US-CA",
  span_reversed: "die Textstelle endet vor ihrem Anfang",
  verdict_without_quote: "eine als incorrect bewertete Aussage braucht ein wörtliches Zitat aus der Quelle",
  evidence_inconsistent: "evidence_found, evidence_quote, evidence und selected_evidence_index widersprechen sich",
  uncertain_reason_inconsistent:
    "uncertain_reason steht genau bei Aussagen mit dem Label uncertain, und zu nothing_found gehört kein Zitat",
  counts_do_not_add_up: "die Anzahlen ergeben {sum}, erwartet {expected}",
  score_without_status: "ein score steht genau dann da, wenn der status „ok“ ist",
  invalid_json: "ungültiges JSON in Zeile {line}, Spalte {column}: {detail}",
  invalid_json_end: "ungültiges JSON in Zeile {line}, Spalte {column}: Es endet zu früh",
  file_not_found: "Datei nicht gefunden: {file}",
  file_is_address:
    "{file} ist eine Webadresse, und Beleg öffnet keine Adressen: Speichern Sie die Seite und nennen Sie die Datei",
  text_is_directory:
    "{file} ist ein Ordner: --texts {file} prüft die Texte darin, mit --source für gemeinsame Quellen oder --sources für einen Ordner mit je eigenen",
  file_is_directory: "{file} ist ein Verzeichnis, gebraucht wird eine Datei",
  file_empty: "{file} ist leer: Es gibt nichts zu prüfen",
  no_records: "{file} enthält keinen Datensatz: je Zeile ein JSON-Objekt schreiben",
  file_unreadable: "{file} ist nicht lesbar: {detail}",
  file_unwritable: "{file} ist nicht schreibbar: {detail}",
  invalid_utf8:
    "{file} ist kein gültiges UTF-8 (erstes fehlerhaftes Byte an Position {offset}): Speichern Sie die Datei als UTF-8",
  unknown_verb: "unbekannter Befehl „{verb}“: beleg --help zeigt die Liste",
  unknown_flag: "unbekannte Option „{flag}“: beleg {verb} --help zeigt die Liste",
  missing_argument: "Argument fehlt: {argument} (--help zeigt, was gebraucht wird)",
  missing_choice: "Argument fehlt: {argument}; zur Wahl stehen: {choices}",
  invalid_choice: "{argument}: „{value}“ ist hier nicht möglich; zur Wahl stehen: {choices}",
  baseline_missing: "es gibt keine Baseline {file}: beleg baseline write --baseline {file} legt sie an",
  invalid_argument: "ungültiger Wert für {argument}: {detail}",
  unknown_contract: "unbekannter Vertrag „{name}“: beleg schema zeigt die Liste",
  missing_package: "dafür fehlt das Paket {name} neben Beleg: npm install {name}",
  invalid_config: "ungültige Konfiguration in {file}: {detail}",
  unknown_verb_guess: "unbekannter Befehl „{verb}“: war {guess} gemeint?",
  unknown_flag_guess: "unbekannte Option „{flag}“: war {guess} gemeint? (beleg {verb} --help zeigt alle)",
  missing_flag_value: "die Option {flag} braucht einen Wert: siehe beleg {verb} --help",
  too_many_arguments: "zu viele Argumente: siehe beleg {verb} --help",
  usage: "{detail}: siehe beleg {verb} --help",
  line_too_long: "{file} hat eine Zeile mit mehr als {limit} Bytes: ein JSON-Wert pro Zeile",
  invalid_yaml: "ungültiges YAML in Zeile {line}, Spalte {column}",
  unknown_output_ending: "das Format von {file} ist nicht erkennbar: eine der Endungen {endings} verwenden",
  unknown_contract_guess: "unbekannter Vertrag „{name}“: war {guess} gemeint?",
  preset_guess:
    "{file}, Zeile {row}: es gibt kein summary_text, und die Zeile sieht nach {preset} aus: --preset {preset} angeben",
  preset_no_answer:
    "{file}, Zeile {row}: keine Antwort, die sich prüfen ließe. Bei {preset} steht sie in {fields}: dieses Feld mit exportieren oder ein anderes --preset angeben",
  preset_no_context:
    "{file}, Zeile {row}: nichts, woran sich die Antwort prüfen ließe. Bei {preset} steht es in {fields}: dieses Feld mit exportieren, oder --task readability oder coherence, die keine Quelle brauchen",
  preset_not_text:
    "{file}, Zeile {row}: in {field} steht kein Text. Dort muss die Antwort selbst stehen, wie {preset} sie ausgegeben hat",
  journal_of_other_run:
    "der Ordner {folder} enthält eine andere Auswertung (andere Daten, anderes Modell oder andere Version): ein anderes --out wählen oder mit --fresh deren Antworten verwerfen",
  tuning_on_same_data: "{file} kann nicht auf sich selbst abgestimmt werden: bei --tune eine andere Datei angeben",
  tuning_needs_both_classes:
    "auf {file} lässt sich keine Schwelle wählen: nötig sind bewertete Zeilen mit und ohne Fehler",
  runs_not_comparable: "die beiden Läufe lassen sich nicht vergleichen: {detail}",
  model_not_configured: "es ist kein Sprachmodell eingestellt: BELEG_MODEL setzen oder --model angeben",
  model_unknown: "unbekanntes Modell „{model}“: none, openai/NAME, ollama/NAME oder gguf/DATEI angeben",
  model_timeout: "das Sprachmodell hat nicht innerhalb von {seconds} s geantwortet",
  model_unavailable: "das Sprachmodell ist nicht erreichbar: {detail}",
  model_rate_limited: "das Sprachmodell nimmt derzeit keine weiteren Anfragen an",
  model_output_unusable: "die Antwort des Sprachmodells ist unbrauchbar: {detail}",
  budget_exceeded: "das Budget von {limit} {unit} ist aufgebraucht",
  store_in_use:
    "die Datenbank in {folder} wird von Prozess {pid} auf {host} benutzt: warten oder mit DATABASE_URL einen gemeinsamen Server verwenden (gibt es den Prozess nicht mehr, {file} löschen)",
  store_damaged:
    "die Datenbank ist beschädigt: {detail}; die letzte Sicherung mit beleg restore DATEI zurückholen (die beschädigten Dateien bleiben daneben liegen)",
  store_full:
    "der Datenträger der Datenbank ist voll: {detail}; von diesem Vorgang wurde nichts behalten: Platz schaffen und erneut versuchen",
  store_unreachable: "die Datenbank ist nicht erreichbar: {detail}; DATABASE_URL und den Server prüfen",
  store_too_old: "PostgreSQL {version} ist zu alt: Version 15 oder neuer wird gebraucht",
  store_too_new: "die Datenbank hat den Schritt {name}, den diese Version von Beleg nicht kennt: Beleg aktualisieren",
  store_changed:
    "der Schritt {name} der Datenbank weicht von dem dieser Version von Beleg ab: die Version verwenden, die ihn angelegt hat, oder eine Sicherung in eine neue Datenbank holen",
  store_not_empty: "die Datenbank enthält schon Daten: in eine leere zurückholen oder mit --replace überschreiben",
  backup_unusable: "{file} ist keine vollständige Sicherung: {detail}",
  run_not_found: "es gibt keinen Lauf {id}: beleg runs list zeigt alle",
  run_ended: "der Lauf {id} ist beendet und kann nicht abgebrochen werden",
  run_cancelled: "der Lauf {id} wurde abgebrochen",
  worker_lost:
    "jeder Worker, der das übernahm, ist dabei abgestürzt: die Protokolle der Worker und ihren Speicher prüfen, dann neu beauftragen",
  graph_unreachable: "der Graph ist unter {uri} nicht erreichbar: {detail}",
  graph_not_configured: "es ist kein Graph eingestellt: NEO4J_URI setzen",
  job_not_found: "es gibt keinen Auftrag {id}: beleg jobs list zeigt alle",
  invalid_policy: "{file}, Zeile {line}: {problem}; docs/guides/policies.md zeigt die Form",
  no_policies: "{folder} enthält keine Richtlinie: eine Richtlinie ist eine .md-Datei",
  unauthorized: "kein gültiger API-Schlüssel: Authorization: Bearer SCHLÜSSEL mitsenden",
  forbidden: "dafür ist das Recht {scope} nötig, das der API-Schlüssel nicht hat",
  foreign_origin: "die Anfrage kommt von einer anderen Seite, oder das Zeichen ihrer Sitzung fehlt",
  foreign_host: "dieser Dienst antwortet nicht für den Namen {host}",
  not_found: "unter dieser Adresse gibt es nichts",
  method_not_allowed: "diese Adresse kennt {method} nicht",
  unsupported_media_type: "der Inhalt muss JSON sein: Content-Type: application/json mitsenden",
  body_too_large: "der Inhalt ist größer als {maximum} Byte",
  invalid_header: "die Kopfzeile {name} hat einen unmöglichen Wert",
  invalid_cursor: "diese Stelle der Liste hat der Dienst nie genannt",
  rate_limited: "zu viele Anfragen: in {seconds} s wieder versuchen",
  overloaded: "der Dienst ist ausgelastet: in {seconds} s wieder versuchen",
  checker_closed: "der Prüfer ist geschlossen: einen neuen öffnen",
  shutting_down: "der Dienst wird beendet: noch einmal versuchen",
  too_slow: "diese Eingabe brauchte länger als {seconds} s: kleiner machen",
  request_timeout: "die Anfrage kam nicht rechtzeitig an",
  idempotency_mismatch: "dieser Idempotency-Key gehört zu einer anderen Anfrage: einen neuen verwenden",
  idempotency_in_progress: "die erste Anfrage mit diesem Idempotency-Key läuft noch: später wieder versuchen",
  review_not_found: "es gibt keine Prüfung {id}",
  review_closed: "die Prüfung {id} war schon als {status} abgeschlossen; die Entscheidung ist ohne Wirkung vermerkt",
  decision_not_found: "zu {id} gibt es keine Entscheidung",
  case_undecided:
    "dieser Fall ist noch nicht entschieden: erst entscheiden lassen (beleg decide, POST /v1/decisions), dann das Ergebnis erklären lassen",
  evaluation_not_found: "es gibt keine Auswertung {id}",
  evaluation_row_not_found: "die Auswertung {id} hat keine Zeile {row}",
  evaluation_ended: "die Auswertung {id} ist beendet und kann nicht abgebrochen werden",
  evaluation_cancelled: "die Auswertung {id} wurde abgebrochen",
  keys_needed:
    "{host} ist über diese Maschine hinaus erreichbar: zuerst BELEG_API_KEYS setzen (beleg serve --new-key MANDANT:RECHTE macht einen) oder auf 127.0.0.1 hören",
  invalid_api_keys:
    "BELEG_API_KEYS: Eintrag {entry} ist nicht MANDANT:RECHTE:SCHLÜSSEL mit Rechten aus read, write, review, override, admin und einem Schlüssel von mindestens 16 Zeichen",
  address_in_use: "{host}:{port} ist belegt: den anderen Prozess beenden oder --port angeben",
  document_unreadable: "{file} ist nicht lesbar: {detail}",
  document_over_limit: "{file} überschreitet eine Grenze für Dokumente: {detail}",
  document_empty: "{file} enthält keinen Text: ein gescanntes Dokument braucht erst eine Texterkennung",
  document_of_other_kind:
    "{file} enthält {content}, die Endung verspricht {expected}: die Endung ändern oder die Datei als {expected} neu speichern",
  unpaired_files:
    "{files}: kein Gegenstück in {folder}; ein Text und seine Quellen heißen gleich, gleich welche Endung sie haben",
  review_changed: "der Prüffall {id} zeigt inzwischen etwas anderes: mit beleg review show {id} erneut ansehen",
  review_not_presented: "{id} wurde nicht vorgelegt und kann deshalb nicht entschieden werden",
  review_empty_selection:
    "Prüffall {id}: eine leere Liste entscheidet nichts: nennen, was gemeint ist, oder die Liste für alles weglassen",
  source_address_refused:
    "{url} ist keine Adresse einer Quelle: sie muss mit http://, https:// oder einem eigenen Schema wie intranet:// beginnen",
  source_disallowed:
    "{url} gehört zu den gesperrten Quellen dieses Laufs; nur eine vermerkte Ausnahme lässt sie zu: beleg review override {id} --add-url {url} --reason …",
  review_needs_outcome:
    "beim Prüffall {id} geht es um eine Entscheidung: sagen, was daraus wird, zum Beispiel beleg review approve {id} --decision CHALLENGE (oder APPROVE, BLOCK)",
  review_has_no_parts:
    "beim Prüffall {id} geht es um eine einzige Sache: als Ganzes freigeben, ablehnen oder weitergeben",
  rerank_run_not_found: "es gibt keinen Rerank-Lauf {id}",
  ingest_not_approved: "{url} wurde im Lauf {id} nicht freigegeben",
  customer_text_refused: "der Kundentext verletzt diese Regeln: {rules}",
  interrupted: "unterbrochen: derselbe Befehl setzt die Arbeit fort",
  internal_error: "ein interner Fehler ist aufgetreten; das ist ein Mangel in Beleg: {detail}",
};
