import type { Messages } from "../../parts/messages.ts";

export const policies: Messages["policies"] = {
  never_holds: "{rule} no se cumple nunca: sus condiciones se excluyen",
  other_action: "{rule} y {other} se cumplen en los mismos casos y piden acciones distintas",
  no_effect: "{rule} no tiene efecto: donde se cumple, también se cumple {other}, que pide más",
  duplicate: "{rule} dice lo mismo que {other}",
  overlap: "{rule} y {other} se solapan y piden acciones distintas; vale la más estricta",
  no_match: "{rule} no se cumple en ninguno de los pagos pasados",
  same_cases: "{rule} y {other} se cumplen en los mismos {cases} pagos pasados y piden acciones distintas",
  unmarked: "{rule} no marca ninguna oración: escriba **Regla {number}:** delante de la que la contiene",
  unknown_limit:
    "{rule} no se puede decidir en {cases} pagos pasados: no se conoce un límite, los hábitos o el nivel de amenaza",
  passed: "ningún conflicto (políticas: {policies}, reglas: {rules})",
  no_rules:
    "ninguna de estas políticas tiene reglas, así que solo cuentan sus palabras: docs/guides/policies.md muestra cómo se escriben",
  conflicts: "conflictos: {conflicts} (políticas: {policies}, reglas: {rules})",
  invalid: "{problems} errores: corríjalos, no se decidió nada",
  backtest: "{transactions} pagos pasados decididos sin modelo:",
  expected: "decisiones esperadas acertadas: {agree} de {of}",
  disagreement: "{id}: se esperaba {expected}, se decidió {decided} ({why})",
  expected_rules: "reglas esperadas acertadas: {agree} de {of}",
  rule_disagreement: "{id}: reglas esperadas {expected}, cumplidas {held}",
};
