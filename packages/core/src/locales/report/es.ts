import type { TranslationOf } from "../message-table.ts";
import type { en } from "./en.ts";

export const es: TranslationOf<typeof en> = {
  default_message: "Problema detectado en {dimension}.",

  dimension_factuality: "veracidad",
  dimension_coherence: "coherencia",
  dimension_readability: "legibilidad",
  severity_high: "alta",
  severity_medium: "media",
  severity_low: "baja",
  verdict_incorrect: "refutado",
  verdict_uncertain: "sin respaldo",
  claim_incorrect: "refutada",
  claim_uncertain: "sin respaldo",
  claim_correct: "respaldada",
  claim_failed: "fallida",
  claims_incorrect: "refutadas",
  claims_uncertain: "sin respaldo",
  claims_correct: "respaldadas",
  claims_failed: "fallidas",
  status_ok: "comprobado",
  status_failed: "comprobación fallida",
  status_no_claims: "sin afirmaciones comprobables",
  status_no_source: "sin fuente",
  status_no_text: "sin texto",

  no_findings: "No se generaron hallazgos: las comprobaciones no señalaron nada.",
  no_findings_without_result: "No se generaron hallazgos; sin resultado: {agents}.",
  no_findings_without_checks: "No se generaron hallazgos porque no se realizó ninguna comprobación.",
  counts_one: "Se generó 1 hallazgo: {high} de gravedad alta, {medium} de media y {low} de baja{without}.",
  counts_many: "Se generaron {total} hallazgos: {high} de gravedad alta, {medium} de media y {low} de baja{without}.",
  without_result: "; sin resultado: {agents}",
  agent_without_result: "{label} ({status})",
  focus: "La dimensión principal es {label} con {count} de {total} hallazgos.",
  critical_place: "Pasaje crítico {number} (gravedad {severity}, {label}): «{snippet}».",
  priority_high: "Prioridad: corregir primero los hallazgos de gravedad alta, empezando por {label}.",
  priority_medium:
    "Prioridad: revisar los hallazgos de gravedad media, empezando por {label}; ninguno es de gravedad alta.",
  priority_low: "Prioridad: los hallazgos son de gravedad baja y pueden resolverse en la próxima revisión.",
};
