import type { Claim } from "../../../../../languages/parts/audit-claims.ts";
import type { CaseRecord } from "../../../case-record.ts";
import { isForeign, isOffHours, isUnknownDevice, raised } from "../case-truths.ts";

type Truth = (record: CaseRecord) => boolean | null;

/** A payment may be so far from the usual amount and still be called the same. */
const SAME_AMOUNT = 0.1;
/** Two arguments closer than this may be called even, narrow or neither. */
const EVEN = 0.06;
const NARROW = 0.15;
const WIDE = 0.2;

const not =
  (truth: Truth): Truth =>
  (record) => {
    const held = truth(record);
    return held === null ? null : !held;
  };
const isAbove: Truth = ({ amount_ratio }) => (amount_ratio === null ? null : amount_ratio > 1);
const isListed: Truth = ({ threats }) => (threats === null ? null : threats.length > 0);
const hasPolicies: Truth = ({ policies }) => (policies === null ? null : policies.length > 0);
const hasSignals: Truth = ({ signals }) => (signals === null ? null : signals.length > 0);
const isFollowed: Truth = ({ resolution, decision }) =>
  resolution === null || decision === null ? null : resolution.proposed.decision === decision;
const isAgreed: Truth = ({ policies }) =>
  policies === null || policies.length < 2 || policies.some(({ action }) => action === undefined)
    ? null
    : new Set(policies.map(({ action }) => action)).size === 1;
const CHANNELS: ReadonlySet<string> = new Set(["web", "mobile", "pos", "atm"]);
const isChannel =
  (...channels: readonly string[]): Truth =>
  ({ transaction }) => {
    const own = transaction?.channel?.toLowerCase();
    return own === undefined || !CHANNELS.has(own) ? null : channels.includes(own);
  };
const hasRule: Truth = ({ override, decided_by }) => (decided_by === null ? null : override !== null);
const countries =
  (fits: (count: number) => boolean): Truth =>
  ({ usual_countries }) =>
    usual_countries.length === 0 ? null : fits(usual_countries.length);
const apart =
  (fits: (difference: number) => boolean | null): Truth =>
  ({ debate }) =>
    typeof debate?.fraud !== "number" || typeof debate.customer !== "number"
      ? null
      : fits(Math.abs(debate.fraud - debate.customer));

/** Whether the record bears a claim out; null when it does not say. */
export const TRUTHS: Readonly<Record<Claim, Truth>> = {
  "device.known": not(isUnknownDevice),
  "device.unknown": isUnknownDevice,
  "device.quiet": not(raised("unknown_device")),
  "country.home": not(isForeign),
  "country.abroad": isForeign,
  "country.quiet": not(raised("foreign_country", "high_risk_country", "high_risk_country_large_amount")),
  "countries.one": countries((count) => count === 1),
  "countries.several": countries((count) => count > 1),
  "hours.inside": not(isOffHours),
  "hours.outside": isOffHours,
  "hours.quiet": not(raised("off_hours", "night_hours")),
  "amount.above": isAbove,
  "amount.below": not(isAbove),
  "amount.equal": ({ amount_ratio }) => (amount_ratio === null ? null : Math.abs(amount_ratio - 1) <= SAME_AMOUNT),
  "amount.quiet": not(raised("amount_over_2x", "amount_over_3x", "high_risk_country_large_amount")),
  "threat.listed": isListed,
  "threat.none": not(isListed),
  "signals.none": not(hasSignals),
  "signals.some": hasSignals,
  "policies.none": not(hasPolicies),
  "policies.some": hasPolicies,
  "policies.agree": isAgreed,
  "policies.divided": not(isAgreed),
  "debate.tie": apart((difference) => (difference === 0 ? true : difference < EVEN ? null : false)),
  "debate.narrow": apart((difference) => (difference <= NARROW ? true : difference < WIDE ? null : false)),
  "debate.wide": apart((difference) => (difference >= WIDE ? true : difference > NARROW ? null : false)),
  "rule.none": not(hasRule),
  "rule.some": hasRule,
  "rule.contradiction": ({ override, decided_by }) =>
    decided_by === null ? null : override === "contradictory_signals",
  "channel.web": isChannel("web", "mobile"),
  "channel.mobile": isChannel("mobile"),
  "channel.shop": isChannel("pos", "atm"),
  "proposal.followed": isFollowed,
  "proposal.overruled": not(isFollowed),
  "versions.none": ({ earlier_versions }) => earlier_versions.length === 0,
  "versions.same_day": ({ resolution, transaction, earlier_versions }) =>
    earlier_versions.length === 0 || transaction?.timestamp === undefined
      ? null
      : earlier_versions.some(({ at }) =>
          [transaction.timestamp, resolution?.decided_at].some((other) => other?.slice(0, 10) === at.slice(0, 10)),
        ),
  "decided.nobody": ({ decided_by }) => (decided_by === null ? null : decided_by !== "human"),
  "decided.same_day": ({ resolution, transaction }) =>
    resolution === null || transaction?.timestamp === undefined
      ? null
      : resolution.decided_at.slice(0, 10) === transaction.timestamp.slice(0, 10),
};
