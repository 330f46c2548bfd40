import { belegError, canonicalJson, formatMessage } from "@beleg/core/contracts";
import type { Locale } from "@beleg/core/text";
import type { EvaluationRow, TenantStore } from "../store/index.ts";
import { requireValue, wholeNumber } from "./argument-values.ts";
import { type CliIo, write } from "./cli-io.ts";
import { EXIT } from "./exit-codes.ts";
import { choice, textOr } from "./flags.ts";
import { optional, requiredChoice } from "./positionals.ts";
import { writeRows } from "./print-rows.ts";
import { documentFormat } from "./shown-format.ts";
import { storeFlags, storeSettings, withStore } from "./store-verb.ts";
import { defineVerb } from "./verb.ts";

const ACTIONS = ["list", "show", "cancel"] as const;
const COLUMNS = ["id", "status", "name", "created_at", "finished_at"] as const;
const FORMATS = ["md", "json", "html", "pretty"] as const;
type Format = (typeof FORMATS)[number];

/** `beleg evaluations list|show|cancel`: what `beleg eval --enqueue` and the service have left to the workers. */
export const verb = defineVerb({
  args: { action: requiredChoice("action", "what to do", ACTIONS), id: optional("id", "the evaluation") },
  options: {
    ...storeFlags,
    limit: textOr("-n, --limit <n>", "how many, newest first", "50"),
    format: choice(
      "-f, --format <format>",
      "show: pretty (md) on a terminal, else json; list: columns on a terminal, else one object a line",
      FORMATS,
    ),
  },
  help: "\nExit of show 0: it has ended well; 1: it has failed; 3: it is not done yet.\n\nExamples:\n  beleg evaluations list\n  beleg evaluations show 3 -f html > evaluation.html\n  beleg evaluations cancel 3",

  async run(invocation) {
    const { args, options, io } = invocation;
    const { action } = args;
    const limit = wholeNumber("--limit", options.limit);
    if (action !== "list") requireValue("id", args.id);
    const id = args.id === undefined ? 0 : wholeNumber("id", args.id);
    const { settings, locale } = await storeSettings(invocation);
    return withStore(settings, io, async (store) => {
      const mine = store.tenant(options.tenant);
      if (action === "cancel") {
        const { cancelEvaluation } = await import("../evaluate/index.ts");
        await cancelEvaluation(store, mine.tenant, id);
        await write(io.stderr, `${formatMessage("store.evaluation_cancelled", { id }, locale)}\n`);
        return EXIT.passed;
      }
      return action === "show"
        ? show(mine, id, options.format, locale, io)
        : list(mine, limit, options.format, locale, io);
    });
  },
});

async function list(mine: TenantStore, limit: number, format: Format | undefined, locale: Locale, io: CliIo) {
  const { items } = await mine.evaluations.list({ limit });
  const none = formatMessage("cli.none_evaluations", {}, locale);
  await writeRows(items, COLUMNS, { format: format === "json" || format === "pretty" ? format : undefined, none }, io);
  return EXIT.passed;
}

async function show(mine: TenantStore, id: number, asked: Format | undefined, locale: Locale, io: CliIo) {
  const format = documentFormat(io, asked);
  const row = await mine.evaluations.show(id);
  if (row === undefined) throw belegError("evaluation_not_found", { id });
  const { summary, texts } = (row.summary ?? {}) as { summary?: unknown; texts?: { md: string; html: string } };
  const progress = row.status === "running" ? await mine.evaluationShards.progress(id) : null;
  if (format === "json") {
    await write(io.stdout, `${canonicalJson({ ...brief(row), progress, summary: summary ?? null }, { indent: 2 })}\n`);
  } else if (row.status !== "success" || texts === undefined) {
    await write(io.stdout, standing(row, progress, locale));
  } else await write(io.stdout, texts[format]);
  if (row.status === "success") return EXIT.passed;
  return row.status === "failed" ? EXIT.gateFailed : EXIT.incomplete;
}

/** Where an evaluation without a result stands, for people. */
function standing(
  { id, name, status, error }: EvaluationRow,
  progress: { readonly done: number; readonly total: number } | null,
  locale: Locale,
): string {
  return [
    formatMessage("store.evaluation", { id, name: name ?? "-", status }, locale),
    ...(progress === null ? [] : [formatMessage("store.evaluation_progress", { ...progress }, locale)]),
    ...(error === null ? [] : [[error.code, error.message].filter((part) => part !== undefined).join(": ")]),
  ]
    .map((line) => `${line}\n`)
    .join("");
}

function brief({ id, name, status, created_at, finished_at, error }: EvaluationRow) {
  return { id, name, status, created_at, finished_at, error };
}
