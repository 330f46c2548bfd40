import type { Dimension } from "../contracts/explainability.ts";

/** A plain object of unknown content, as agents of many producers send it. */
export type Fields = Readonly<Record<string, unknown>>;

/** The lists an agent's output may hold issues in, in the order provenance lists them. */
export const SOURCE_LISTS = [
  "issue_spans",
  "details.issues",
  "details.incorrect_claims",
  "details.claims_incorrect",
  "details.claims",
] as const;
export type SourceList = (typeof SOURCE_LISTS)[number];

/** One list of an agent's output as it was given. */
export type InputList = { readonly source_list: SourceList; readonly values: readonly unknown[] };

/** Step 1a: the lists that hold the issues of one agent. */
export function issueLists(dimension: Dimension, agent: unknown): readonly InputList[] {
  const spans = inputList(agent, "issue_spans");
  if (dimension === "factuality") {
    return [
      spans,
      ...firstWithItems(agent, ["details.issues", "details.incorrect_claims", "details.claims_incorrect"]),
    ];
  }
  return holdsItems(spans) ? [spans] : [inputList(agent, "details.issues")];
}

/** The claims of the factuality agent: judged ones back findings, one without a verdict is a finding. */
export function claimList(agent: unknown): InputList {
  return inputList(agent, "details.claims");
}

/** Calls back for each item with its index. Whatever is not an object is no item and is passed over. */
export function forEachItem({ values }: InputList, visit: (fields: Fields, index: number) => void): void {
  for (let index = 0; index < values.length; index += 1) {
    const fields = fieldsOf(values[index]);
    if (fields !== undefined) visit(fields, index);
  }
}

/** A plain object, or undefined for anything else. */
export function fieldsOf(value: unknown): Fields | undefined {
  return typeof value === "object" && value !== null && !Array.isArray(value) ? (value as Fields) : undefined;
}

function firstWithItems(agent: unknown, names: readonly SourceList[]): InputList[] {
  const found = names.map((name) => inputList(agent, name)).find(holdsItems);
  return found === undefined ? [] : [found];
}

function holdsItems({ values }: InputList): boolean {
  return values.some((value) => fieldsOf(value) !== undefined);
}

function inputList(agent: unknown, source_list: SourceList): InputList {
  return { source_list, values: valuesAt(agent, source_list) };
}

/** The list at a path of an agent's output; empty where there is none. */
export function valuesAt(agent: unknown, path: string): readonly unknown[] {
  let value: unknown = agent;
  for (const key of path.split(".")) value = fieldsOf(value)?.[key];
  return Array.isArray(value) ? value : [];
}
