import type { DecisionOutcome } from "../../../../contracts/decision/index.ts";

/** What a customer text can say about a payment. */
export type Statement =
  | "done"
  | "charged"
  | "made"
  | "clear"
  | "enjoyed"
  | "on_confirmation"
  | "refused"
  | "not_done"
  | "not_refused"
  | "stopped"
  | "held"
  | "not_charged"
  | "code"
  | "confirm"
  | "review"
  | "checked"
  | "verified"
  | "decides"
  | "undecided"
  | "refunded"
  | "card"
  | "idle";

/** What a text about a decision must say, at least one of them, and what none may say. */
export const CONTRACT = {
  APPROVE: {
    states: ["done", "charged", "made"],
    contradicts: [
      "undecided",
      "decides",
      "refused",
      "not_done",
      "stopped",
      "held",
      "not_charged",
      "code",
      "confirm",
      "review",
      "refunded",
      "card",
      "on_confirmation",
    ],
  },
  CHALLENGE: {
    states: ["code", "confirm", "verified"],
    contradicts: ["done", "charged", "clear", "enjoyed", "refused", "not_done", "refunded", "card", "idle", "decides"],
  },
  BLOCK: {
    states: ["refused", "not_done", "stopped"],
    contradicts: [
      "undecided",
      "decides",
      "done",
      "charged",
      "clear",
      "enjoyed",
      "on_confirmation",
      "not_refused",
      "held",
      "code",
      "confirm",
      "review",
      "refunded",
      "card",
    ],
  },
  ESCALATE_TO_HUMAN: {
    states: ["review", "checked", "undecided"],
    contradicts: [
      "done",
      "charged",
      "clear",
      "enjoyed",
      "on_confirmation",
      "refused",
      "not_done",
      "code",
      "refunded",
      "card",
    ],
  },
} satisfies Readonly<
  Record<DecisionOutcome, { readonly states: readonly Statement[]; readonly contradicts: readonly Statement[] }>
>;

/** What a good letter hardly ever says of anything but its payment; `received`, `nothing to do` or `not completed` it may. */
export const FIRM: ReadonlySet<Statement> = new Set([
  "refused",
  "stopped",
  "confirm",
  "review",
  "decides",
  "on_confirmation",
]);
