import { Criteria, DIMENSIONS, Dimension, FacetDefinitions } from "@beleg/core/contracts";
import { LANGUAGES, LOCALES } from "@beleg/core/text";
import { z } from "zod";
import { itemsAtOnce } from "./items-at-once.ts";
import { flag, type Setting, whole } from "./setting.ts";
import { TELEMETRY_SETTINGS } from "./telemetry-settings.ts";

const expiry = z.enum(["approve", "reject", "escalate"]);
/** A list of words, also as one text with commas: that is how a variable says it. */
const words = <List extends z.ZodType>(list: List) =>
  z.preprocess(
    (given) =>
      typeof given === "string"
        ? given
            .split(",")
            .map((word) => word.trim())
            .filter(Boolean)
        : given,
    list,
  );

const amount = z.number().nonnegative();
/** A table, also as one text of JSON: that is how a variable says it. */
const table = <Row extends z.ZodType>(row: Row) =>
  z.preprocess((given) => (typeof given === "string" ? parsedJson(given) : given), z.record(z.string(), row));
const price = z.strictObject({ input: amount, output: amount });

function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** Every setting of Beleg, by its name in beleg.config: flags and environment variables set the same ones. */
export const SETTINGS = {
  model: {
    schema: z
      .string()
      .min(1)
      .describe(
        "none, openai/NAME, ollama/NAME, gguf/FILE (a model file in this process), or NAME on an OpenAI-compatible server",
      ),
    fallback: "none",
    env: "BELEG_MODEL",
  },
  verifier: {
    schema: z
      .string()
      .min(1)
      .describe("none, or the name of a local verifier (beleg verifier add): it judges what the rules leave open"),
    fallback: "none",
    env: "BELEG_VERIFIER",
  },
  prices: {
    schema: table(price).describe(
      "price of a million tokens by model, {MODEL: {input, output}}, in any currency: evaluations then say what they cost",
    ),
    fallback: {},
    env: "BELEG_PRICES",
  },
  openai_base_url: {
    schema: z.url().nullable().describe("address of an OpenAI-compatible server"),
    fallback: null,
    env: "OPENAI_BASE_URL",
  },
  openai_api_key: {
    schema: z.string().nullable().describe("key of that server; better in the environment than in a file"),
    fallback: null,
    env: "OPENAI_API_KEY",
    secret: true,
  },
  ollama_host: {
    schema: z.string().nullable().describe("address of an Ollama server"),
    fallback: null,
    env: "OLLAMA_HOST",
  },
  home: { schema: z.string().min(1).describe("folder of Beleg's state"), fallback: "./.beleg", env: "BELEG_HOME" },
  locale: {
    schema: z
      .enum(["auto", ...LOCALES])
      .describe("language of messages, reports and explanations; auto: that of the text they are about, else English"),
    fallback: "auto",
    env: "BELEG_LOCALE",
  },
  lang: {
    schema: z.enum(["auto", ...LANGUAGES]).describe("language of the judged text"),
    fallback: "auto",
  },
  dimensions: {
    schema: words(z.array(Dimension).min(1)).describe("what texts are judged on"),
    fallback: DIMENSIONS,
  },
  criteria: {
    schema: Criteria.describe(
      "own criteria that texts must meet, as texts or {id, text}; a model judges them in one call",
    ),
    fallback: [],
  },
  offsets: { schema: z.enum(["utf-16", "unicode"]).describe("how spans count characters"), fallback: "utf-16" },
  fail_on: {
    schema: z
      .enum(["off", "low", "medium", "high"])
      .describe("the lowest severity of a finding on facts or criteria that fails the gate; off: none does"),
    fallback: "medium",
    env: "BELEG_FAIL_ON",
  },
  fail_on_style: {
    schema: z
      .enum(["off", "low", "medium", "high"])
      .describe("the same for findings on coherence and readability; off: style never fails the gate"),
    fallback: "off",
    env: "BELEG_FAIL_ON_STYLE",
  },
  max_failed: {
    schema: whole(0, 1e6).describe("how many claims of a text may stay without a verdict before it is incomplete"),
    fallback: 0,
    env: "BELEG_MAX_FAILED",
  },
  trust: {
    schema: z
      .enum(["profile", "off"])
      .describe("whether verdicts must live up to the record of the judge, where beleg trust has measured it"),
    fallback: "profile",
    env: "BELEG_TRUST",
  },
  trust_min_precision: {
    schema: z.coerce
      .number()
      .min(0)
      .max(1)
      .describe("how often verdicts of a kind must have been right; those that were not become uncertain"),
    fallback: 0.9,
    env: "BELEG_TRUST_MIN_PRECISION",
  },
  top_k: { schema: whole(1, 1000).describe("how many top spans a report names"), fallback: 5 },
  concurrency: {
    schema: whole(1, 256).describe(
      "how many items are worked on at once, and how many calls of the model; the default with a model on a server other than Ollama is 32",
    ),
    fallback: itemsAtOnce("none"),
  },
  cache: { schema: flag.describe("whether model answers are cached"), fallback: true },
  cache_days: { schema: whole(1, 3650).describe("how many days they stay in the cache"), fallback: 30 },
  timeout_ms: { schema: whole(1, 3_600_000).describe("longest wait for one model answer"), fallback: 30_000 },
  model_calls_per_minute: {
    schema: z.coerce
      .number()
      .positive()
      .max(1e6)
      .nullable()
      .describe("most model calls a minute, all processes on a database together"),
    fallback: null,
    env: "BELEG_MODEL_CALLS_PER_MINUTE",
  },
  max_calls: { schema: whole(0, 1e9).nullable().describe("most model calls of one run"), fallback: null },
  max_tokens_total: { schema: whole(0, 1e12).nullable().describe("most model tokens of one run"), fallback: null },
  isolate_claims: {
    schema: flag.describe("whether a model judges each claim alone instead of up to eight in a call"),
    fallback: false,
  },
  require_evidence_for_correct: {
    schema: flag.describe("whether a claim needs a quote that carries it to be correct"),
    fallback: true,
  },
  readability_prompt_version: {
    schema: z.enum(["v1", "v2"]).describe("which readability prompt judges"),
    fallback: "v1",
    env: "READABILITY_PROMPT_VERSION",
  },
  committee: {
    schema: whole(1, 15).describe("how many independent model judges score coherence and readability"),
    fallback: 1,
  },
  combine: {
    schema: z.enum(["mean", "median", "majority"]).describe("how the scores of a committee become one"),
    fallback: "mean",
  },
  temperature: {
    schema: z.coerce
      .number()
      .min(0)
      .max(2)
      .nullable()
      .describe("of model judges that score; without it 0, or 0.7 for a committee"),
    fallback: null,
  },
  flip_limit: {
    schema: z.coerce.number().min(0).max(0.5).describe("share of repeated runs that may turn the verdict"),
    fallback: 0,
  },
  policies: {
    schema: z.string().min(1).nullable().describe("folder of fraud policies, a .md file each; without it the samples"),
    fallback: null,
    env: "BELEG_POLICIES",
  },
  country_lists: {
    schema: z.string().min(1).nullable().describe("dated JSON file of country risk; without it the one shipped"),
    fallback: null,
    env: "BELEG_COUNTRY_LISTS",
  },
  amount_limits: {
    schema: z
      .string()
      .min(1)
      .nullable()
      .describe("dated JSON file of limits per currency and conversion rates; without it the one shipped"),
    fallback: null,
    env: "BELEG_AMOUNT_LIMITS",
  },
  contact: {
    schema: z.string().min(1).nullable().describe("how customers reach you; may stand in customer texts"),
    fallback: null,
    env: "BELEG_CONTACT",
  },
  explanation_styles: {
    schema: words(
      z.array(z.enum(["standard", "formal_brief", "formal_detailed", "casual_brief", "casual_detailed"])),
    ).describe("styles of customer texts; several make an A/B test"),
    fallback: ["standard"],
    env: "BELEG_EXPLANATION_STYLES",
  },
  review_first: {
    schema: words(z.array(z.enum(["APPROVE", "CHALLENGE", "BLOCK", "ESCALATE_TO_HUMAN"]))).describe(
      "decisions whose customer text waits for a person before it is sent",
    ),
    fallback: [],
    env: "BELEG_REVIEW_FIRST",
  },
  seed: { schema: whole(0, 2 ** 32 - 1).describe("seed of everything random"), fallback: 1 },
  database_url: {
    schema: z.string().nullable().describe("a PostgreSQL server; without it the embedded one under home"),
    fallback: null,
    env: "DATABASE_URL",
    secret: true,
  },
  docs_url: {
    schema: z
      .url({ protocol: /^https?$/ })
      .nullable()
      .describe("where your people read these docs; SARIF leads there"),
    fallback: null,
    env: "BELEG_DOCS_URL",
  },
  retention_days: {
    schema: whole(1, 36_500).nullable().describe("workers delete runs older than this; without it runs stay"),
    fallback: null,
    env: "BELEG_RETENTION_DAYS",
  },
  neo4j_uri: { schema: z.string().nullable().describe("a Neo4j server"), fallback: null, env: "NEO4J_URI" },
  neo4j_username: { schema: z.string().describe("its user"), fallback: "neo4j", env: "NEO4J_USERNAME" },
  neo4j_password: {
    schema: z.string().nullable().describe("its password"),
    fallback: null,
    env: "NEO4J_PASSWORD",
    secret: true,
  },
  notify_url: {
    schema: z
      .url({ protocol: /^https?$/ })
      .nullable()
      .describe("where messages are posted; without it files under home"),
    fallback: null,
    env: "BELEG_NOTIFY_URL",
    secret: "path",
  },
  notify_token: {
    schema: z.string().nullable().describe("bearer token of that address"),
    fallback: null,
    env: "BELEG_NOTIFY_TOKEN",
    secret: true,
  },
  events_url: {
    schema: z
      .url({ protocol: /^https?$/ })
      .nullable()
      .describe("where signed events of reviews and decisions are posted; without it none are kept"),
    fallback: null,
    env: "BELEG_EVENTS_URL",
    secret: "path",
  },
  events_secret: {
    schema: z.string().min(16).nullable().describe("key of the events' signatures; whsec_… is base64"),
    fallback: null,
    env: "BELEG_EVENTS_SECRET",
    secret: true,
  },
  events_expiring_hours: {
    schema: z.number().min(0.001).max(8760).describe("how long before a review's deadline its event is sent"),
    fallback: 1,
    env: "BELEG_EVENTS_EXPIRING_HOURS",
  },
  host: {
    schema: z.string().min(1).describe("address the service listens on"),
    fallback: "127.0.0.1",
    env: "BELEG_HOST",
  },
  port: {
    schema: whole(0, 65_535).describe("port the service listens on; 0: any free one"),
    fallback: 4800,
    env: "PORT",
  },
  api_keys: {
    schema: z.string().nullable().describe("who may use the service: TENANT:SCOPES:KEY, separated by commas"),
    fallback: null,
    env: "BELEG_API_KEYS",
    secret: true,
  },
  log_level: {
    schema: z.enum(["trace", "debug", "info", "warn", "error", "fatal", "silent"]).describe("what the service logs"),
    fallback: "info",
    env: "LOG_LEVEL",
  },
  rate_limit: {
    schema: whole(1, 1e9).describe("requests one key may send in a minute; without keys, one address"),
    fallback: 3000,
    env: "BELEG_RATE_LIMIT",
  },
  body_limit: {
    schema: whole(1024, 2 ** 30).describe("largest body of a request in bytes; what is kept may have a quarter of it"),
    fallback: 4 * 2 ** 20,
    env: "BELEG_BODY_LIMIT",
  },
  trust_proxy: {
    schema: flag.describe("whether a proxy in front says who asks and over https"),
    fallback: false,
    env: "BELEG_TRUST_PROXY",
  },
  warm_up: {
    schema: flag.describe(
      "whether a service prepares its judges for some seconds before anybody asks; off where it runs briefly",
    ),
    fallback: true,
    env: "BELEG_WARM_UP",
  },
  embedding_model: {
    schema: z
      .string()
      .min(1)
      .nullable()
      .describe("model of the same server that turns texts into vectors for retrieval"),
    fallback: null,
    env: "BELEG_EMBEDDING_MODEL",
  },
  rerank_facets: {
    schema: table(FacetDefinitions).describe(
      "facets of each tenant's subject, {TENANT: [LEGAL, {name, description, words}]}; a request's own scoring_context.facets come first",
    ),
    fallback: {},
    env: "BELEG_RERANK_FACETS",
  },
  ...TELEMETRY_SETTINGS,
  review_wait_hours: {
    schema: z.coerce.number().min(0.001).max(8760).describe("how long a review item waits for a person"),
    fallback: 24,
    env: "BELEG_REVIEW_WAIT_HOURS",
  },
  review_expiry_rerank_selection: {
    schema: expiry.describe("what the deadline does with a selection of sources"),
    fallback: "approve",
  },
  auto_approve_flagged: {
    schema: flag.describe("whether the deadline also approves sources with a blocking risk flag, unread"),
    fallback: false,
  },
  review_expiry_customer_text: {
    schema: expiry.describe("what the deadline does with a customer text"),
    fallback: "approve",
  },
  review_expiry_escalated_decision: {
    schema: expiry.describe("what the deadline does with an escalated decision"),
    fallback: "escalate",
  },
} as const satisfies Record<string, Setting>;

export type SettingName = keyof typeof SETTINGS;
/** A value for every setting. */
export type Settings = { readonly [K in SettingName]: z.output<(typeof SETTINGS)[K]["schema"]> };

const settingSchemas = Object.entries(SETTINGS).map(([name, { schema }]) => [name, schema.optional()] as const);

/** What beleg.config may say: any of the settings, the address of its schema for editors, nothing else. */
export const configSchema = z
  .strictObject({ $schema: z.string().optional(), ...Object.fromEntries(settingSchemas) })
  .describe("beleg.config.yaml or beleg.config.json");
