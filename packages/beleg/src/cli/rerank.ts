import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { BelegError } from "@beleg/core/contracts/errors";
import type { ContextRetriever } from "@beleg/core/rerank";
import { Option } from "commander";
import { writeFileAtomically } from "../files/index.ts";
import type { JobQueue } from "../queue/index.ts";
import { configuredEmbedder } from "../rerank/configured-embedder.ts";
import { createReranker, formatEnvelope, RERANK_FORMATS, type RerankFormat } from "../rerank/index.ts";
import type { Settings } from "../settings/index.ts";
import type { Store } from "../store/index.ts";
import { startTelemetry } from "../telemetry/index.ts";
import { type CliIo, write } from "./cli-io.ts";
import { EXIT } from "./exit-codes.ts";
import { isJsonLines, readCases } from "./read-cases.ts";
import { addSettingsOptions, namedLocale, type SettingsOptions, settingsOf } from "./settings-options.ts";
import type { Verb } from "./verb.ts";

type Options = SettingsOptions & {
  readonly input: string;
  readonly format?: RerankFormat;
  readonly output?: string;
  readonly model?: string;
  readonly cache: boolean;
  readonly locale?: string;
  readonly timeout?: string;
  readonly review?: boolean;
  readonly quiet?: boolean;
};

type Collection = { readonly store?: Store; readonly retriever?: ContextRetriever };

/** `beleg rerank --input FILE`: the order of candidates for a question, every score and every dropped one explained. */
export const verb: Verb = {
  configure(command) {
    command
      .requiredOption(
        "--input <file>",
        "JSON object {query, candidates[], meta?, control?, rag?, k?}, .jsonl with one a line, or -",
      )
      .addOption(
        new Option("-f, --format <format>", "what stdout shows; json, or jsonl for .jsonl input").choices(
          RERANK_FORMATS,
        ),
      )
      .option("-o, --output <file>", "also write the answers to this file, one a line for .jsonl")
      .option("--model <model>", "none, openai/NAME, ollama/NAME")
      .option("--no-cache", "neither read nor keep retrieval contexts and model scores")
      .option("--timeout <ms>", "limit of one request, retrieval and model together")
      .option("--locale <locale>", "language of reasons: en (default), de, es, pt")
      .option("--review", "put the selection before a person: keep the run and open a review item")
      .option("-q, --quiet", "print nothing on stdout")
      .addHelpText(
        "after",
        "\nWithout meta.scoring_context its defaults apply. Without rag the collection of `beleg ingest` is compared with.\n\nExamples:\n  beleg rerank --input request.json --format pretty\n  beleg rerank --input requests.jsonl > answers.jsonl",
      );
    addSettingsOptions(command);
  },

  async run({ options: given, io }) {
    const options = given as Options;
    const { model, timeout: timeout_ms } = options;
    const flags = { model, locale: options.locale, cache: options.cache ? undefined : false, timeout_ms };
    const settings = await settingsOf(options, flags, io);
    if (settings === null) return EXIT.passed;
    const locale = namedLocale(settings) ?? "en";
    const values = { ...settings.values, home: resolve(io.cwd, settings.values.home) };
    const shown = options.format ?? (isJsonLines(options.input) ? "jsonl" : "json");
    const kept = options.output === undefined ? undefined : isJsonLines(options.output) ? "jsonl" : "json";
    const warn = (line: string) => void io.stderr.write(`beleg: ${line}\n`);
    const telemetry = await startTelemetry(values, warn);
    const { store, retriever } = await openCollection(values, io, options.review === true);
    const answers: string[] = [];
    let jobs: JobQueue | undefined;
    try {
      if (store !== undefined && options.review) jobs = await (await import("../queue/index.ts")).openQueue(store);
      const reranker = await createReranker(values, { retriever, locale });
      for await (const { value, place } of readCases(options.input, io)) {
        let envelope = await reranker(value, io.signal).catch((error: unknown) => {
          throw placed(error, place);
        });
        if (store !== undefined && options.review) {
          const { openRerankReview, reviewPolicies } = await import("../review/index.ts");
          const policy = reviewPolicies(values).rerank_selection;
          const opened = await openRerankReview({ store, jobs }, value, envelope, policy);
          envelope = opened.envelope;
          warn(`review ${opened.item.review_id} waits until ${opened.item.expires_at}`);
        }
        if (!options.quiet) await write(io.stdout, formatEnvelope(envelope, shown));
        if (kept !== undefined) answers.push(formatEnvelope(envelope, kept));
        if (io.signal.aborted) return EXIT.interrupted;
      }
      if (options.output !== undefined) await writeFileAtomically(options.output, answers.join(""), io.cwd);
      return EXIT.passed;
    } finally {
      await jobs?.stop({ timeoutMs: 0 });
      await store?.close();
      await telemetry.stop();
    }
  },
};

/**
 * The collection, when there is one to compare with or one is needed: nobody's folder gets a database by reading. One that
 * cannot be opened (another process holds it) is a retrieval that is down, not an error, unless the run must be kept.
 */
async function openCollection(settings: Settings, io: CliIo, needed: boolean): Promise<Collection> {
  const exists = settings.database_url !== null || existsSync(resolve(io.cwd, settings.home, "store"));
  if (!exists && !needed) return {};
  const { openStore } = await import("../store/index.ts");
  try {
    const store = await openStore(settings, { cwd: io.cwd, lockWaitMs: needed ? 10_000 : 1000 });
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
  return new BelegError({ code: error.code, params: error.params, path }, { cause: error, errors: error.errors });
}
