import type { DecisionOutcome, Policy } from "@beleg/core/contracts";
import { type DecisionOptions, decideWithoutTexts, rulesThatHold } from "@beleg/core/decision";
import type { PastTransaction } from "./past-transaction.ts";

type Outcomes = Readonly<Record<NonNullable<PastTransaction["outcome"]>, number>>;

/** What one rule would have done with past payments. */
export interface RuleRecord {
  readonly matches: number;
  /** Payments of which nobody could say whether it holds. */
  readonly undecided: number;
  /** What was decided in the end about the payments it matched. */
  readonly decisions: Readonly<Partial<Record<DecisionOutcome, number>>>;
  /** What these payments turned out to be, where the file says so. */
  readonly outcomes: Outcomes;
}

/** What the policies would have decided about past payments. */
export interface Backtest {
  readonly transactions: number;
  readonly decisions: Readonly<Partial<Record<DecisionOutcome, number>>>;
  /** How often the decision was the expected one, of the rows that name one. */
  readonly expected: { readonly of: number; readonly agree: number };
  /** The first of those where it was not. */
  readonly disagreements: readonly Disagreement[];
  /** How often exactly the expected rules held, of the rows that name them, and the first where not. */
  readonly expected_rules: { readonly of: number; readonly agree: number };
  readonly rule_disagreements: readonly RuleDisagreement[];
  /** By decision, what the payments turned out to be. */
  readonly outcomes: Readonly<Partial<Record<DecisionOutcome, Outcomes>>>;
}

interface Disagreement {
  readonly transaction_id: string;
  readonly expected: DecisionOutcome;
  readonly decided: DecisionOutcome;
  readonly override: string | null;
  readonly policies: readonly string[];
}

interface RuleDisagreement {
  readonly transaction_id: string;
  readonly expected: readonly string[];
  readonly held: readonly string[];
}

const MOST_DISAGREEMENTS = 50;

/** The ids of the payments each rule matched, by `policy rule`, beside its figures. */
export interface Matched {
  readonly record: RuleRecord;
  readonly ids: ReadonlySet<string>;
}

/** Decides past payments without a model and counts, for each rule and for all, what would have been decided. */
export async function backtest(
  policies: readonly Policy[],
  rows: AsyncIterable<PastTransaction>,
  options: DecisionOptions,
): Promise<{ readonly rules: ReadonlyMap<string, Matched>; readonly all: Backtest }> {
  const rules = new Map(
    policies.flatMap((policy) => policy.rules.map((_, at) => [ruleKey(policy, at + 1), counter()])),
  );
  const decisions = new Map<DecisionOutcome, number>();
  const outcomes = new Map<DecisionOutcome, { fraud: number; legitimate: number }>();
  const disagreements: Disagreement[] = [];
  const rule_disagreements: RuleDisagreement[] = [];
  let [transactions, of, agree, ruled, ruledRight] = [0, 0, 0, 0, 0];
  for await (const row of rows) {
    const state = await decideWithoutTexts(row, options);
    const decided = state.decision!.decision;
    const { transaction_id } = row.transaction;
    transactions += 1;
    add(decisions, decided);
    if (row.outcome !== undefined) {
      const known = outcomes.get(decided) ?? { fraud: 0, legitimate: 0 };
      known[row.outcome] += 1;
      outcomes.set(decided, known);
    }
    if (row.expected_decision !== undefined) {
      of += 1;
      if (row.expected_decision === decided) agree += 1;
      else if (disagreements.length < MOST_DISAGREEMENTS) {
        disagreements.push({
          transaction_id,
          expected: row.expected_decision,
          decided,
          override: state.decision!.override ?? null,
          policies: (state.policy_matches?.matches ?? []).map(({ policy_id, rule }) =>
            `${policy_id} ${rule ?? ""}`.trim(),
          ),
        });
      }
    }
    const held: string[] = [];
    for (const policy of policies) {
      const { holding, undecided } = rulesThatHold(policy, state, options.amounts);
      held.push(...holding.map(({ number }) => ruleKey(policy, number)));
      for (const { rule } of undecided) rules.get(ruleKey(policy, rule))!.open();
    }
    for (const key of held) rules.get(key)!.hit(transaction_id, decided, row.outcome);
    if (row.expected_rules !== undefined) {
      const [expected, found] = [row.expected_rules.toSorted(), held.toSorted()];
      ruled += 1;
      if (expected.join("\n") === found.join("\n")) ruledRight += 1;
      else if (rule_disagreements.length < MOST_DISAGREEMENTS) {
        rule_disagreements.push({ transaction_id, expected, held: found });
      }
    }
  }
  return {
    rules: new Map([...rules].map(([key, { read }]) => [key, read()])),
    all: {
      transactions,
      decisions: Object.fromEntries(decisions),
      expected: { of, agree },
      disagreements,
      expected_rules: { of: ruled, agree: ruledRight },
      rule_disagreements,
      outcomes: Object.fromEntries(outcomes),
    },
  };
}

/** How a rule is called in the figures. */
export function ruleKey({ policy_id }: Pick<Policy, "policy_id">, rule: number): string {
  return `${policy_id} ${rule}`;
}

function counter() {
  const ids = new Set<string>();
  const decisions = new Map<DecisionOutcome, number>();
  const outcomes = { fraud: 0, legitimate: 0 };
  let [matches, undecided] = [0, 0];
  return {
    hit(id: string, decided: DecisionOutcome, outcome: PastTransaction["outcome"]) {
      ids.add(id);
      matches += 1;
      add(decisions, decided);
      if (outcome !== undefined) outcomes[outcome] += 1;
    },
    open() {
      undecided += 1;
    },
    read: (): Matched => ({
      record: { matches, undecided, decisions: Object.fromEntries(decisions), outcomes },
      ids,
    }),
  };
}

function add(counts: Map<DecisionOutcome, number>, decided: DecisionOutcome): void {
  counts.set(decided, (counts.get(decided) ?? 0) + 1);
}
