import { belegError } from "@beleg/core/contracts/errors";
import { canonicalJson } from "@beleg/core/json";
import { Option } from "commander";
import type { EvaluationRow, TenantStore } from "../store/index.ts";
import { type CliIo, write } from "./cli-io.ts";
import { EXIT } from "./exit-codes.ts";
import { printRows } from "./print-rows.ts";
import { type StoreOptions, storeFlags, storeSettings, withStore } from "./store-verb.ts";
import type { Verb } from "./verb.ts";

type Options = StoreOptions & { readonly limit: string; readonly format?: "md" | "json" | "html" };

const ACTIONS = ["list", "show"] as const;
const COLUMNS = ["id", "status", "name", "created_at", "finished_at"] as const;

/** `beleg evaluations list|show`: what `beleg eval --enqueue` and the service have left to the workers. */
export const verb: Verb = {
  configure(command) {
    storeFlags(command)
      .argument("<action>", ACTIONS.join(", "))
      .argument("[id]", "the evaluation")
      .option("-n, --limit <n>", "how many, newest first", "50")
      .addOption(new Option("-f, --format <format>", "show: what is printed").choices(["md", "json", "html"]))
      .addHelpText(
        "after",
        "\nExit of show 0: it has ended well; 1: it has failed; 3: it is not done yet.\n\nExamples:\n  beleg evaluations list\n  beleg evaluations show 3 -f html > evaluation.html",
      );
  },

  async run({ args, options: given, io }) {
    const options = given as Options;
    const action = ACTIONS.find((name) => name === args[0]);
    if (action === undefined) throw belegError("invalid_argument", { argument: "action", detail: ACTIONS.join(", ") });
    const limit = wholeNumber("--limit", options.limit);
    if (action === "show" && args[1] === undefined) throw belegError("missing_argument", { argument: "id" });
    const id = args[1] === undefined ? 0 : wholeNumber("id", args[1]);
    const { settings } = await storeSettings(options, io);
    return withStore(settings, io, async (store) => {
      const mine = store.tenant(options.tenant);
      if (action === "show") return show(mine, id, options.format ?? "md", io);
      const { items } = await mine.evaluations.list({ limit });
      const rows = items.map((item) => COLUMNS.map((column) => item[column]));
      await write(
        io.stdout,
        options.format === "json" ? items.map((item) => `${canonicalJson(item)}\n`).join("") : printRows(COLUMNS, rows),
      );
      return EXIT.passed;
    });
  },
};

async function show(mine: TenantStore, id: number, format: "md" | "json" | "html", io: CliIo): Promise<number> {
  const row = await mine.evaluations.show(id);
  if (row === undefined) throw belegError("evaluation_not_found", { id });
  const { summary, texts } = (row.summary ?? {}) as { summary?: unknown; texts?: { md: string; html: string } };
  if (row.status !== "success" || texts === undefined || format === "json") {
    await write(io.stdout, `${canonicalJson({ ...brief(row), summary: summary ?? null }, { indent: 2 })}\n`);
  } else await write(io.stdout, texts[format]);
  if (row.status === "success") return EXIT.passed;
  return row.status === "failed" ? EXIT.gateFailed : EXIT.incomplete;
}

function brief({ id, name, status, created_at, finished_at, error }: EvaluationRow) {
  return { id, name, status, created_at, finished_at, error };
}

function wholeNumber(argument: string, text: string): number {
  if (/^\d{1,15}$/.test(text)) return Number(text);
  throw belegError("invalid_argument", { argument, detail: text });
}
