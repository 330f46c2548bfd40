import type { Messages } from "../../parts/messages.ts";

export const model: Messages["model"] = {
  no_answer: "el modelo no ha respondido: {why}",
  no_model: "no hay ningún modelo configurado",
  timeout: "tardó demasiado",
  aborted: "la petición se interrumpió",
  rate_limited: "el servidor no admite más peticiones por ahora, o la cuota está agotada",
  server_error: "el servidor da un error",
  network: "no se puede conectar con el servidor",
  unauthorized: "el servidor rechaza la clave de API",
  model_not_found: "el servidor no conoce ese modelo, o la dirección no es correcta",
  bad_request: "el servidor rechaza la petición",
  refused: "el modelo se negó a responder",
  empty: "la respuesta estaba vacía",
  unusable_output: "la respuesta no tenía la forma pedida",
  schema_mismatch: "la respuesta no tenía la forma pedida",
  out_of_scale: "la puntuación está fuera de la escala",
  budget_exceeded: "el presupuesto de llamadas o de tokens está agotado",

  // what to do
  do_set: "configure un modelo: --model openai/NOMBRE, ollama/NOMBRE o gguf/ARCHIVO, o la variable BELEG_MODEL",
  do_reach: "arranque el servidor o corrija su dirección (OPENAI_BASE_URL u OLLAMA_HOST)",
  do_key: "corrija la clave (OPENAI_API_KEY)",
  do_name:
    "corrija el nombre del modelo (--model o BELEG_MODEL) o la dirección del servidor (OPENAI_BASE_URL u OLLAMA_HOST)",
  do_wait: "inténtelo más tarde",
  do_time: "inténtelo de nuevo o conceda más tiempo (timeout_ms en beleg.config)",
  do_budget: "aumente max_calls o max_tokens_total en beleg.config",
  do_other: "inténtelo de nuevo o elija otro modelo",
};
