import type { CaseRecord } from "../case-record.ts";

const NUMBER = /\d+(?:[.,:]\d+)*/g;
/** Words with a digit that claim nothing about the case. */
const COMMON = ["2FA", "3DS", "100"];

/** Every number the record itself shows, as values; prose may use these and no others. */
export function attestedValues(record: CaseRecord): ReadonlySet<string> {
  const { transaction, policies, debate } = record;
  const texts = [
    record.transaction_id,
    ...(record.signals ?? []),
    ...record.notes,
    ...record.internal_ids,
    ...record.missing,
    ...(policies ?? []).flatMap((policy) => [policy.policy_id, policy.description]),
    debate?.fraud_argument,
    debate?.customer_argument,
    transaction?.amount,
    transaction?.merchant_name,
    ...(record.threats ?? []).map(({ source }) => source),
    record.resolution?.reason,
    record.resolution?.actor,
    ...record.earlier_versions.map(({ actor }) => actor),
    ...(policies ?? []).map(({ quote }) => quote),
    record.usual_amount,
    ...COMMON,
  ];
  const values = new Set<string>();
  for (const text of texts) for (const [found] of (text ?? "").slice(0, 5000).matchAll(NUMBER)) addText(values, found);
  const numbers = [
    record.confidence,
    record.risk_score,
    record.amount_ratio,
    debate?.fraud,
    debate?.customer,
    ...(policies ?? []).map((policy) => policy.relevance),
    ...Object.values(record.components),
    record.signals?.length,
    policies?.length,
    record.agents,
    ...(record.threats ?? []).map(({ level }) => level),
    record.resolution?.proposed.confidence,
    record.resolution?.shown_version,
    ...record.earlier_versions.flatMap(({ version, confidence }) => [version, confidence]),
  ];
  for (const number of numbers) if (typeof number === "number") addNumber(values, number);
  if (record.amount_ratio !== null)
    for (const digits of [0, 1, 2]) values.add(key(record.amount_ratio.toFixed(digits)));
  const moments = [record.resolution?.decided_at, ...record.earlier_versions.map(({ at }) => at)];
  for (const moment of [transaction?.timestamp, ...moments]) addTime(values, moment ?? "");
  // The rules that applied name their own limits.
  if (record.override === "composite_above_85") values.add("85");
  if (record.override === "confidence_below_055") values.add("0.55");
  return values;
}

/** The multiples of the usual amount that the record speaks of; null when it knows no ratio. */
export function attestedRatios({ amount_ratio, signals, policies, debate }: CaseRecord): ReadonlySet<string> | null {
  if (amount_ratio === null) return null;
  const values = new Set([0, 1, 2].map((digits) => key(amount_ratio.toFixed(digits))));
  const texts = [
    ...(signals ?? []),
    ...(policies ?? []).flatMap(({ description, quote }) => [description, quote]),
    debate?.fraud_argument,
    debate?.customer_argument,
  ];
  for (const text of texts) for (const [found] of (text ?? "").slice(0, 5000).matchAll(NUMBER)) addText(values, found);
  // "More than three times" is true of more; so is what the signals are called.
  for (const bound of [2, 3]) if (amount_ratio > bound) values.add(String(bound));
  return values;
}

/** True when a printed number is one of the record's. */
export function isAttested(printed: string, attested: ReadonlySet<string>): boolean {
  return readings(printed).some((reading) => attested.has(reading));
}

/** The values a printed number may stand for: `1.800,00` is 1800, `68,5` is 68.5, `1,800` is 1800 or 1.8, `1,05,000` is 105000. */
export function readings(printed: string): string[] {
  if (printed.includes(":")) return [printed];
  const values = [key(printed), key(printed.replace(",", "."))];
  if (/^\d{1,3}(?:,\d{3}|,\d{2}(?=(?:,\d{2})*,\d{3}(?:\.|$)))*,\d{3}(?:\.\d+)?$/.test(printed))
    values.push(key(printed.replaceAll(",", "")));
  if (/^\d{1,3}(?:\.\d{3})+(?:,\d+)?$/.test(printed)) {
    values.push(key(printed.replaceAll(".", "").replace(",", ".")));
  }
  return values.filter((reading) => reading !== "NaN");
}

function addText(values: Set<string>, printed: string): void {
  for (const reading of readings(printed)) values.add(reading);
  // `08:00` is also written `8:00`.
  if (/^0\d:/.test(printed)) values.add(printed.slice(1));
}

function addNumber(values: Set<string>, value: number): void {
  for (const digits of [2, 4]) values.add(key(value.toFixed(digits)));
  values.add(key(String(value)));
  if (value > 0 && value < 1) values.add(key((value * 100).toFixed(2)));
}

/** Date and time of the transaction, whole and in parts. */
function addTime(values: Set<string>, timestamp: string): void {
  const parts = /^(\d{4})-(\d{2})-(\d{2})T(\d{2}):(\d{2})(?::(\d{2}))?/.exec(timestamp);
  if (parts === null) return;
  const [, year, month, day, hour, minute, second = "00"] = parts;
  for (const part of [year, month, day, hour, minute, second]) values.add(key(part!));
  const twelve = Number(hour) % 12 || 12;
  for (const h of [hour!, String(Number(hour)), String(twelve), String(twelve).padStart(2, "0")]) {
    values.add(`${h}:${minute}`);
    values.add(`${h}:${minute}:${second}`);
    values.add(key(h));
  }
}

function key(digits: string): string {
  return String(Number(digits));
}
