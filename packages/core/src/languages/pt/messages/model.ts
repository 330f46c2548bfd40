import type { Messages } from "../../parts/messages.ts";

export const model: Messages["model"] = {
  no_answer: "o modelo não respondeu: {why}",
  no_model: "nenhum modelo está configurado",
  timeout: "demorou demasiado",
  aborted: "o pedido foi interrompido",
  rate_limited: "o servidor não aceita mais pedidos por agora, ou a quota está esgotada",
  server_error: "o servidor dá um erro",
  network: "não é possível ligar ao servidor",
  unauthorized: "o servidor recusa a chave de API",
  model_not_found: "o servidor não conhece esse modelo, ou o endereço não está certo",
  bad_request: "o servidor recusa o pedido",
  refused: "o modelo recusou responder",
  empty: "a resposta estava vazia",
  unusable_output: "a resposta não tinha a forma pedida",
  schema_mismatch: "a resposta não tinha a forma pedida",
  out_of_scale: "a pontuação está fora da escala",
  budget_exceeded: "o orçamento de chamadas ou de tokens está esgotado",

  // what to do
  do_set: "configure um modelo: --model openai/NOME, ollama/NOME ou gguf/ARQUIVO, ou a variável BELEG_MODEL",
  do_reach: "inicie o servidor ou corrija o seu endereço (OPENAI_BASE_URL ou OLLAMA_HOST)",
  do_key: "corrija a chave (OPENAI_API_KEY)",
  do_name:
    "corrija o nome do modelo (--model ou BELEG_MODEL) ou o endereço do servidor (OPENAI_BASE_URL ou OLLAMA_HOST)",
  do_wait: "tente mais tarde",
  do_time: "tente de novo ou dê mais tempo (timeout_ms em beleg.config)",
  do_budget: "aumente max_calls ou max_tokens_total em beleg.config",
  do_other: "tente de novo ou escolha outro modelo",
};
