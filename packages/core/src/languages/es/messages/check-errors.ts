import type { CheckErrorTexts } from "../../parts/messages.ts";

/** What a check itself reports, apart: a page that checks texts brings no other error. */
export const checkErrors: CheckErrorTexts = {
  missing_field: "falta el campo",
  unknown_key: "clave desconocida «{key}»: elimínela o revise cómo está escrita",
  invalid_type: "se esperaba {expected}, se recibió {received}",
  invalid_value: "debe ser uno de estos valores: {options}",
  not_finite: "debe ser un número finito, se recibió {received}",
  not_integer: "debe ser un número entero",
  too_small: "debe ser como mínimo {minimum}",
  too_big: "debe ser como máximo {maximum}",
  too_short: "debe tener una longitud mínima de {minimum}",
  too_long: "debe tener una longitud máxima de {maximum}",
  duplicate_value: "el valor «{value}» aparece más de una vez",
  duplicate_source: "dos fuentes tienen el identificador «{id}»: dé a cada una el suyo",
  sources_too_long:
    "las fuentes suman {length} caracteres y se leen como máximo {maximum}: quite fuentes o elíjalas con rerank",
  language_not_loaded:
    "el texto está en un idioma que no está cargado ({language}); cargados: {loaded}. Importe su paquete y páselo a la comprobación",
};
