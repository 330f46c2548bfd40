import { useTranslation } from "../locales/index.ts";

/** Signals as words, with their keys for whoever looks them up in a policy. */
export function SignalList({ signals }: { readonly signals: readonly string[] }) {
  const { t, known } = useTranslation();
  if (signals.length === 0) return <p className="soft">{t("decisions.signals_none")}</p>;
  return (
    <ul className="decision-chips">
      {signals.map((signal) => (
        <li key={signal} className="decision-chip" title={signal}>
          {known(`decisions.signal_${signal}`, signal)}
        </li>
      ))}
    </ul>
  );
}
