import type { Messages } from "../../parts/messages.ts";

export const cli: Messages["cli"] = {
  demo_report: "Bericht: {file}    Exit {code}",
  demo_next: "Jetzt Ihre eigenen Texte: beleg check --source QUELLE TEXT",
  baseline_written:
    "{file}: {count} Befunde gelten von nun an als bekannt; geben Sie die Datei jeder Prüfung mit: --baseline {file}",
  baseline_incomplete: "{file} wurde nicht geschrieben: die Prüfung ist nicht fertig geworden",
  init_written: "geschrieben: {file}",
  init_kept: "behalten: {file} ist schon da (--force schreibt sie neu)",
  init_ask_ci: "CI-Datei ({kinds}) [{likely}]: ",
  init_gitlab: "In .gitlab-ci.yml eintragen: include: .gitlab/beleg.yml",
  init_builds: "Beleg liegt noch nicht auf npm; die CI-Datei baut es deshalb aus einem Git-Repository: {address}.",
  init_builds_unknown:
    "Beleg liegt noch nicht auf npm; die CI-Datei baut es deshalb aus einem Git-Repository: dessen Adresse, BELEG_GIT, in der Datei oder als Variable des Projekts eintragen.",
  init_next:
    "Weiter mit: beleg check --input {file}\nDie Prüfung geht durch. Mit einer geänderten Zahl in summary_text schlägt sie fehl; danach gehören eigene Texte hinein.",
  watch_changed: "{files} geändert, neue Prüfung",
  watch_waiting: "Warte auf Änderungen; Strg-C beendet.",
  none_matching: "Nichts passt dazu. Ohne die Filter ist alles zu sehen.",
  none_runs: "Noch kein Lauf gespeichert. beleg check TEXT --source QUELLE --save speichert einen.",
  none_rerank_runs: "Noch kein Rerank-Lauf gespeichert. beleg rerank --input DATEI --review speichert einen.",
  none_evaluations:
    "Noch keine Auswertung gespeichert. beleg eval --task AUFGABE --data DATEI --enqueue überlässt eine den Workern.",
  none_jobs:
    "Die Warteschlangen sind leer. beleg eval --enqueue und der Dienst füllen sie, beleg worker arbeitet sie ab.",
  none_reviews:
    "Noch wartet nichts auf einen Menschen. beleg rerank --input DATEI --review und beleg decide --input DATEI --save legen etwas zur Freigabe vor.",
  none_verifiers:
    "Noch kein Verifier aufgenommen. beleg verifier add ORDNER nimmt einen auf; beleg verifier --help sagt, was er braucht.",
  none_decisions: "Noch keine Entscheidung gespeichert. beleg decide --input DATEI --save speichert eine.",
  serve_address: "Arbeitsplatz und Dienst: {address}",
  serve_docs: "Referenz des Dienstes: {docs}   Anleitungen: {guides}",
  serve_try: "Ausprobieren: {call}",
  serve_stop: "Strg-C beendet ihn.",
  mcp_waiting:
    "Beleg spricht hier das Model Context Protocol und wartet auf einen Agenten, der diesen Befehl selbst startet: beleg mcp --help zeigt den Eintrag. Strg-C beendet ihn.",
};
