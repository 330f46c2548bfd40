import type { Messages } from "../../parts/messages.ts";

export const store: Messages["store"] = {
  runs_deleted: "eliminadas: {count}",
  graph_later: "Las ejecuciones están guardadas; el grafo se pondrá al día con beleg worker o beleg doctor --repair.",
  worker_ready: "el proceso {pid} está listo",
  worker_stopped: "proceso detenido; lo pendiente queda en las colas",
  backup_written: "{file}: {rows} filas, {jobs} trabajos abiertos",
  restored: "recuperado: {rows} filas, {jobs} trabajos abiertos",
  moved_aside: "la base de datos anterior está ahora en {folder}",
  healthy: "sin problemas",
  repaired: "reparado: {line}",
  run_stuck: "ejecuciones que ya nadie atiende: {count}",
  run_half_written: "ejecuciones con informe ausente o sobrante: {count}",
  text_unused: "textos guardados que ninguna ejecución necesita: {count}",
  job_dead: "trabajos sin más intentos, véase beleg jobs list --queue dead: {count}",
  outbox_waiting: "cambios que el grafo aún no ha visto: {count}",
  graph_run_missing: "ejecuciones que faltan en el grafo o difieren: {count}",
  graph_run_extra: "ejecuciones que solo tiene el grafo: {count}",
  graph_node_dangling: "nodos del grafo que no cuelgan de nada: {count}",
  model_unusable: "el modelo de los ajustes no responde",
  verifier_unusable: "el verificador de los ajustes no se puede usar",
};
