import { relative, resolve } from "node:path";
import { belegError } from "@beleg/core/contracts/errors";
import { canonicalJson } from "@beleg/core/json";
import { canonicalUrl } from "@beleg/core/rerank";
import { addVector, DEFAULT_COLLECTION, ingestDocument, readDocumentFile } from "../ingest/index.ts";
import type { JobQueue } from "../queue/index.ts";
import { configuredEmbedder } from "../rerank/configured-embedder.ts";
import { write } from "./cli-io.ts";
import { EXIT } from "./exit-codes.ts";
import { addSettingsOptions, type SettingsOptions, settingsOf } from "./settings-options.ts";
import type { Verb } from "./verb.ts";

type Options = SettingsOptions & {
  readonly collection: string;
  readonly tenant: string;
  readonly url?: string;
  readonly run?: string;
  readonly quiet?: boolean;
};

/** `beleg ingest FILE…`: documents for the user's own collection, which rerank compares candidates with. */
export const verb: Verb = {
  configure(command) {
    command
      .argument("<files...>", "text, Markdown, HTML or PDF by its ending; anything else is read as text")
      .option("--collection <name>", "the collection they go to", DEFAULT_COLLECTION)
      .option("--tenant <name>", "whose collection", "default")
      .option("--url <url>", "where the document comes from; for one file")
      .option("--run <id>", "content of a source that was approved in this rerank run; needs --url")
      .option("-q, --quiet", "print nothing on stdout")
      .addHelpText(
        "after",
        "\nA file read again replaces its earlier text.\n\nExamples:\n  beleg ingest handbook.pdf policies/*.md\n  beleg ingest page.html --url https://example.org/page --run 12",
      );
    addSettingsOptions(command);
  },

  async run({ args, options: given, io }) {
    const options = given as Options;
    const settings = await settingsOf(options, {}, io);
    if (settings === null) return EXIT.passed;
    const files = args.flat().filter((file) => file !== undefined);
    const { url } = options;
    if (url !== undefined && files.length > 1) throw wrong("--url", "names one file only");
    const run = options.run === undefined ? undefined : Number(options.run);
    if (run !== undefined && (!Number.isSafeInteger(run) || run < 1)) throw wrong("--run", "a number is needed");
    if (run !== undefined && url === undefined) throw wrong("--run", "needs --url");

    // Everything is read before anything is kept: a wrong file name changes nothing.
    const read = [];
    for (const file of files) read.push({ file, ...(await readDocumentFile(file, io)) });
    const { openStore } = await import("../store/index.ts");
    const store = await openStore(settings.values, { cwd: io.cwd });
    const embedder = await configuredEmbedder(settings.values);
    let jobs: JobQueue | undefined;
    try {
      for (const { file, title, text } of read) {
        const document_id = url ?? relative(io.cwd, resolve(io.cwd, file)).replaceAll("\\", "/");
        const tenant = store.tenant(options.tenant);
        let { collection } = options;
        let status = "ingested";
        if (run !== undefined && url !== undefined) {
          const { supplyContent } = await import("../review/index.ts");
          // Should a deadline take effect here, the approved sources are to be watched.
          const due = (await tenant.reviews.due(1)).length > 0;
          if (due) jobs ??= await (await import("../queue/index.ts")).openQueue(store);
          status = await supplyContent(store, options.tenant, run, { url, title, text }, jobs);
          collection = (await tenant.rerankRuns.show(run))?.collection ?? DEFAULT_COLLECTION;
        } else {
          await ingestDocument(tenant, { document_id, title, text, url: url ?? null, collection });
        }
        if (embedder !== undefined && !(await addVector(tenant, embedder, idOf(document_id, run), collection))) {
          io.stderr.write(`beleg: ${document_id} has no vector: ${embedder.model} gave none; words still find it\n`);
        }
        if (options.quiet) continue;
        await write(io.stdout, `${canonicalJson({ document_id, title, characters: text.length, status })}\n`);
      }
      return EXIT.passed;
    } finally {
      await jobs?.stop({ timeoutMs: 0 });
      await store.close();
    }
  },
};

/** Content of an approved source is kept under the address in its canonical form. */
function idOf(document_id: string, run: number | undefined): string {
  return run === undefined ? document_id : (canonicalUrl(document_id)?.href ?? document_id);
}

function wrong(argument: string, detail: string): Error {
  return belegError("invalid_argument", { argument, detail });
}
