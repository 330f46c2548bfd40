import { belegError } from "@beleg/core/contracts";
import { canonicalJson } from "@beleg/core/json";
import { formatMessage, type Locale } from "@beleg/core/locales";
import { formatReport } from "@beleg/core/report";
import { Option } from "commander";
import { type OutputFormat, outputFormats } from "../files/index.ts";
import { BELEG_VERSION } from "../files/version.ts";
import type { RunDetail, RunStatus, Store, TenantStore } from "../store/index.ts";
import { type CliIo, write } from "./cli-io.ts";
import { EXIT } from "./exit-codes.ts";
import { printRows } from "./print-rows.ts";
import { projectNow } from "./project-now.ts";
import { type StoreOptions, storeFlags, storeSettings, withStore } from "./store-verb.ts";
import { terminalPaint } from "./terminal-paint.ts";
import type { Verb } from "./verb.ts";

type Options = StoreOptions & {
  readonly status?: RunStatus;
  readonly limit: string;
  readonly before?: string;
  readonly olderThan?: string;
  readonly format?: OutputFormat;
  readonly color: boolean;
};

const ACTIONS = ["list", "show", "delete", "export"] as const;
const COLUMNS = [
  "id",
  "status",
  "factuality",
  "coherence",
  "readability",
  "num_findings",
  "created_at",
  "label",
] as const;

/** `beleg runs list|show|delete|export`: what `beleg check --save` and the workers have stored. */
export const verb: Verb = {
  configure(command) {
    storeFlags(command)
      .argument("<action>", ACTIONS.join(", "))
      .argument("[id]", "the run")
      .addOption(new Option("--status <status>", "only these").choices(["pending", "running", "success", "failed"]))
      .option("-n, --limit <n>", "how many, newest first", "50")
      .option("--before <id>", "only runs older than this one")
      .option("--older-than <days>", "delete every finished run older than so many days")
      .addOption(
        new Option("-f, --format <format>", "list: pretty, jsonl; show: any report format").choices(outputFormats),
      )
      .option("--no-color", "no colours")
      .addHelpText(
        "after",
        "\nExamples:\n  beleg runs list --status failed\n  beleg runs show 12 --format html > run.html\n  beleg runs delete 12\n  beleg runs delete --older-than 30\n  beleg runs export > runs.jsonl",
      );
  },

  async run({ args, options: given, io }) {
    const options = given as Options;
    const action = ACTIONS.find((name) => name === args[0]);
    if (action === undefined) throw belegError("invalid_argument", { argument: "action", detail: ACTIONS.join(", ") });
    const id = args[1] === undefined ? undefined : wholeNumber("id", args[1]);
    const limit = wholeNumber("--limit", options.limit);
    const { settings, locale } = await storeSettings(options, io);
    return withStore(settings, io, async (store) => {
      const mine = store.tenant(options.tenant);
      switch (action) {
        case "list":
          return list(mine, { ...options, limit }, io);
        case "show": {
          const run = await mustShow(mine, id);
          await write(io.stdout, printed(run, options, settings.locale, io));
          return EXIT.passed;
        }
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
};

async function list(
  mine: TenantStore,
  options: Omit<Options, "limit"> & { limit: number },
  io: CliIo,
): Promise<number> {
  const { items } = await mine.runs.list({
    limit: options.limit,
    ...(options.status && { status: options.status }),
    ...(options.before && { before: wholeNumber("--before", options.before) }),
  });
  const lines =
    options.format === "json" || options.format === "jsonl"
      ? items.map((item) => `${canonicalJson(item)}\n`).join("")
      : printRows(
          COLUMNS,
          items.map((item) => COLUMNS.map((column) => rounded(item[column]))),
        );
  await write(io.stdout, lines);
  return EXIT.passed;
}

async function mustShow(mine: TenantStore, id: number | undefined): Promise<RunDetail> {
  if (id === undefined) throw belegError("missing_argument", { argument: "id" });
  const run = await mine.runs.show(id);
  if (!run) throw belegError("run_not_found", { id });
  return run;
}

function printed(run: RunDetail, options: Options, locale: Locale, io: CliIo): string {
  const { format = "json" } = options;
  if (format === "json" || format === "jsonl" || run.report === null) {
    return `${canonicalJson(run, format === "jsonl" ? {} : { indent: 2 })}\n`;
  }
  const { report, summary, article, results } = run;
  const one = {
    report,
    summary_text: summary?.text ?? "",
    article_text: article?.text ?? null,
    summary_name: run.label ?? undefined,
    article_name: article?.title ?? undefined,
    id: String(run.id),
    agents: {
      factuality: results.factuality ?? undefined,
      coherence: results.coherence ?? undefined,
      readability: results.readability ?? undefined,
    },
  };
  return formatReport(format, [one], { locale, version: BELEG_VERSION, paint: terminalPaint(io, options.color) });
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
  if (id === undefined) throw belegError("missing_argument", { argument: "id" });
  if (!(await store.tenant(options.tenant).runs.delete(id))) throw belegError("run_not_found", { id });
  return 1;
}

function rounded(value: string | number | null): string | number | null {
  return typeof value === "number" && !Number.isInteger(value) ? value.toFixed(2) : value;
}

function wholeNumber(argument: string, text: string): number {
  if (/^\d{1,15}$/.test(text)) return Number(text);
  throw belegError("invalid_argument", { argument, detail: text });
}
