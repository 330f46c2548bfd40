import type { CheckErrorTexts } from "../../parts/messages.ts";

/** What a check itself reports, apart: a page that checks texts brings no other error. */
export const checkErrors: CheckErrorTexts = {
  missing_field: "falta o campo",
  unknown_key: "chave desconhecida “{key}”: remova-a ou verifique a grafia",
  invalid_type: "esperado {expected}, recebido {received}",
  invalid_value: "deve ser um destes valores: {options}",
  not_finite: "deve ser um número finito, recebido {received}",
  not_integer: "deve ser um número inteiro",
  too_small: "deve ser no mínimo {minimum}",
  too_big: "deve ser no máximo {maximum}",
  too_short: "deve ter comprimento mínimo de {minimum}",
  too_long: "deve ter comprimento máximo de {maximum}",
  duplicate_value: "o valor “{value}” aparece mais de uma vez",
  duplicate_source: "duas fontes têm o identificador “{id}”: dê a cada uma o seu",
  sources_too_long:
    "as fontes somam {length} caracteres e são lidos no máximo {maximum}: retire fontes ou escolha-as com rerank",
  language_not_loaded:
    "o texto está em um idioma que não foi carregado ({language}); carregados: {loaded}. Importe o pacote dele e passe-o à verificação",
};
