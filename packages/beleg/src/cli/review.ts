import { canonicalJson, formatMessage, type ReviewItem, ReviewKind, ReviewStatus } from "@beleg/core/contracts";
import type { Locale } from "@beleg/core/text";
import { formatReviewItem, formatReviewLine } from "../review/format-review.ts";
import type { HumanDecision, ReviewParts } from "../review/index.ts";
import { itemLocale } from "../review/item-locale.ts";
import { givenLocale, type Settings } from "../settings/index.ts";
import { requireValue } from "./argument-values.ts";
import { type CliIo, write } from "./cli-io.ts";
import { EXIT } from "./exit-codes.ts";
import { choice, forSetting, list, text, textOr } from "./flags.ts";
import { LOCALE_CHOICES } from "./language-choices.ts";
import { optional, requiredChoice } from "./positionals.ts";
import { inColumns } from "./print-rows.ts";
import { settingsFlags, settingsOf } from "./settings-options.ts";
import { defineVerb, type ValuesOf } from "./verb.ts";

const ACTIONS = ["list", "show", "approve", "reject", "escalate", "override", "export"] as const;

const flags = {
  tenant: textOr("--tenant <name>", "whose queue", "default"),
  status: choice("--status <status>", "list: only these", ReviewStatus.options),
  kind: choice("--kind <kind>", "list: only these", ReviewKind.options),
  only: list(
    "--only <id>",
    "approve: only this candidate, the others are rejected; reject: only this one, the others keep waiting; repeatable",
  ),
  addUrl: list(
    "--add-url <url>",
    "approve: a source the reviewer adds; override: the disallowed one that may be added; repeatable",
  ),
  decision: choice("--decision <outcome>", "approve: the outcome of an escalated decision", [
    "APPROVE",
    "CHALLENGE",
    "BLOCK",
  ]),
  customerText: text(
    "--customer-text <text>",
    "approve: the new text for the customer; without it the template of the outcome, or the text as shown",
  ),
  reason: text("--reason <text>", "why"),
  actor: text("--actor <name>", "who decides; defaults to the name of the user"),
  digest: text("--digest <sha256>", "decide only if the item still has this digest"),
  format: choice("-f, --format <format>", "what stdout shows; pretty on a terminal, else json", ["pretty", "json"]),
  locale: forSetting(
    "locale",
    text("--locale <locale>", `language of what people read, that of the item by default: ${LOCALE_CHOICES}`),
  ),
  ...settingsFlags,
};

type Options = ValuesOf<typeof flags>;
type Call = {
  readonly action: (typeof ACTIONS)[number];
  readonly id: string;
  readonly options: Options;
  readonly locale: Locale | undefined;
  readonly io: CliIo;
};

/** `beleg review`: what waits for a person, and the person's word on it. */
export const verb = defineVerb({
  args: {
    action: requiredChoice("action", "what to do", ACTIONS),
    id: optional("id", "the review item; needed for all but list and export"),
  },
  options: flags,
  help: "\nSources and texts are auto-approved after 24 hours; escalated decisions keep waiting for a person.\n\nExamples:\n  beleg review list --status pending\n  beleg review show 4f0c…\n  beleg review approve 4f0c… --only doc-417 --reason 'the other one is outdated'\n  beleg review override 4f0c… --add-url https://example.org/x --reason 'the author allowed it'",

  async run(invocation) {
    const { args, options, io } = invocation;
    const settings = await settingsOf(invocation);
    if (settings === null) return EXIT.passed;
    const { action } = args;
    const id = action === "list" || action === "export" ? "" : requireValue("id", args.id);
    await withReviews(settings.values, { action, id, options, locale: givenLocale(settings.values), io }, answer);
    return EXIT.passed;
  },
});

/** Opens the store, and the queue where a review may be decided. */
async function withReviews(
  settings: Settings,
  call: Call,
  work: (parts: ReviewParts, call: Call) => Promise<void>,
): Promise<void> {
  const { openStore } = await import("../store/index.ts");
  const store = await openStore(settings, { cwd: call.io.cwd, visits: true });
  // Whoever looks may be the one with whom a deadline takes effect, and approved sources are then to be watched.
  const looks = call.action === "list" || call.action === "show" || call.action === "export";
  const closes = !looks || (await store.tenant(call.options.tenant).reviews.due(1)).length > 0;
  const jobs = closes ? await (await import("../queue/index.ts")).openQueue(store) : undefined;
  try {
    const { decisionEffects } = await import("../decisions/review-effects.ts");
    const { eventRecorder } = await import("../events/index.ts");
    await work({ store, jobs, effects: decisionEffects(settings), events: eventRecorder(settings) }, call);
  } finally {
    await jobs?.stop({ timeoutMs: 0 });
    await store.close();
  }
}

async function answer(parts: ReviewParts, { action, id: review_id, options, locale, io }: Call): Promise<void> {
  const review = await import("../review/index.ts");
  const { tenant, status, kind } = options;
  const isPretty = inColumns(options.format, io);
  const now = parts.store.clock.now();
  const pretty = (item: ReviewItem) => formatReviewItem(item, now, locale ?? itemLocale(item));
  const show = (item: ReviewItem) =>
    write(io.stdout, isPretty ? pretty(item) : `${canonicalJson(item, { indent: 2 })}\n`);
  switch (action) {
    case "list": {
      const line = (item: ReviewItem) =>
        isPretty ? formatReviewLine(item, now, locale ?? itemLocale(item)) : `${canonicalJson(item)}\n`;
      const narrowed = status !== undefined || kind !== undefined;
      let isEmpty = true;
      for await (const item of review.everyReview(parts, tenant, {
        ...(status && { status }),
        ...(kind && { kind }),
      })) {
        isEmpty = false;
        await write(io.stdout, line(item));
      }
      const none = formatMessage(narrowed ? "cli.none_matching" : "cli.none_reviews", {}, locale ?? "en");
      if (isEmpty && isPretty) await write(io.stdout, `${none}\n`);
      return;
    }
    case "export":
      for await (const line of review.exportDecisions(parts, tenant)) await write(io.stdout, line);
      return;
    case "show":
      return show(await review.readReview(parts, { tenant, review_id }));
    case "approve":
    case "reject":
    case "escalate":
      return show(await review.decideReview(parts, { tenant, review_id }, decisionOf(action, options, io)));
    case "override": {
      const reason = requireValue("--reason", options.reason);
      requireValue("--add-url", options.addUrl[0]);
      for (const url of options.addUrl) {
        await review.overrideDisallowed(parts, { tenant, review_id }, { url, reason, actor: actorOf(options, io) });
      }
      return show(await review.readReview(parts, { tenant, review_id }));
    }
  }
}

function actorOf({ actor }: Options, { env }: CliIo): string {
  return actor ?? env.USER ?? env.USERNAME ?? "cli";
}

function decisionOf(action: "approve" | "reject" | "escalate", options: Options, io: CliIo): HumanDecision {
  const only = options.only.length > 0 ? options.only : undefined;
  return {
    action,
    actor: actorOf(options, io),
    approved_ids: action === "approve" ? only : undefined,
    rejected_ids: action === "reject" ? only : undefined,
    added_urls: options.addUrl,
    reason: options.reason,
    snapshot_digest: options.digest,
    final_decision: options.decision,
    customer_text: options.customerText,
  };
}
