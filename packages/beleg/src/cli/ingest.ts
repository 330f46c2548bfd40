import { relative, resolve } from "node:path";
import { BelegError, belegError, canonicalJson, formatMessage } from "@beleg/core/contracts";
import { canonicalUrl } from "@beleg/core/rerank";
import {
  addVector,
  DEFAULT_COLLECTION,
  ingestDocument,
  openGuardedParser,
  type ReadDocument,
  readDocumentFile,
} from "../ingest/index.ts";
import type { JobQueue } from "../queue/index.ts";
import { configuredEmbedder } from "../rerank/configured-embedder.ts";
import { givenLocale, type Settings } from "../settings/index.ts";
import type { Store } from "../store/index.ts";
import { type CliIo, write } from "./cli-io.ts";
import { describeFailure } from "./describe-failure.ts";
import { EXIT } from "./exit-codes.ts";
import { choice, forSetting, quiet, text, textOr } from "./flags.ts";
import { LOCALE_CHOICES } from "./language-choices.ts";
import { oneOrMore } from "./positionals.ts";
import { inColumns, LIST_FORMATS } from "./print-rows.ts";
import { settingsFlags, settingsOf } from "./settings-options.ts";
import { defineVerb, type ValuesOf } from "./verb.ts";

const flags = {
  collection: textOr("--collection <name>", "the collection they go to", DEFAULT_COLLECTION),
  tenant: textOr("--tenant <name>", "whose collection", "default"),
  format: choice("-f, --format <format>", "pretty on a terminal, else json, one object a line", LIST_FORMATS),
  locale: forSetting("locale", text("--locale <locale>", `language of the messages: ${LOCALE_CHOICES}`)),
  url: text("--url <url>", "where the document comes from; for one file"),
  run: text("--run <id>", "this file is the content of a source approved in this rerank run; needs --url"),
  quiet,
  ...settingsFlags,
};

type Options = ValuesOf<typeof flags>;
/** A file that was read, under the name it is kept by. */
type Document = ReadDocument & { readonly document_id: string };
/** The source whose content it is, and the rerank run in which it was approved. */
type Approved = { readonly run: number; readonly url: string };

/** `beleg ingest FILE…`: documents for the user's own collection, which rerank compares candidates with. */
export const verb = defineVerb({
  args: { files: oneOrMore("files", "text, Markdown, HTML, PDF or DOCX by extension; anything else is read as text") },
  options: flags,
  help: "\nIngesting a file again replaces its earlier text. A file that cannot be read is named and left out: exit 3, or 2 where none is left.\nLimits of a document: 64 MiB, 64 MiB inflated, 10,000 nested elements, 20,000,000 characters, 60 s, 1 GiB of memory.\n\nExamples:\n  beleg ingest handbook.pdf policies/*.md\n  beleg ingest page.html --url https://example.org/page --run 12",

  async run(invocation) {
    const { args, options, io } = invocation;
    const settings = await settingsOf(invocation);
    if (settings === null) return EXIT.passed;
    const approved = approvedOf(options, args.files);
    // Everything is read before anything is kept: a wrong file name changes nothing.
    const { documents, refused } = await readAll(args.files, options, io);
    for (const error of refused) await write(io.stderr, `${describeFailure(error, [], io).line}\n`);
    if (documents.length === 0) return EXIT.usage;
    await keep(documents, approved, options, settings.values, io);
    return refused.length === 0 ? EXIT.passed : EXIT.incomplete;
  },
});

/** Why a document is left out while the others go on: what is in it, not that it is not there. */
const REFUSALS: ReadonlySet<string> = new Set([
  "document_unreadable",
  "document_empty",
  "document_over_limit",
  "document_of_other_kind",
  "invalid_utf8",
]);

async function readAll(files: readonly string[], { url }: Options, io: CliIo) {
  const documents: Document[] = [];
  const refused: BelegError[] = [];
  const parser = openGuardedParser();
  const stop = () => void parser.close();
  io.signal.addEventListener("abort", stop, { once: true });
  try {
    for (const file of files) {
      const document_id = url ?? relative(io.cwd, resolve(io.cwd, file)).replaceAll("\\", "/");
      try {
        documents.push({ document_id, ...(await readDocumentFile(file, io, parser)) });
      } catch (error) {
        if (!(error instanceof BelegError) || !REFUSALS.has(error.code)) throw error;
        refused.push(error);
      }
    }
  } finally {
    io.signal.removeEventListener("abort", stop);
    await parser.close();
  }
  return { documents, refused };
}

function approvedOf({ url, run: given }: Options, files: readonly string[]): Approved | undefined {
  if (url !== undefined && files.length > 1) throw wrong("--url", "names one file only");
  if (given === undefined) return undefined;
  const run = Number(given);
  if (!Number.isSafeInteger(run) || run < 1) throw wrong("--run", "a number is needed");
  if (url === undefined) throw wrong("--run", "needs --url");
  return { run, url };
}

async function keep(
  documents: readonly Document[],
  approved: Approved | undefined,
  options: Options,
  settings: Settings,
  io: CliIo,
): Promise<void> {
  const { openStore } = await import("../store/index.ts");
  const store = await openStore(settings, { cwd: io.cwd, visits: true });
  try {
    const locale = givenLocale(settings) ?? "en";
    const embedder = await configuredEmbedder(settings);
    for (const document of documents) {
      const { document_id, title, text } = document;
      const { id, status, collection } = approved
        ? await keepApproved(store, document, approved, options)
        : await keepOwn(store, document, options);
      if (embedder !== undefined && !(await addVector(store.tenant(options.tenant), embedder, id, collection))) {
        const line = formatMessage("store.no_vector", { document: document_id, model: embedder.model }, locale);
        await write(io.stderr, `beleg: ${line}\n`);
      }
      if (options.quiet) continue;
      const facts = { document_id, title, characters: text.length, status };
      const said = () => formatMessage("store.ingested", { document: document_id, count: text.length, status }, locale);
      await write(io.stdout, `${inColumns(options.format, io) ? said() : canonicalJson(facts)}\n`);
    }
  } finally {
    await store.close();
  }
}

async function keepOwn(store: Store, { document_id, title, text }: Document, { tenant, url, collection }: Options) {
  await ingestDocument(store.tenant(tenant), { document_id, title, text, url: url ?? null, collection });
  return { id: document_id, status: "ingested", collection };
}

/** Content of an approved source is kept under the address in its canonical form, where its run says. */
async function keepApproved(store: Store, { title, text }: Document, { run, url }: Approved, options: Options) {
  const { addSourceContent } = await import("../review/index.ts");
  const tenant = store.tenant(options.tenant);
  // Should a deadline take effect here, the approved sources are to be watched.
  const due = (await tenant.reviews.due(1)).length > 0;
  const jobs: JobQueue | undefined = due ? await (await import("../queue/index.ts")).openQueue(store) : undefined;
  try {
    const status = await addSourceContent(store, options.tenant, run, { url, title, text }, jobs);
    const collection = (await tenant.rerankRuns.show(run))?.collection ?? DEFAULT_COLLECTION;
    return { id: canonicalUrl(url)?.href ?? url, status, collection };
  } finally {
    await jobs?.stop({ timeoutMs: 0 });
  }
}

function wrong(argument: string, detail: string): Error {
  return belegError("invalid_argument", { argument, detail });
}
