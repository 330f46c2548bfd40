import { formatMessage, type Locale } from "../../../locales/index.ts";
import { printConfidence } from "./audit-numbers.ts";

/** `PE` as a reader of the language knows it: `Perú (PE)`. */
export function countryName(code: string, locale: Locale): string {
  const name = /^[A-Z]{2}$/.test(code) ? new Intl.DisplayNames(locale, { type: "region" }).of(code) : undefined;
  return name === undefined || name === code ? code : `${name} (${code})`;
}

/** A point in time of the record: `2025-06-11 at 04:40 UTC`; anything else as it stands. */
export function moment(timestamp: string, locale: Locale): string {
  const parts = /^(\d{4}-\d{2}-\d{2})T(\d{2}:\d{2})(?::00(?:\.0+)?|(:\d{2})(?:\.\d+)?)?Z$/.exec(timestamp);
  if (parts === null) return timestamp;
  return formatMessage("audit.moment", { date: parts[1]!, clock: `${parts[2]!}${parts[3] ?? ""}` }, locale);
}

/** `a, b and c` as the language joins them. */
export function listed(items: readonly string[], locale: Locale): string {
  return new Intl.ListFormat(locale, { type: "conjunction" }).format(items);
}

/** A share of the record, or that it is not available. */
export function shareOr(value: number | null | undefined, absent: string): string {
  return value === null || value === undefined ? absent : printConfidence(value);
}

const MAX_QUOTE = 300;

/** What stands in quotation marks inside one sentence: the first sentence of a text, on one line, without its full stop. */
export function quotable(text: string): string {
  const line = text
    .slice(0, 4 * MAX_QUOTE)
    .replace(/\s+/g, " ")
    .trim();
  const first = /^.*?[.!?](?= \p{Lu})/u.exec(line)?.[0] ?? line;
  const more = first.length < line.length ? " […]" : "";
  const cut = first.length > MAX_QUOTE ? `${first.slice(0, MAX_QUOTE).trimEnd()}…` : first.replace(/[.!?;:,\s]+$/, "");
  return `${cut.replace(/[“”„«»]/g, "'")}${more}`;
}
