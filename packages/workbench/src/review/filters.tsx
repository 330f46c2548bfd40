import { Field, Select } from "../design/index.ts";
import { useTranslation } from "../locales/index.ts";
import { KINDS, type Queue, STATUSES } from "./use-queue.ts";

/** Which items the list shows. */
export function Filters({ queue }: { readonly queue: Queue }) {
  const { t } = useTranslation();
  return (
    <div className="review-filters">
      <Field label={t("review.filter_kind")}>
        {(props) => (
          <Select
            {...props}
            value={queue.kind}
            onChoose={queue.chooseKind}
            options={[["", t("review.all_kinds")], ...KINDS.map((one) => [one, t(`review.kind_${one}`)] as const)]}
          />
        )}
      </Field>
      <Field label={t("review.filter_status")}>
        {(props) => (
          <Select
            {...props}
            value={queue.status}
            onChoose={queue.chooseStatus}
            options={[
              ...STATUSES.map((one) => [one, t(`review.status_${one}`)] as const),
              ["all", t("review.all_statuses")],
            ]}
          />
        )}
      </Field>
    </div>
  );
}
