import { formatMessage, type Locale } from "../../../locales/index.ts";
import type { CaseRecord } from "../case-record.ts";
import { countryName, moment } from "./audit-values.ts";

/** The payment: amount beside the usual one, time, place, channel, device, merchant. */
export function paymentSentence(record: CaseRecord, locale: Locale): string {
  const not_available = formatMessage("decision.audit.not_available", {}, locale);
  const { transaction, agents, usual_hours } = record;
  const transaction_id = record.transaction_id ?? not_available;
  const ran =
    agents === null
      ? ""
      : formatMessage(agents === 1 ? "audit.agents_one" : "audit.agents_many", { count: agents }, locale);
  const { amount, currency, timestamp, country, channel } = transaction ?? {};
  if ([amount, timestamp, country, channel].every((value) => value === undefined)) {
    return formatMessage("audit.payment_unknown", { transaction_id, agents: ran, not_available }, locale);
  }
  const merchant = merchantName(record);
  return formatMessage(
    "audit.payment",
    {
      transaction_id,
      agents: ran,
      amount: amount === undefined ? not_available : inCurrency(amount, currency),
      merchant: merchant === null ? "" : formatMessage("audit.merchant", { merchant }, locale),
      ratio: ratioWords(record, locale),
      time: timestamp === undefined ? not_available : moment(timestamp, locale),
      hours: usual_hours === null ? "" : formatMessage("audit.hours", { hours: usual_hours }, locale),
      country: country === undefined ? not_available : countryName(country, locale),
      channel: channel ?? not_available,
      device: deviceWords(record, locale),
    },
    locale,
  );
}

/** An amount with its currency, where one is known. */
export function inCurrency(amount: string, currency: string | undefined): string {
  return currency === undefined ? amount : `${amount} ${currency}`;
}

/** The merchant by name and id; null when neither is known. */
export function merchantName({ transaction }: CaseRecord): string | null {
  const { merchant_name, merchant_id } = transaction ?? {};
  if (!merchant_name) return merchant_id || null;
  return merchant_id ? `${merchant_name} (${merchant_id})` : merchant_name;
}

/** How many times the usual amount, two decimals at most. */
export function printRatio(ratio: number): string {
  return String(Number(ratio.toFixed(2)));
}

function ratioWords({ amount_ratio, usual_amount, transaction }: CaseRecord, locale: Locale): string {
  if (amount_ratio === null || usual_amount === null) return formatMessage("audit.no_ratio", {}, locale);
  const usual = inCurrency(usual_amount, transaction?.currency);
  return formatMessage("audit.ratio", { ratio: printRatio(amount_ratio), usual }, locale);
}

/** The device and whether the customer is known to use it. */
function deviceWords({ transaction, is_unknown_device }: CaseRecord, locale: Locale): string {
  const device = transaction?.device_id ?? null;
  if (device === null) return formatMessage("audit.device.none", {}, locale);
  const known = is_unknown_device === null ? "plain" : is_unknown_device ? "unknown" : "known";
  return formatMessage(`audit.device.${known}`, { device }, locale);
}
