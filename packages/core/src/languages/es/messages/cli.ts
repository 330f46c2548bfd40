import type { Messages } from "../../parts/messages.ts";

export const cli: Messages["cli"] = {
  demo_report: "informe: {file}    salida {code}",
  baseline_written: "{file}: {count} hallazgos se dan por conocidos desde ahora",
  baseline_incomplete: "{file} no se ha escrito: la comprobación no terminó",
  init_written: "escrito: {file}",
  init_kept: "conservado: {file} ya existe (--force lo vuelve a escribir)",
  init_ask_ci: "Archivo de CI ({kinds}) [{likely}]: ",
  init_gitlab: "Añada a .gitlab-ci.yml: include: .gitlab/beleg.yml",
  init_builds: "Beleg aún no está en npm, así que el archivo de CI lo compila desde un repositorio git: {address}.",
  init_builds_unknown:
    "Beleg aún no está en npm, así que el archivo de CI lo compila desde un repositorio git: indique su dirección, BELEG_GIT, en el archivo o como variable del proyecto.",
  init_next:
    "Siguiente paso: beleg check --input {file}\nLa comprobación pasa. Cambie un número en summary_text y fallará; después ponga ahí sus propios textos.",
  watch_changed: "{files} ha cambiado, nueva comprobación",
  watch_waiting: "Esperando cambios; Ctrl-C termina.",
};
