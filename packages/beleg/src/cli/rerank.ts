import { existsSync } from "node:fs";
import { resolve } from "node:path";
import {
  BelegError,
  belegError,
  belegErrorOf,
  canonicalJson,
  formatMessage,
  type RerankEnvelope,
} from "@beleg/core/contracts";
import type { ContextRetriever } from "@beleg/core/rerank";
import { type Locale, textLocale } from "@beleg/core/text";
import { writeFileAtomically } from "../files/index.ts";
import { configuredEmbedder } from "../rerank/configured-embedder.ts";
import { createReranker, formatEnvelope, formatRerankRun, RERANK_FORMATS } from "../rerank/index.ts";
import { itemLocale } from "../review/item-locale.ts";
import { givenLocale, type Settings } from "../settings/index.ts";
import type { Store } from "../store/index.ts";
import { requireValue, wholeNumber } from "./argument-values.ts";
import { type CliIo, write } from "./cli-io.ts";
import { EXIT } from "./exit-codes.ts";
import { choice, forSetting, noCache, on, quiet, text, textOr } from "./flags.ts";
import { LOCALE_CHOICES } from "./language-choices.ts";
import { optional } from "./positionals.ts";
import { isJsonLines, readCases } from "./read-cases.ts";
import { settingsFlags, settingsOf } from "./settings-options.ts";
import { shownFormat } from "./shown-format.ts";
import { withStore } from "./store-verb.ts";
import { defineVerb, type ValuesOf } from "./verb.ts";

const flags = {
  input: text(
    "--input <file>",
    "needed unless a run is shown: JSON object {query, candidates[], meta?, control?, rag?, k?}, .jsonl with one per line, or -",
  ),
  format: choice(
    "-f, --format <format>",
    "what stdout shows; pretty on a terminal, else json, or jsonl for .jsonl input",
    RERANK_FORMATS,
  ),
  output: text("-o, --output <file>", "also write the answers to this file, one per line for .jsonl"),
  model: forSetting("model", text("--model <model>", "none, openai/NAME, ollama/NAME, gguf/FILE")),
  cache: noCache("neither read nor write the caches of retrieval contexts and model scores"),
  timeout: forSetting("timeout_ms", text("--timeout <ms>", "time limit of one request, retrieval and model together")),
  locale: forSetting(
    "locale",
    text("--locale <locale>", `language of reasons, that of the query by default: ${LOCALE_CHOICES}`),
  ),
  tenant: textOr("--tenant <name>", "show: whose run", "default"),
  review: on("--review", "save the run and open a review item for the selection"),
  quiet,
  ...settingsFlags,
};

type Options = ValuesOf<typeof flags>;
type Collection = { readonly store?: Store; readonly retriever?: ContextRetriever };
/** Does something with an answer and gives what is printed of it. */
type Reviewer = { review(request: unknown, envelope: RerankEnvelope): Promise<RerankEnvelope>; close(): Promise<void> };

/** `beleg rerank --input FILE` and `beleg rerank show ID`: the order of candidates for a question, every score and every dropped one explained. */
export const verb = defineVerb({
  args: {
    action: optional("action", "show: a saved run, its review and what became of its sources"),
    id: optional("id", "the run to show"),
  },
  options: flags,
  help: "\nWithout meta.scoring_context its defaults apply. Without rag, candidates are compared with the collection of `beleg ingest`.\n\nExamples:\n  beleg rerank --input request.json --format pretty\n  beleg rerank --input requests.jsonl > answers.jsonl\n  beleg rerank show 12",

  async run(invocation) {
    const { args, options, io } = invocation;
    const settings = await settingsOf(invocation);
    if (settings === null) return EXIT.passed;
    if (args.action !== undefined) return showRun(args.action, args.id, options, settings.values, io);
    const input = requireValue("--input", options.input);
    const values = { ...settings.values, home: resolve(io.cwd, settings.values.home) };
    const { store, retriever } = await openCollection(values, io, options.review);
    let reviewer: Reviewer | undefined;
    try {
      if (store !== undefined && options.review) reviewer = await openReviewer(store, values, io);
      const rerank = await createReranker(values, { retriever });
      const answer = async (request: unknown, place: string) => {
        const envelope = await rerank(request, io.signal).catch((error: unknown) => {
          throw placed(error, place);
        });
        return reviewer?.review(request, envelope) ?? envelope;
      };
      return await rerankAll(answer, { ...options, input }, givenLocale(values), io);
    } finally {
      await reviewer?.close();
      await store?.close();
    }
  },
});

/** A saved run as it stands now; what a service holds is read through it. */
async function showRun(action: string, id: string | undefined, options: Options, settings: Settings, io: CliIo) {
  if (action !== "show") throw belegError("invalid_argument", { argument: "action", detail: "show" });
  const run = wholeNumber("id", requireValue("id", id));
  const { readRerankRun, shownRerankRun } = await import("../review/index.ts");
  const shown = await withStore(settings, io, async (store) => {
    return shownRerankRun(await readRerankRun({ store }, options.tenant, run));
  });
  const format = options.format ?? shownFormat(io, undefined);
  const locale = givenLocale(settings) ?? textLocale(shown.query);
  const indent = format === "jsonl" ? {} : { indent: 2 };
  await write(io.stdout, format === "pretty" ? formatRerankRun(shown, locale) : `${canonicalJson(shown, indent)}\n`);
  return EXIT.passed;
}

/** Answers every request of the input, in its order. */
async function rerankAll(
  answer: (request: unknown, place: string) => Promise<RerankEnvelope>,
  options: Options & { readonly input: string },
  locale: Locale | undefined,
  io: CliIo,
): Promise<number> {
  const { input, output } = options;
  const shown = options.format ?? shownFormat(io, input);
  const kept: string[] = [];
  for await (const { value, place } of readCases(input, io)) {
    const envelope = await answer(value, place);
    if (!options.quiet) await write(io.stdout, formatEnvelope(envelope, shown, locale ?? queryLocale(value)));
    if (output !== undefined) kept.push(formatEnvelope(envelope, isJsonLines(output) ? "jsonl" : "json"));
    if (io.signal.aborted) return EXIT.interrupted;
  }
  if (output !== undefined) await writeFileAtomically(output, kept.join(""), io.cwd);
  return EXIT.passed;
}

/** The language of the question, which the answer is told in. */
function queryLocale(request: unknown): Locale {
  const query = typeof request === "object" && request !== null && "query" in request ? request.query : "";
  return textLocale(typeof query === "string" ? query : "");
}

/** Puts each selection before a person. */
async function openReviewer(store: Store, settings: Settings, io: CliIo): Promise<Reviewer> {
  const { openQueue } = await import("../queue/index.ts");
  const { openRerankReview, reviewPolicies } = await import("../review/index.ts");
  const jobs = await openQueue(store);
  const policy = reviewPolicies(settings).rerank_selection;
  const { eventRecorder } = await import("../events/index.ts");
  const events = eventRecorder(settings);
  return {
    async review(request, answered) {
      const { envelope, item } = await openRerankReview({ store, jobs, events }, request, answered, policy);
      const opened = { id: item.review_id, time: item.expires_at };
      const locale = givenLocale(settings) ?? itemLocale(item);
      await write(io.stderr, `beleg: ${formatMessage("review.opened", opened, locale)}\n`);
      return envelope;
    },
    close: () => jobs.stop({ timeoutMs: 0 }),
  };
}

/**
 * The collection, when there is one to compare with or one is needed: nobody's folder gets a database by reading. One that
 * cannot be opened (another process holds it) is a retrieval that is down, not an error, unless the run must be kept.
 */
async function openCollection(settings: Settings, io: CliIo, needed: boolean): Promise<Collection> {
  const exists = settings.database_url !== null || existsSync(resolve(io.cwd, settings.home, "store"));
  if (!exists && !needed) return {};
  const { openStore } = await import("../store/index.ts");
  try {
    const store = await openStore(settings, { cwd: io.cwd, visits: true, lockWaitMs: needed ? 10_000 : 1000 });
    const { storeRetriever } = await import("../rerank/store-retriever.ts");
    return { store, retriever: storeRetriever(store, await configuredEmbedder(settings)) };
  } catch (error) {
    if (needed) throw error;
    return { retriever: () => Promise.reject(error) };
  }
}

function placed(error: unknown, place: string): unknown {
  if (!(error instanceof BelegError)) return error;
  const path = error.path === "" ? place : `${place}: ${error.path}`;
  return belegErrorOf({ code: error.code, params: error.params, path }, { cause: error, errors: error.errors });
}
