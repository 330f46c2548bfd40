import type { PipelineState } from "../api/index.ts";
import { useTranslation } from "../locales/index.ts";
import { Timeline } from "./timeline.tsx";

/** How the case was decided, step by step; folded away until somebody asks, with its sum in one line. */
export function Trace({ state }: { readonly state: PipelineState }) {
  const { t, number, duration } = useTranslation();
  const time = state.trace.reduce((sum, { duration_ms }) => sum + duration_ms, 0);
  return (
    <details className="card case-trace">
      <summary>
        <h2>{t("decisions.timeline")}</h2>
        <span className="soft small">
          {t("decisions.trace_sum", { steps: number(state.trace.length), time: duration(time) })}
        </span>
      </summary>
      <div className="card-body">
        <Timeline state={state} />
      </div>
    </details>
  );
}
