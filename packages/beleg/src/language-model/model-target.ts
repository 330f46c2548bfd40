import { belegError } from "@beleg/core/contracts";
import type { Settings } from "../settings/index.ts";

/** The settings that say which model to ask, and where. */
export type ModelChoice = Pick<Settings, "model" | "openai_base_url" | "openai_api_key" | "ollama_host">;

/** A model on a server. */
export interface ModelTarget {
  /** As the user wrote it: `openai/gpt-…`. */
  readonly name: string;
  /** Whose server it is, as telemetry names it: `openai` for every one that speaks its protocol, `ollama`. */
  readonly provider: "openai" | "ollama";
  /** As the server knows it. */
  readonly model: string;
  /** Address up to and including `/v1`, without a slash at its end. */
  readonly baseUrl: string;
  readonly apiKey: string | undefined;
}

const OPENAI = "https://api.openai.com/v1";
const OLLAMA = "http://127.0.0.1:11434";

/** Reads the choice of model; undefined means `none`. Throws `invalid_config` for a choice that cannot work. */
export function modelTarget(choice: ModelChoice): ModelTarget | undefined {
  const name = choice.model.trim();
  if (name === "" || name.toLowerCase() === "none") return undefined;
  const [provider, ...rest] = name.split("/");
  if (provider === "gguf") throw wrong(`"${name}" is a file and no server: it answers questions, and gives no vectors`);
  if (provider === "ollama") {
    // The OpenAI key stays at home: an Ollama server needs none.
    const host = address(choice.ollama_host ?? OLLAMA, "OLLAMA_HOST", "11434");
    const baseUrl = `${host.replace(/\/v1$/, "")}/v1`;
    return { name, provider, model: named(rest.join("/")), baseUrl, apiKey: undefined };
  }
  const apiKey = choice.openai_api_key ?? undefined;
  if (choice.openai_base_url !== null) {
    const model = provider === "openai" ? named(rest.join("/")) : name;
    return { name, provider: "openai", model, baseUrl: address(choice.openai_base_url, "OPENAI_BASE_URL"), apiKey };
  }
  if (provider !== "openai")
    throw wrong(`"${name}" needs OPENAI_BASE_URL; or choose none, openai/NAME, ollama/NAME or gguf/FILE`);
  if (apiKey === undefined) throw wrong(`"${name}" needs OPENAI_API_KEY`);
  return { name, provider, model: named(rest.join("/")), baseUrl: OPENAI, apiKey };
}

function named(model: string): string {
  if (model.trim() === "") throw wrong("the name of the model is missing after the slash");
  return model;
}

/** Completes an address as Ollama's own variable allows it (`0.0.0.0`, `:11434`, `host:1234`). */
function address(text: string, variable: string, port = ""): string {
  const given = text.trim();
  const whole = given.includes("://");
  const full = whole ? given : `http://${given.startsWith(":") ? "127.0.0.1" : ""}${given}`;
  const url = /^https?:/i.test(full) && URL.canParse(full) ? new URL(full) : undefined;
  if (url === undefined) throw wrong("the address cannot be read", variable);
  if (url.username !== "" || url.password !== "")
    throw wrong("no user name or password in the address; a key belongs in OPENAI_API_KEY", variable);
  if (url.search !== "" || url.hash !== "") throw wrong("no query in the address", variable);
  // A server listens on 0.0.0.0; a client cannot call it everywhere.
  if (url.hostname === "0.0.0.0") url.hostname = "127.0.0.1";
  if (!whole && url.port === "") url.port = port;
  return `${url.origin}${url.pathname.replace(/\/+$/, "")}`;
}

function wrong(detail: string, file = "BELEG_MODEL"): Error {
  return belegError("invalid_config", { file, detail });
}
