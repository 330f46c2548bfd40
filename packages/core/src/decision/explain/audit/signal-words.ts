import { formatMessage, type Locale } from "../../../locales/index.ts";
import { SIGNAL_KEYS, type SignalKey } from "../../signals/signal-keys.ts";

const KEYS: ReadonlySet<string> = new Set(SIGNAL_KEYS);

/** A signal as prose names it; one that other systems raised reads as its own words. */
export function signalWords(signal: string, locale: Locale): string {
  if (KEYS.has(signal)) return formatMessage(`audit.signal.${signal as SignalKey}`, {}, locale);
  return formatMessage("audit.quoted", { text: signal.replaceAll("_", " ").trim() || signal }, locale);
}
