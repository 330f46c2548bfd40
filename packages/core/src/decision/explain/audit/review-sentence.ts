import type { CaseResolution, CaseVersion } from "../../../contracts/decision/index.ts";
import { formatMessage, type Locale } from "../../../locales/index.ts";
import type { CaseRecord } from "../case-record.ts";
import { listed, moment, shareOr } from "./audit-values.ts";

/** Who decides when the deadline does. */
const CLOCK = "system";
const MAX_REASON = 500;
/** Enough of a digest to tell two snapshots apart; the whole one stands in the store. */
export const DIGEST_DIGITS = 12;

/** Who closed the case, when and why, what lay before them, and every earlier version; null where there is neither. */
export function reviewSentence(record: CaseRecord, locale: Locale): string | null {
  const { resolution, decision, earlier_versions } = record;
  const versions = listed(
    earlier_versions.map((version) => versionWords(version, locale)),
    locale,
  );
  if (resolution === null) {
    return versions === "" ? null : formatMessage("audit.versions", { versions }, locale);
  }
  const facts = {
    time: moment(resolution.decided_at, locale),
    decision: decision ?? formatMessage("decision.audit.not_available", {}, locale),
    shown: shownWords(resolution, locale),
    versions: versions === "" ? "" : formatMessage("audit.versions_tail", { versions }, locale),
  };
  if (isDeadline(resolution.actor)) return formatMessage("audit.expired", facts, locale);
  return formatMessage(
    "audit.reviewed",
    { ...facts, actor: resolution.actor, reason: reasonWords(resolution, locale) },
    locale,
  );
}

/** Whether nobody decided but the deadline. */
export function isDeadline(actor: string): boolean {
  return actor === CLOCK;
}

/** What lay before the person. */
export function shownWords({ shown_version, snapshot_digest }: CaseResolution, locale: Locale): string {
  const digest = snapshot_digest.slice(0, DIGEST_DIGITS);
  return shown_version === null
    ? formatMessage("audit.shown_unknown", { digest }, locale)
    : formatMessage("audit.shown", { version: shown_version, digest }, locale);
}

/** An earlier version in words: `version 1 of 2025-06-11 at 15:45 UTC with ESCALATE_TO_HUMAN (confidence 0.55)`. */
export function versionWords({ version, at, decision, confidence, actor }: CaseVersion, locale: Locale): string {
  const not_available = formatMessage("decision.audit.not_available", {}, locale);
  const by =
    actor === undefined
      ? formatMessage("audit.version_by_confidence", { confidence: shareOr(confidence, not_available) }, locale)
      : isDeadline(actor)
        ? formatMessage("audit.version_by_deadline", {}, locale)
        : formatMessage("audit.version_by_person", { actor }, locale);
  return formatMessage(
    "audit.version",
    { version, time: moment(at, locale), decision: decision ?? not_available, by },
    locale,
  );
}

function reasonWords({ reason }: CaseResolution, locale: Locale): string {
  const given = (reason ?? "")
    .slice(0, MAX_REASON)
    .replace(/\s+/g, " ")
    .replace(/[“”„«»]/g, "'")
    .trim()
    .replace(/\.$/, "");
  return given === ""
    ? formatMessage("audit.no_reason", {}, locale)
    : formatMessage("audit.reason", { reason: given }, locale);
}
