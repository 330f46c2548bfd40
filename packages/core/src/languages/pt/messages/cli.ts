import type { Messages } from "../../parts/messages.ts";

export const cli: Messages["cli"] = {
  demo_report: "relatório: {file}    saída {code}",
  baseline_written: "{file}: {count} achados passam a ser conhecidos",
  baseline_incomplete: "{file} não foi escrito: a verificação não terminou",
  init_written: "escrito: {file}",
  init_kept: "mantido: {file} já existe (--force volta a escrevê-lo)",
  init_ask_ci: "Ficheiro de CI ({kinds}) [{likely}]: ",
  init_gitlab: "Acrescente a .gitlab-ci.yml: include: .gitlab/beleg.yml",
  init_builds:
    "O Beleg ainda não está no npm, por isso o ficheiro de CI compila-o a partir de um repositório git: {address}.",
  init_builds_unknown:
    "O Beleg ainda não está no npm, por isso o ficheiro de CI compila-o a partir de um repositório git: indique o endereço, BELEG_GIT, no ficheiro ou como variável do projeto.",
  init_next:
    "A seguir: beleg check --input {file}\nA verificação passa. Mude um número em summary_text e ela falha; depois ponha lá os seus próprios textos.",
  watch_changed: "{files} mudou, nova verificação",
  watch_waiting: "À espera de alterações; Ctrl-C termina.",
};
