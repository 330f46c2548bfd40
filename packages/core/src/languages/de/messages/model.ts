import type { Messages } from "../../parts/messages.ts";

export const model: Messages["model"] = {
  no_answer: "das Modell hat nicht geantwortet: {why}",
  no_model: "es ist kein Modell eingestellt",
  timeout: "die Antwort dauerte zu lange",
  aborted: "die Anfrage wurde abgebrochen",
  rate_limited: "der Server nimmt derzeit keine Anfragen mehr an, oder das Kontingent ist aufgebraucht",
  server_error: "der Server meldet einen Fehler",
  network: "der Server ist nicht erreichbar",
  unauthorized: "der Server lehnt den API-Schlüssel ab",
  model_not_found: "der Server kennt dieses Modell nicht, oder die Adresse stimmt nicht",
  bad_request: "der Server lehnt die Anfrage ab",
  refused: "das Modell hat die Antwort verweigert",
  empty: "die Antwort war leer",
  unusable_output: "die Antwort hatte nicht die verlangte Form",
  schema_mismatch: "die Antwort hatte nicht die verlangte Form",
  out_of_scale: "die Bewertung liegt außerhalb der Skala",
  budget_exceeded: "das Budget an Aufrufen oder Tokens ist aufgebraucht",

  // what to do
  do_set: "ein Modell einstellen: --model openai/NAME, ollama/NAME oder gguf/DATEI, oder die Variable BELEG_MODEL",
  do_reach: "den Server starten oder seine Adresse berichtigen (OPENAI_BASE_URL oder OLLAMA_HOST)",
  do_key: "den Schlüssel berichtigen (OPENAI_API_KEY)",
  do_name:
    "den Namen des Modells berichtigen (--model oder BELEG_MODEL) oder die Adresse des Servers (OPENAI_BASE_URL oder OLLAMA_HOST)",
  do_wait: "später noch einmal versuchen",
  do_time: "noch einmal versuchen oder mehr Zeit geben (timeout_ms in beleg.config)",
  do_budget: "max_calls oder max_tokens_total in beleg.config erhöhen",
  do_other: "noch einmal versuchen oder ein anderes Modell wählen",
};
