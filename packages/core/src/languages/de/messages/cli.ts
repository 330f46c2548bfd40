import type { Messages } from "../../parts/messages.ts";

export const cli: Messages["cli"] = {
  demo_report: "Bericht: {file}    Exit {code}",
  baseline_written: "{file}: {count} Befunde gelten von nun an als bekannt",
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
};
