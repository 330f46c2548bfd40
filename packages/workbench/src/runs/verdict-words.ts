import type { Run } from "../api/index.ts";
import type { Translation } from "../locales/index.ts";

type RunVerdict = NonNullable<Run["verdict"]>;

/** Why a text passed or not, in one line: how its claims ended where they decide, else the reason. */
export function verdictWords(
  { t, count, number }: Pick<Translation, "t" | "count" | "number">,
  { reason, claims }: RunVerdict,
): string {
  if (claims === null || claims.total === 0 || (reason !== undefined && reason !== "findings"))
    return reasonWords(t, reason);
  const { total, correct } = claims;
  const shown = { total: number(total), correct: number(correct) };
  const confirmed = total === 1 ? t("runs.confirmed_single", shown) : t("runs.confirmed_several", shown);
  const others = (["contradicted", "unconfirmed", "unjudged"] as const).flatMap((key) => {
    const size = claims[COUNTED[key]];
    return size === 0 ? [] : [count(`runs.${key}`, size)];
  });
  return [...others.slice(0, 1), confirmed, ...others.slice(1)].join(", ");
}

const COUNTED = { contradicted: "incorrect", unconfirmed: "uncertain", unjudged: "failed" } as const;

function reasonWords(t: Translation["t"], reason: string | undefined): string {
  switch (reason) {
    case undefined:
      return t("runs.why_passed");
    case "findings":
    case "style_findings":
    case "no_source":
    case "no_text":
    case "not_judged":
      return t(`runs.why_${reason}`);
    case "run_cancelled":
      return t("runs.cancelled");
    default:
      return t("runs.why_unfinished", { reason });
  }
}
