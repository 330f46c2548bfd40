import { canonicalJson, formatMessage, type RerankEnvelope } from "@beleg/core/contracts";
import type { Locale } from "@beleg/core/text";

/** The formats a rerank result can be written in. */
export const RERANK_FORMATS = ["json", "jsonl", "pretty"] as const;
export type RerankFormat = (typeof RERANK_FORMATS)[number];

/** Writes an answer: `json` for one, `jsonl` for many, `pretty` for people. */
export function formatEnvelope(envelope: RerankEnvelope, format: RerankFormat, locale: Locale = "en"): string {
  if (format === "jsonl") return `${canonicalJson(envelope)}\n`;
  if (format === "json") return `${canonicalJson(envelope, { indent: 2 })}\n`;
  const { result, flags } = envelope;
  const { fused_scores, diversity } = flags.debug.fusion;
  const lines = result.top_k.map((item, index) => {
    const fused = fused_scores[item.candidate_id]?.toFixed(5) ?? "";
    const risks = item.risk_flags.length === 0 ? "" : `  ! ${item.risk_flags.join(" ")}`;
    const place = String(index + 1).padStart(3);
    return `${place}  ${item.score.toFixed(1).padStart(5)}  ${fused}  ${clean(item.candidate_id)}${risks}\n            ${clean(item.reason)}`;
  });
  const { dropped } = flags.debug.pre_filter;
  const raised = Object.entries(flags).filter(([, value]) => value === true);
  const total = result.ranked.length + dropped.length;
  const counts = { chosen: result.top_k.length, total, dropped: dropped.length };
  const chosen = formatMessage("terminal.rerank_chosen", counts, locale);
  const names = raised.map(([name]) => name).join(" ");
  const advised = result.recommended_ingest.map(({ candidate_id, reason }) => `+ ${clean(candidate_id)}: ${reason}`);
  return `${[
    `${chosen}${dropped.length === 0 ? "" : ` (${countReasons(dropped)})`}`,
    ...(diversity === undefined ? [] : [formatMessage("terminal.rerank_diversity", diversity, locale)]),
    ...(raised.length === 0 ? [] : [formatMessage("terminal.rerank_flags", { flags: names }, locale)]),
    "",
    ...lines,
    "",
    result.coverage_delta,
    ...(advised.length === 0 ? [] : [`${formatMessage("terminal.rerank_recommended", {}, locale)}:`, ...advised]),
  ].join("\n")}\n`;
}

function countReasons(dropped: readonly { readonly reason: string }[]): string {
  const counts = new Map<string, number>();
  for (const { reason } of dropped) counts.set(reason, (counts.get(reason) ?? 0) + 1);
  return [...counts].map(([reason, n]) => `${reason} ${n}`).join(", ");
}

/** Ids and reasons are other people's text: control characters are shown, not obeyed. */
function clean(text: string): string {
  return text.replace(/[\p{Cc}\p{Cf}]/gu, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, "0")}`);
}
