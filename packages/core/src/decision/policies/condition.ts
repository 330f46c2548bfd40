import type { SignalKey } from "../signals/signal-keys.ts";
import type { Money } from "./amount-table.ts";
import type { MoneyField, NumberField, StateField, ValueField } from "./vocabulary.ts";

export type Comparison = ">" | ">=" | "<" | "<=";

/** A span of the day in minutes, with its start and without its end; it may pass midnight. */
export interface DaySpan {
  readonly from: number;
  readonly to: number;
}

/** What an amount is compared with. */
export type MoneyOperand =
  | { readonly of: "money"; readonly values: readonly Money[] }
  | { readonly of: "limit"; readonly name: string }
  | { readonly of: "field"; readonly factor: number; readonly field: MoneyField; readonly window: number | null };

/** One condition of a rule, read. Windows are milliseconds. */
export type Condition =
  | { readonly kind: "signal"; readonly name: SignalKey }
  | {
      readonly kind: "money";
      readonly field: MoneyField;
      readonly window: number | null;
      readonly operator: Comparison;
      readonly operand: MoneyOperand;
    }
  | {
      readonly kind: "number";
      readonly field: NumberField;
      readonly window: number | null;
      readonly operator: Comparison;
      readonly value: number;
    }
  | {
      readonly kind: "member";
      readonly field: ValueField;
      readonly negated: boolean;
      /** The customer's own list, or values. */
      readonly values: "usual" | readonly string[];
    }
  | { readonly kind: "state"; readonly field: StateField; readonly negated: boolean; readonly state: string }
  | { readonly kind: "time"; readonly negated: boolean; readonly span: "usual" | DaySpan };
