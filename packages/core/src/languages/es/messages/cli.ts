import type { Messages } from "../../parts/messages.ts";

export const cli: Messages["cli"] = {
  demo_report: "informe: {file}    salida {code}",
  demo_next: "Ahora sus propios textos: beleg check --source FUENTE TEXTO",
  baseline_written:
    "{file}: {count} hallazgos se dan por conocidos desde ahora; páselo en cada comprobación: --baseline {file}",
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
  none_matching: "Nada coincide. Sin los filtros se ve todo.",
  none_runs: "Aún no hay ninguna ejecución guardada. beleg check TEXTO --source FUENTE --save guarda una.",
  none_rerank_runs:
    "Aún no hay ninguna selección de fuentes guardada. beleg rerank --input ARCHIVO --review guarda una.",
  none_evaluations:
    "Aún no hay ninguna evaluación guardada. beleg eval --task TAREA --data ARCHIVO --enqueue encarga una a los procesos de trabajo.",
  none_jobs: "Las colas están vacías. beleg eval --enqueue y el servicio las llenan; beleg worker las vacía.",
  none_reviews:
    "Aún no hay nada que espere a una persona. beleg rerank --input ARCHIVO --review y beleg decide --input ARCHIVO --save abren revisiones.",
  none_verifiers:
    "Aún no se ha añadido ningún verificador. beleg verifier add CARPETA añade uno; beleg verifier --help dice qué necesita.",
  none_decisions: "Aún no hay ninguna decisión guardada. beleg decide --input ARCHIVO --save guarda una.",
  serve_address: "Aplicación web y servicio: {address}",
  serve_docs: "Referencia del servicio: {docs}   Guías: {guides}",
  serve_try: "Pruébelo: {call}",
  serve_stop: "Ctrl-C lo detiene.",
  mcp_waiting:
    "Beleg habla aquí el Model Context Protocol y espera a un agente, que inicia este comando por sí mismo: beleg mcp --help muestra la entrada. Ctrl-C lo detiene.",
};
