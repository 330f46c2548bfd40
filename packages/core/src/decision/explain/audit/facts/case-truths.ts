import { SIGNAL_KEYS, type SignalKey } from "../../../signals/signal-keys.ts";
import type { CaseRecord } from "../../case-record.ts";

const KEYS: ReadonlySet<string> = new Set(SIGNAL_KEYS);

/** Whether one of the signals was raised; other systems' signals are not understood well enough to deny one. */
export const raised =
  (...keys: readonly SignalKey[]) =>
  ({ signals }: CaseRecord): boolean | null => {
    if (signals?.some((signal) => (keys as readonly string[]).includes(signal))) return true;
    return signals?.every((signal) => KEYS.has(signal)) ? false : null;
  };

export const isUnknownDevice = ({ is_unknown_device }: CaseRecord): boolean | null => is_unknown_device;

export const isForeign = ({ transaction, usual_countries }: CaseRecord): boolean | null =>
  transaction?.country === undefined || usual_countries.length === 0
    ? null
    : !usual_countries.includes(transaction.country);

export const isOffHours = raised("off_hours");
