import type { Messages } from "../../parts/messages.ts";

export const cli: Messages["cli"] = {
  demo_report: "relatório: {file}    saída {code}",
  demo_next: "Agora os seus próprios textos: beleg check --source FONTE TEXTO",
  baseline_written:
    "{file}: {count} constatações passam a ser conhecidas; indique-o em cada verificação: --baseline {file}",
  baseline_incomplete: "{file} não foi escrito: a verificação não terminou",
  init_written: "escrito: {file}",
  init_kept: "mantido: {file} já existe (--force volta a escrevê-lo)",
  init_ask_ci: "Ficheiro de CI ({kinds}) [{likely}]: ",
  init_gitlab: "Acrescente a .gitlab-ci.yml: include: .gitlab/beleg.yml",
  init_builds:
    "O Beleg ainda não está no npm, por isso o arquivo de CI compila-o a partir de um repositório git: {address}.",
  init_builds_unknown:
    "O Beleg ainda não está no npm, por isso o arquivo de CI compila-o a partir de um repositório git: indique o endereço, BELEG_GIT, no arquivo ou como variável do projeto.",
  init_next:
    "A seguir: beleg check --input {file}\nA verificação passa. Mude um número em summary_text e ela falha; depois ponha lá os seus próprios textos.",
  watch_changed: "{files} mudou, nova verificação",
  watch_waiting: "À espera de alterações; Ctrl-C termina.",
  none_matching: "Nada corresponde. Sem os filtros vê-se tudo.",
  none_runs: "Ainda não há nenhuma execução guardada. beleg check TEXTO --source FONTE --save guarda uma.",
  none_rerank_runs:
    "Ainda não há nenhuma seleção de fontes guardada. beleg rerank --input FICHEIRO --review guarda uma.",
  none_evaluations:
    "Ainda não há nenhuma avaliação guardada. beleg eval --task TAREFA --data FICHEIRO --enqueue entrega uma aos processos de trabalho.",
  none_jobs: "As filas estão vazias. beleg eval --enqueue e o serviço enchem-nas; beleg worker esvazia-as.",
  none_reviews:
    "Ainda não há nada à espera de uma pessoa. beleg rerank --input FICHEIRO --review e beleg decide --input FICHEIRO --save abrem revisões.",
  none_verifiers:
    "Ainda não foi adicionado nenhum verificador. beleg verifier add PASTA adiciona um; beleg verifier --help diz o que precisa.",
  none_decisions: "Ainda não há nenhuma decisão guardada. beleg decide --input FICHEIRO --save guarda uma.",
  serve_address: "Aplicação web e serviço: {address}",
  serve_docs: "Referência do serviço: {docs}   Guias: {guides}",
  serve_try: "Experimente: {call}",
  serve_stop: "Ctrl-C para-o.",
  mcp_waiting:
    "O Beleg fala aqui o Model Context Protocol e espera por um agente, que inicia este comando por si: beleg mcp --help mostra a entrada. Ctrl-C para-o.",
};
