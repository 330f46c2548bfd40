import { canonicalJson, formatMessage } from "@beleg/core/contracts";
import { localNumber } from "@beleg/core/report";
import type { Locale } from "@beleg/core/text";
import { type DecisionStats, decisionStats } from "../decisions/decision-stats.ts";
import { givenLocale, type Settings } from "../settings/index.ts";
import { openStore } from "../store/index.ts";
import { type CliIo, write } from "./cli-io.ts";
import { inColumns, printRows } from "./print-rows.ts";

/** Prints the figures about stored decisions: tables for people, JSON in a pipe. */
export async function printDecisionStats(
  settings: Settings,
  {
    period = "day",
    format,
  }: { readonly period: "day" | "week" | "month" | undefined; readonly format?: string | undefined },
  io: CliIo,
): Promise<void> {
  const store = await openStore(settings, { cwd: io.cwd, visits: true });
  try {
    const stats = await decisionStats(store, period);
    const isPretty = inColumns(format, io);
    const locale = givenLocale(settings) ?? "en";
    await write(io.stdout, isPretty ? tablesOf(stats, locale) : `${canonicalJson(stats, { indent: 2 })}\n`);
  } finally {
    await store.close();
  }
}

const RATES = ["model_success_rate", "filter_trigger_rate", "audit_completeness", "escalation_rate"] as const;

function tablesOf({ periods, variants }: DecisionStats, locale: Locale): string {
  if (periods.length === 0) return `${formatMessage("cli.none_decisions", {}, locale)}\n`;
  const decisions = printRows(
    ["period", "decisions", ...RATES],
    periods.map((one) => [one.period, one.decisions, ...RATES.map((name) => share(one[name]))]),
  );
  const rated = variants.map(({ variant, texts, ratings, mean_rating }) => {
    return [variant, texts, ratings, mean_rating && ratingText(mean_rating, locale)];
  });
  const styles = printRows(["variant", "texts", "ratings", "mean_rating"], rated);
  return rated.length === 0 ? decisions : `${decisions}\n${styles}`;
}

interface Interval {
  readonly value: number;
  readonly low: number;
  readonly high: number;
}

function share(rate: Interval | null): string | null {
  if (rate === null) return null;
  const [value, low, high] = [rate.value, rate.low, rate.high].map((one) => Math.round(one * 100));
  return `${value} % (${low}–${high})`;
}

function ratingText({ value, low, high }: Interval, locale: Locale): string {
  const [mean, from, to] = [value, low, high].map((one) => localNumber(one.toFixed(1), locale));
  return `${mean} (${from}–${to})`;
}
