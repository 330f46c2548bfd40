import type { Messages } from "../../parts/messages.ts";

export const policies: Messages["policies"] = {
  never_holds: "{rule} nunca se cumpre: suas condições se excluem",
  other_action: "{rule} e {other} se cumprem nos mesmos casos e pedem ações diferentes",
  no_effect: "{rule} não tem efeito: onde se cumpre, {other} também se cumpre e pede mais",
  duplicate: "{rule} diz o mesmo que {other}",
  overlap: "{rule} e {other} se sobrepõem e pedem ações diferentes; vale a mais rígida",
  no_match: "{rule} não se cumpre em nenhum dos pagamentos passados",
  same_cases: "{rule} e {other} se cumprem nos mesmos {cases} pagamentos passados e pedem ações diferentes",
  unmarked: "{rule} não marca nenhuma frase: escreva **Regra {number}:** antes da que a contém",
  unknown_limit:
    "{rule} não pode ser decidida em {cases} pagamentos passados: não se conhece um limite, os hábitos ou o nível de ameaça",
  passed: "nenhum conflito (políticas: {policies}, regras: {rules})",
  no_rules:
    "nenhuma destas políticas tem regras, por isso só contam as suas palavras: docs/guides/policies.md mostra como se escrevem",
  conflicts: "conflitos: {conflicts} (políticas: {policies}, regras: {rules})",
  invalid: "{problems} erros: corrija-os, nada foi decidido",
  backtest: "{transactions} pagamentos passados decididos sem modelo:",
  expected: "decisões esperadas acertadas: {agree} de {of}",
  disagreement: "{id}: esperava-se {expected}, decidiu-se {decided} ({why})",
  expected_rules: "regras esperadas acertadas: {agree} de {of}",
  rule_disagreement: "{id}: regras esperadas {expected}, cumpridas {held}",
};
