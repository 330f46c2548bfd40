/** What `beleg policies` says. */
export const policies = {
  never_holds: "{rule} never holds: its conditions exclude each other",
  other_action: "{rule} and {other} hold in the same cases and ask for different actions",
  no_effect: "{rule} has no effect: wherever it holds, {other} holds too and asks for more",
  duplicate: "{rule} says what {other} says",
  overlap: "{rule} and {other} overlap and ask for different actions; the stricter one wins",
  no_match: "{rule} matches none of the past payments",
  same_cases: "{rule} and {other} match the same {cases} past payments and ask for different actions",
  unmarked: "{rule} marks no sentence: write **Rule {number}:** before the one that carries it",
  unknown_limit:
    "{rule} cannot be decided for {cases} past payments: a limit, habits or the threat level are not known",
  passed: "no conflict (policies: {policies}, rules: {rules})",
  no_rules:
    "none of these policies has a rule, so only their words are matched: docs/guides/policies.md shows how rules are written",
  conflicts: "conflicts: {conflicts} (policies: {policies}, rules: {rules})",
  invalid: "{problems} mistakes: correct them, nothing was decided",
  backtest: "{transactions} past payments decided without a model:",
  expected: "expected decisions met: {agree} of {of}",
  disagreement: "{id}: expected {expected}, decided {decided} ({why})",
  expected_rules: "expected rules met: {agree} of {of}",
  rule_disagreement: "{id}: expected rules {expected}, held {held}",
};
