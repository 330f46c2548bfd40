import { Badge, type IconName, type Tone } from "../design/index.ts";
import { useTranslation } from "../locales/index.ts";

const LOOKS: Readonly<Record<string, readonly [Tone, IconName]>> = {
  running: ["info", "refresh"],
  in_review: ["info", "review"],
  approved: ["good", "tick"],
  done: ["good", "tick"],
  rejected: ["bad", "cross"],
  failed: ["bad", "broken"],
};

/** How a kept run stands. */
export function RerankStatus({ status }: { readonly status: string }) {
  const { known } = useTranslation();
  const [tone, icon] = LOOKS[status] ?? ["neutral", "info"];
  return (
    <Badge tone={tone} icon={icon}>
      {known(`rerank.status_${status}`, status)}
    </Badge>
  );
}
