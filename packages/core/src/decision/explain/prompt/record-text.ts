import { canonicalJson } from "../../../json/index.ts";
import type { CaseRecord } from "../case-record.ts";

/** The case record as the model sees it. Customer and device ids stay out: no explanation needs them. */
export function recordText(record: CaseRecord): string {
  const { internal_ids: _ids, transaction, ...facts } = record;
  const shown = transaction ?? {};
  const { customer_id: _customer, device_id: _device, merchant_id: _merchant, ...payment } = shown;
  return canonicalJson({ ...facts, transaction: payment }, { indent: 1 });
}
