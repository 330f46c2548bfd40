import type { ReactNode } from "react";
import type { AgentTraceEntry, PipelineState } from "../api/index.ts";
import { useTranslation } from "../locales/index.ts";
import { Arbiter } from "./arbiter.tsx";
import { Debate } from "./debate.tsx";
import { Evidence } from "./evidence.tsx";
import { Policies } from "./policies.tsx";
import { Signals } from "./signals.tsx";
import { Threat } from "./threat.tsx";
import { TraceLine } from "./trace-line.tsx";

type PhaseNumber = 1 | 2 | 3 | 4 | 5;

/** Which phase each agent works in. */
const PHASE_OF: Readonly<Record<string, PhaseNumber>> = {
  transaction_context: 1,
  behavioral_pattern: 1,
  policy_rag: 1,
  external_threat: 1,
  evidence_aggregator: 2,
  debate_pro_fraud: 3,
  debate_pro_customer: 3,
  decision_arbiter: 4,
  explainability: 5,
};

/** The five phases of a case in their order, each with its agents and what they gave. */
export function Timeline({ state }: { readonly state: PipelineState }) {
  const { t } = useTranslation();
  const phases: readonly (readonly [PhaseNumber, ReactNode])[] = [
    [
      1,
      <div key="1" className="stack">
        <Signals state={state} />
        <Policies found={state.policy_matches} />
        <Threat threat={state.threat_intel} />
      </div>,
    ],
    [2, <Evidence key="2" evidence={state.evidence} />],
    [3, <Debate key="3" debate={state.debate} />],
    [4, <Arbiter key="4" decision={state.decision} />],
    [
      5,
      <a key="5" href="#letter">
        {t("decisions.side_customer")}
      </a>,
    ],
  ];
  return (
    <ol className="decision-timeline">
      {phases.map(([number, content]) => (
        <Phase key={number} number={number} trace={state.trace.filter(({ agent }) => PHASE_OF[agent] === number)}>
          {content}
        </Phase>
      ))}
    </ol>
  );
}

function Phase({
  number,
  trace,
  children,
}: {
  readonly number: PhaseNumber;
  readonly trace: readonly AgentTraceEntry[];
  readonly children: ReactNode;
}) {
  const { t } = useTranslation();
  return (
    <li className="decision-phase">
      <span className="decision-phase-mark" aria-hidden="true">
        {number}
      </span>
      <div className="decision-phase-body">
        <h3>
          <span className="hidden-text">{t("decisions.phase", { number })}: </span>
          {t(`decisions.phase_${number}`)}
        </h3>
        <ul className="decision-agents">
          {trace.map((entry) => (
            <TraceLine key={entry.agent} entry={entry} />
          ))}
        </ul>
        {children}
      </div>
    </li>
  );
}
