import type { AgentTraceEntry } from "../api/index.ts";
import { Badge, type IconName, type Tone } from "../design/index.ts";
import { useTranslation } from "../locales/index.ts";

const LOOKS: Readonly<Record<AgentTraceEntry["status"], readonly [Tone, IconName]>> = {
  success: ["good", "tick"],
  fallback: ["info", "info"],
  error: ["bad", "cross"],
  timeout: ["bad", "clock"],
  skipped: ["neutral", "low"],
};

/** One agent: how it ended, why, and how long it took. */
export function TraceLine({ entry }: { readonly entry: AgentTraceEntry }) {
  const { t, known, duration, number } = useTranslation();
  const { agent, status, reason, duration_ms } = entry;
  const [tone, icon] = LOOKS[status];
  const briefly = (ms: number) => {
    if (ms < 0.1) return `< ${number(0.1, 1)} ms`;
    return ms < 10 ? `${number(ms, 1)} ms` : duration(ms);
  };
  return (
    <li className="decision-agent">
      <span>{known(`decisions.agent_${agent}`, agent)}</span>
      <Badge tone={tone} icon={icon}>
        {t(`decisions.trace_${status}`)}
      </Badge>
      <span className="soft small">{briefly(duration_ms)}</span>
      {reason !== null && <span className="soft small">{known(`decisions.why_${reason}`, reason)}</span>}
    </li>
  );
}
