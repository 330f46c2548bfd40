export const model = {
  no_answer: "the model gave no answer: {why}",
  no_model: "no model is set",
  timeout: "it took too long",
  aborted: "the call was stopped",
  rate_limited: "its server takes no more requests for now, or the quota is used up",
  server_error: "its server reports an error",
  network: "its server cannot be reached",
  unauthorized: "its server refuses the API key",
  model_not_found: "its server knows no such model, or the address is wrong",
  bad_request: "its server refuses the request",
  refused: "it declined to answer",
  empty: "its answer was empty",
  unusable_output: "its answer was not in the form asked for",
  schema_mismatch: "its answer was not in the form asked for",
  out_of_scale: "its score lies outside the scale",
  budget_exceeded: "the budget of calls or tokens is used up",

  // what to do
  do_set: "set one: --model openai/NAME, ollama/NAME or gguf/FILE, or the variable BELEG_MODEL",
  do_reach: "start the server, or correct its address (OPENAI_BASE_URL or OLLAMA_HOST)",
  do_key: "correct the key (OPENAI_API_KEY)",
  do_name:
    "correct the name of the model (--model or BELEG_MODEL) or the address of its server (OPENAI_BASE_URL or OLLAMA_HOST)",
  do_wait: "try again later",
  do_time: "try again, or allow more time (timeout_ms in beleg.config)",
  do_budget: "raise max_calls or max_tokens_total in beleg.config",
  do_other: "try again, or choose another model",
} as const;
