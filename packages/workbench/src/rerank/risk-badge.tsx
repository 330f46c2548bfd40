import { Badge } from "../design/index.ts";
import { useTranslation } from "../locales/index.ts";
import { BLOCKING_RISKS } from "./risks.ts";

/** A risk flag of a source: red where it keeps the source from being approved unread. */
export function RiskBadge({ flag }: { readonly flag: string }) {
  const { known } = useTranslation();
  return (
    <Badge tone={BLOCKING_RISKS.includes(flag) ? "bad" : "unsure"} icon="warning">
      {known(`rerank.risk_${flag}`, flag)}
    </Badge>
  );
}
