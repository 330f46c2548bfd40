import type { Messages } from "../../parts/messages.ts";

export const store: Messages["store"] = {
  runs_deleted: "eliminadas: {count}",
  graph_later: "As execuções estão guardadas; o grafo é atualizado com beleg worker ou beleg doctor --repair.",
  worker_ready: "o processo {pid} está pronto",
  worker_stopped: "processo parado; o que não foi feito fica nas filas",
  backup_written: "{file}: {rows} linhas, {jobs} tarefas abertas",
  restored: "recuperado: {rows} linhas, {jobs} tarefas abertas",
  moved_aside: "a base de dados anterior está agora em {folder}",
  healthy: "sem problemas",
  repaired: "reparado: {line}",
  run_stuck: "execuções que já ninguém trata: {count}",
  run_half_written: "execuções com relatório em falta ou a mais: {count}",
  text_unused: "textos guardados de que nenhuma execução precisa: {count}",
  job_dead: "tarefas sem mais tentativas, ver beleg jobs list --queue dead: {count}",
  outbox_waiting: "alterações que o grafo ainda não viu: {count}",
  graph_run_missing: "execuções que faltam no grafo ou diferem: {count}",
  graph_run_extra: "execuções que só o grafo tem: {count}",
  graph_node_dangling: "nós do grafo que não pendem de nada: {count}",
  model_unusable: "o modelo das definições não responde",
  verifier_unusable: "o verificador das definições não pode ser usado",
};
