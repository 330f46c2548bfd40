import type { Messages } from "../../parts/messages.ts";
import { checkReport } from "./check-report.ts";

export const report: Messages["report"] = {
  ...checkReport,
  quoted: "«{text}»",
  criteria: "Critérios",
  criteria_met: "{met} de {total} cumpridos",
  criteria_need_model: "os critérios precisam de um modelo de linguagem",
  criterion_state_met: "cumprido",
  criterion_state_not_met: "não cumprido",
  criterion_state_unclear: "em aberto",
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
  below_gate: "não faz falhar o controlo",
  known_finding: "já conhecido",
  score_of_judged: "{score} das frases avaliadas ({judged} de {total} afirmações avaliadas)",
  score_incomplete: "{score} das frases avaliadas (incompleto: {judged} de {total} afirmações avaliadas)",
  incomplete: "incompleto: {judged} de {total} afirmações avaliadas",
};
