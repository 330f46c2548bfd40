import type { Messages } from "../../parts/messages.ts";
import { checkReport } from "./check-report.ts";

export const report: Messages["report"] = {
  ...checkReport,
  quoted: "„{text}“",
  criteria: "Kriterien",
  criteria_met: "{met} von {total} erfüllt",
  criteria_need_model: "Kriterien brauchen ein Sprachmodell",
  criterion_state_met: "erfüllt",
  criterion_state_not_met: "nicht erfüllt",
  criterion_state_unclear: "offen",
  verdict_incorrect: "widerlegt",
  verdict_uncertain: "nicht bestätigt",
  claim_incorrect: "widerlegt",
  claim_uncertain: "nicht bestätigt",
  claim_correct: "belegt",
  claim_failed: "fehlgeschlagen",
  claims_incorrect: "widerlegt",
  claims_uncertain: "nicht bestätigt",
  claims_correct: "belegt",
  claims_failed: "fehlgeschlagen",
  claim_conflict: "belegt, aber die Quelle sagt auch",
  below_gate: "lässt die Prüfung nicht scheitern",
  known_finding: "schon bekannt",
  score_of_judged: "{score} über die beurteilten Sätze ({judged} von {total} Aussagen beurteilt)",
  score_incomplete: "{score} über die beurteilten Sätze (unvollständig: {judged} von {total} Aussagen beurteilt)",
  incomplete: "unvollständig: {judged} von {total} Aussagen beurteilt",
};
