import { belegError, canonicalJson, formatMessage } from "@beleg/core/contracts";
import { formatReport } from "@beleg/core/report";
import type { Locale } from "@beleg/core/text";
import { outputFormats } from "../files/index.ts";
import { BELEG_VERSION } from "../files/version.ts";
import { givenLocale, type Settings } from "../settings/index.ts";
import type { RunDetail, RunRow, RunStatus, Store, TenantStore } from "../store/index.ts";
import { requireValue, wholeNumber } from "./argument-values.ts";
import { type CliIo, write } from "./cli-io.ts";
import { EXIT } from "./exit-codes.ts";
import { choice, color, text, textOr } from "./flags.ts";
import { optional, requiredChoice } from "./positionals.ts";
import { writeRows } from "./print-rows.ts";
import { projectNow } from "./project-now.ts";
import { shownFormat, widthOf } from "./shown-format.ts";
import { storeFlags, storeSettings, withStore } from "./store-verb.ts";
import { terminalPaint } from "./terminal-paint.ts";
import { defineVerb, type ValuesOf } from "./verb.ts";

const ACTIONS = ["list", "show", "delete", "export"] as const;
const COLUMNS = [
  "id",
  "status",
  "factuality",
  "coherence",
  "readability",
  "incomplete",
  "num_findings",
  "created_at",
  "label",
] as const;

const flags = {
  ...storeFlags,
  kind: choice("--kind <kind>", "list: only checks, or only rerank runs; both by default", ["check", "rerank"]),
  status: choice("--status <status>", "only these", ["pending", "running", "success", "failed"]),
  limit: textOr("-n, --limit <n>", "how many, newest first", "50"),
  before: text("--before <id>", "only runs older than this one"),
  olderThan: text("--older-than <days>", "delete every finished run older than so many days"),
  format: choice(
    "-f, --format <format>",
    "list: pretty, jsonl; show: any report format; without it what people read on a terminal, else JSON",
    outputFormats,
  ),
  color,
};

type Options = ValuesOf<typeof flags>;

/** `beleg runs list|show|delete|export`: what `beleg check --save` and the workers have stored. */
export const verb = defineVerb({
  args: { action: requiredChoice("action", "what to do", ACTIONS), id: optional("id", "the run") },
  options: flags,
  help: "\nExamples:\n  beleg runs list --status failed\n  beleg runs show 12 --format html > run.html\n  beleg runs delete 12\n  beleg runs delete --older-than 30\n  beleg runs export > runs.jsonl",

  async run(invocation) {
    const { args, options, io } = invocation;
    const { action } = args;
    const id = args.id === undefined ? undefined : wholeNumber("id", args.id);
    const limit = wholeNumber("--limit", options.limit);
    const { settings, locale } = await storeSettings(invocation);
    return withStore(settings, io, async (store) => {
      const mine = store.tenant(options.tenant);
      switch (action) {
        case "list":
          return list(store, options, limit, locale, io);
        case "show":
          await write(io.stdout, printed(await mustShow(mine, id), options, settings, io));
          return EXIT.passed;
        case "export":
          return exportRuns(mine, id, options.status, io);
        case "delete": {
          const deleted = await deleteRuns(store, options, id);
          await projectNow(store, settings, io, locale);
          await write(io.stderr, `${formatMessage("store.runs_deleted", { count: deleted }, locale)}\n`);
          return EXIT.passed;
        }
      }
    });
  },
});

async function list(store: Store, options: Options, limit: number, locale: Locale, io: CliIo): Promise<number> {
  // A status or a place in the list is that of a check.
  const narrowed = options.status !== undefined || options.before !== undefined;
  if (options.kind !== "rerank") {
    const { items } = await store.tenant(options.tenant).runs.list({
      limit,
      ...(options.status && { status: options.status }),
      ...(options.before && { before: wholeNumber("--before", options.before) }),
    });
    const cell = (item: RunRow, column: string) => rounded(item[column as (typeof COLUMNS)[number]]);
    const none = formatMessage(narrowed ? "cli.none_matching" : "cli.none_runs", {}, locale);
    await writeRows(items, COLUMNS, { format: options.format, none, cell }, io);
  }
  if (options.kind !== "check" && !narrowed) await listReranks(store, options, limit, locale, io);
  return EXIT.passed;
}

/** Rerank runs below the checks: they have numbers of their own. */
async function listReranks(store: Store, options: Options, limit: number, locale: Locale, io: CliIo): Promise<void> {
  const { listRerankRuns } = await import("../review/read-rerank-runs.ts");
  const { coverageText } = await import("../rerank/format-rerank-run.ts");
  const { items } = await listRerankRuns({ store }, options.tenant, { limit });
  if (items.length === 0 && options.kind === undefined) return;
  const none = formatMessage("cli.none_rerank_runs", {}, locale);
  const runs = items.map((item) => ({ kind: "rerank", ...item }));
  const cell = (item: (typeof runs)[number], column: string) =>
    column === "rerank"
      ? item.id
      : column === "coverage"
        ? item.coverage && coverageText(item.coverage, locale)
        : (item[column as "status" | "created_at" | "query"] as string);
  const columns = ["rerank", "status", "coverage", "created_at", "query"];
  await writeRows(runs, columns, { format: options.format, none, cell }, io);
}

async function mustShow(mine: TenantStore, id: number | undefined): Promise<RunDetail> {
  const run = await mine.runs.show(requireValue("id", id));
  if (!run) throw belegError("run_not_found", { id: requireValue("id", id) });
  return run;
}

function printed(run: RunDetail, options: Options, settings: Settings, io: CliIo): string {
  const locale = givenLocale(settings);
  const { format = shownFormat(io, undefined) } = options;
  if (format === "pretty" && run.report === null) return standing(run, locale ?? "en");
  if (format === "json" || format === "jsonl" || run.report === null) {
    return `${canonicalJson(run, format === "jsonl" ? {} : { indent: 2 })}\n`;
  }
  const { report, summary, article, sources, results } = run;
  const one = {
    report,
    summary_text: summary?.text ?? "",
    ...(sources ? { sources } : { article_text: article?.text ?? null }),
    summary_name: run.label ?? undefined,
    article_name: article?.title ?? undefined,
    id: String(run.id),
    agents: {
      factuality: results.factuality ?? undefined,
      coherence: results.coherence ?? undefined,
      readability: results.readability ?? undefined,
      criteria: results.criteria ?? undefined,
    },
  };
  return formatReport(format, [one], {
    docs_url: settings.docs_url,
    locale,
    version: BELEG_VERSION,
    paint: terminalPaint(io, options.color),
    width: widthOf(io),
  });
}

/** A run without a report, for people: where it stands, and why it failed. */
function standing({ id, status, error }: RunDetail, locale: Locale): string {
  const why = error === null ? "" : `: ${[error.code, error.message].filter((part) => part !== undefined).join(": ")}`;
  return `${formatMessage("terminal.rerank_run", { id, status }, locale)}${why}\n`;
}

async function exportRuns(mine: TenantStore, id: number | undefined, status: RunStatus | undefined, io: CliIo) {
  if (id !== undefined) {
    await write(io.stdout, `${canonicalJson(await mustShow(mine, id))}\n`);
    return EXIT.passed;
  }
  let before: number | undefined;
  do {
    const page = await mine.runs.list({
      limit: 200,
      ...(status && { status }),
      ...(before !== undefined && { before }),
    });
    for (const { id: each } of page.items) {
      const run = await mine.runs.show(each);
      if (run) await write(io.stdout, `${canonicalJson(run)}\n`);
      if (io.signal.aborted) return EXIT.interrupted;
    }
    before = page.next ?? undefined;
  } while (before !== undefined);
  return EXIT.passed;
}

async function deleteRuns(store: Store, options: Options, id: number | undefined): Promise<number> {
  if (options.olderThan !== undefined) {
    const { deleteRunsOlderThan } = await import("../store/index.ts");
    return deleteRunsOlderThan(store, options.tenant, wholeNumber("--older-than", options.olderThan));
  }
  const run = requireValue("id", id);
  if (!(await store.tenant(options.tenant).runs.delete(run))) throw belegError("run_not_found", { id: run });
  return 1;
}

function rounded(value: string | number | readonly string[] | null): string | number | null {
  if (typeof value === "object" && value !== null) return value.join(",");
  return typeof value === "number" && !Number.isInteger(value) ? value.toFixed(2) : value;
}
