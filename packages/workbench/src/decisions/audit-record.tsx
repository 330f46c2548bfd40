import type { ExplanationResult } from "../api/index.ts";
import { useTranslation } from "../locales/index.ts";

type Row = NonNullable<ExplanationResult["audit_record"]>[number];

/** The record as a table: one line a fact, several signals or policies under one name. */
export function AuditRecord({ record, lang }: { readonly record: readonly Row[]; readonly lang?: string | undefined }) {
  const { t } = useTranslation();
  if (record.length === 0) return null;
  return (
    <table className="case-record">
      <caption>{t("decisions.record")}</caption>
      <tbody lang={lang}>
        {grouped(record).map(({ label, values }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a record never changes its order
          <tr key={index}>
            <th scope="row">{label}</th>
            <td>
              {values.length === 1 ? (
                values[0]
              ) : (
                <ul>
                  {values.map((value) => (
                    <li key={value}>{value}</li>
                  ))}
                </ul>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function grouped(record: readonly Row[]): { label: string; values: string[] }[] {
  const groups: { key: string; label: string; values: string[] }[] = [];
  for (const { key, label, value } of record) {
    const last = groups.at(-1);
    if (last?.key === key && last.label === label) last.values.push(value);
    else groups.push({ key, label, values: [value] });
  }
  return groups;
}
