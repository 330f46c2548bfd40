import type { Messages } from "../../parts/messages.ts";
import { checkReport } from "./check-report.ts";

export const report: Messages["report"] = {
  ...checkReport,
  quoted: "«{text}»",
  criteria: "Criterios",
  criteria_met: "{met} de {total} cumplidos",
  criteria_need_model: "los criterios necesitan un modelo de lenguaje",
  criterion_state_met: "cumplido",
  criterion_state_not_met: "no cumplido",
  criterion_state_unclear: "sin resolver",
  verdict_incorrect: "refutado",
  verdict_uncertain: "sin confirmar",
  claim_incorrect: "refutada",
  claim_uncertain: "sin confirmar",
  claim_correct: "respaldada",
  claim_failed: "fallida",
  claims_incorrect: "refutadas",
  claims_uncertain: "sin confirmar",
  claims_correct: "respaldadas",
  claims_failed: "fallidas",
  claim_conflict: "respaldada, pero la fuente también dice",
  below_gate: "no hace fallar el control",
  known_finding: "ya conocido",
  score_of_judged: "{score} de las frases evaluadas ({judged} de {total} afirmaciones evaluadas)",
  score_incomplete: "{score} de las frases evaluadas (incompleto: {judged} de {total} afirmaciones evaluadas)",
  incomplete: "incompleto: {judged} de {total} afirmaciones evaluadas",
};
