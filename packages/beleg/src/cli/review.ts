import { type ReviewItem, ReviewKind, ReviewStatus } from "@beleg/core/contracts";
import { belegError } from "@beleg/core/contracts/errors";
import { canonicalJson } from "@beleg/core/json";
import { Argument, Option } from "commander";
import { formatReviewItem, formatReviewLine } from "../review/format-review.ts";
import type { PersonsDecision, ReviewParts } from "../review/index.ts";
import { type CliIo, write } from "./cli-io.ts";
import { EXIT } from "./exit-codes.ts";
import { addSettingsOptions, type SettingsOptions, settingsOf } from "./settings-options.ts";
import type { Verb } from "./verb.ts";

const ACTIONS = ["list", "show", "approve", "reject", "escalate", "export"] as const;

type Options = SettingsOptions & {
  readonly tenant: string;
  readonly status?: ReviewItem["status"];
  readonly kind?: ReviewItem["kind"];
  readonly only: readonly string[];
  readonly addUrl: readonly string[];
  readonly reason?: string;
  readonly actor?: string;
  readonly digest?: string;
  readonly decision?: "APPROVE" | "CHALLENGE" | "BLOCK";
  readonly customerText?: string;
  readonly format: "pretty" | "json";
};

/** `beleg review`: what waits for a person, and the person's word on it. */
export const verb: Verb = {
  configure(command) {
    command
      .addArgument(new Argument("<action>", "what to do").choices(ACTIONS))
      .argument("[id]", "the review item; needed for all but list and export")
      .option("--tenant <name>", "whose queue", "default")
      .addOption(new Option("--status <status>", "list: only these").choices(ReviewStatus.options))
      .addOption(new Option("--kind <kind>", "list: only these").choices(ReviewKind.options))
      .option("--only <id>", "approve: only this candidate, the others are rejected; repeatable", collect, [])
      .option("--add-url <url>", "approve: a source the reviewer adds; repeatable", collect, [])
      .addOption(
        new Option("--decision <outcome>", "approve: the outcome of an escalated decision").choices([
          "APPROVE",
          "CHALLENGE",
          "BLOCK",
        ]),
      )
      .option(
        "--customer-text <text>",
        "approve: the new text for the customer; without it the template of the outcome, or the text as shown",
      )
      .option("--reason <text>", "why")
      .option("--actor <name>", "who decides; by default the name of the user")
      .option("--digest <sha256>", "decide only on exactly what has this digest")
      .addOption(new Option("-f, --format <format>", "what stdout shows").choices(["pretty", "json"]).default("pretty"))
      .addHelpText(
        "after",
        "\nAfter 24 hours the deadline approves sources and texts nobody decided on; a decision then still waits for a person.\n\nExamples:\n  beleg review list --status pending\n  beleg review show 4f0c…\n  beleg review approve 4f0c… --only doc-417 --reason 'the other one is outdated'",
      );
    addSettingsOptions(command);
  },

  async run({ args, options: given, io }) {
    const options = given as Options;
    const [action, id] = args;
    const settings = await settingsOf(options, {}, io);
    if (settings === null) return EXIT.passed;
    const alone = action === "list" || action === "export";
    if (!alone && id === undefined) throw belegError("missing_argument", { argument: "id" });
    const { openStore } = await import("../store/index.ts");
    const store = await openStore(settings.values, { cwd: io.cwd });
    // Whoever looks may be the one with whom a deadline takes effect, and approved sources are then to be watched.
    const looks = action === "list" || action === "show" || action === "export";
    const closes = !looks || (await store.tenant(options.tenant).reviews.due(1)).length > 0;
    const jobs = closes ? await (await import("../queue/index.ts")).openQueue(store) : undefined;
    try {
      const { decisionEffects } = await import("../decisions/review-effects.ts");
      return await answer(
        { store, jobs, effects: decisionEffects(settings.values) },
        action ?? "",
        id ?? "",
        options,
        io,
      );
    } finally {
      await jobs?.stop({ timeoutMs: 0 });
      await store.close();
    }
  },
};

async function answer(parts: ReviewParts, action: string, id: string, options: Options, io: CliIo): Promise<number> {
  const review = await import("../review/index.ts");
  const { tenant, status, kind, format } = options;
  const now = parts.store.clock.now();
  const show = (item: ReviewItem) =>
    write(io.stdout, format === "json" ? `${canonicalJson(item, { indent: 2 })}\n` : formatReviewItem(item, now));
  if (action === "list") {
    const items = review.everyReview(parts, tenant, { ...(status && { status }), ...(kind && { kind }) });
    const line = (item: ReviewItem) => (format === "json" ? `${canonicalJson(item)}\n` : formatReviewLine(item, now));
    for await (const item of items) await write(io.stdout, line(item));
  } else if (action === "export") {
    for await (const line of review.exportDecisions(parts, tenant)) await write(io.stdout, line);
  } else if (action === "show") {
    await show(await review.readReview(parts, { tenant, review_id: id }));
  } else {
    await show(await review.decideReview(parts, { tenant, review_id: id }, decisionOf(action, options, io)));
  }
  return EXIT.passed;
}

function decisionOf(action: string, options: Options, io: CliIo): PersonsDecision {
  const partial = action === "approve" && options.only.length > 0;
  return {
    action: partial ? "partial" : (action as PersonsDecision["action"]),
    actor: options.actor ?? io.env.USER ?? io.env.USERNAME ?? "cli",
    approved_ids: partial ? options.only : undefined,
    added_urls: options.addUrl,
    reason: options.reason,
    snapshot_digest: options.digest,
    final_decision: options.decision,
    customer_text: options.customerText,
  };
}

function collect(value: string, values: readonly string[]): string[] {
  return [...values, value];
}
