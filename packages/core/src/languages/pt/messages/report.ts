import type { Messages } from "../../parts/messages.ts";

export const report: Messages["report"] = {
  default_message: "Problema detectado em {dimension}.",

  dimension_factuality: "veracidade",
  dimension_coherence: "coerência",
  dimension_readability: "legibilidade",
  severity_high: "alta",
  severity_medium: "média",
  severity_low: "baixa",
  verdict_incorrect: "refutado",
  verdict_uncertain: "sem confirmação",
  claim_incorrect: "refutada",
  claim_uncertain: "sem confirmação",
  claim_correct: "respaldada",
  claim_failed: "com falha",
  claims_incorrect: "refutadas",
  claims_uncertain: "sem confirmação",
  claims_correct: "respaldadas",
  claims_failed: "com falha",
  claim_conflict: "respaldada, mas a fonte também diz",
  status_ok: "verificado",
  status_failed: "verificação falhou",
  status_no_claims: "sem afirmações verificáveis",
  status_no_source: "sem fonte",
  status_no_text: "sem texto",

  no_findings: "Nenhuma constatação foi gerada: as verificações não apontaram nada.",
  no_findings_without_result: "Nenhuma constatação foi gerada; sem resultado: {agents}.",
  no_findings_without_checks: "Nenhuma constatação foi gerada porque nenhuma verificação foi feita.",
  counts_one: "Foi gerada 1 constatação: {high} de gravidade alta, {medium} de média e {low} de baixa{without}.",
  counts_many:
    "Foram geradas {total} constatações: {high} de gravidade alta, {medium} de média e {low} de baixa{without}.",
  without_result: "; sem resultado: {agents}",
  agent_without_result: "{label} ({status})",
  focus: "A dimensão principal é {label} com {count} de {total} constatações.",
  critical_place: "Trecho crítico {number} (gravidade {severity}, {label}): “{snippet}”.",
  priority_high: "Prioridade: corrigir primeiro as constatações de gravidade alta, começando por {label}.",
  priority_medium:
    "Prioridade: revisar as constatações de gravidade média, começando por {label}; nenhuma é de gravidade alta.",
  priority_low: "Prioridade: as constatações são de gravidade baixa e podem ser resolvidas na próxima revisão.",
};
