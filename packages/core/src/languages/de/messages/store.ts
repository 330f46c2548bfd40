import type { Messages } from "../../parts/messages.ts";

export const store: Messages["store"] = {
  runs_deleted: "gelöscht: {count}",
  graph_later: "Die Läufe sind gespeichert; der Graph holt mit beleg worker oder beleg doctor --repair auf.",
  worker_ready: "Worker {pid} ist bereit",
  worker_stopped: "Worker beendet; was nicht erledigt ist, bleibt in den Warteschlangen",
  backup_written: "{file}: {rows} Zeilen, {jobs} offene Aufträge",
  restored: "zurückgeholt: {rows} Zeilen, {jobs} offene Aufträge",
  moved_aside: "die bisherige Datenbank liegt jetzt in {folder}",
  healthy: "gesund",
  repaired: "repariert: {line}",
  run_stuck: "Läufe, die niemand mehr bearbeitet: {count}",
  run_half_written: "Läufe mit fehlendem oder überzähligem Bericht: {count}",
  text_unused: "gespeicherte Texte, die kein Lauf braucht: {count}",
  job_dead: "Aufträge ohne weitere Versuche, siehe beleg jobs list --queue dead: {count}",
  outbox_waiting: "Änderungen, die der Graph noch nicht gesehen hat: {count}",
  graph_run_missing: "Läufe, die im Graphen fehlen oder dort anders aussehen: {count}",
  graph_run_extra: "Läufe, die nur der Graph hat: {count}",
  graph_node_dangling: "Knoten des Graphen, die an nichts hängen: {count}",
  model_unusable: "Das Modell der Einstellungen antwortet nicht",
  verifier_unusable: "Der Verifier der Einstellungen ist nicht zu gebrauchen",
};
