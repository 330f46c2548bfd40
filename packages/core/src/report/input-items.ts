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

/** One issue of the input with the place it stands at. */
export type InputItem = {
  readonly source_list: SourceList;
  readonly item_index: number;
  readonly fields: Fields;
};

/** Step 1a: the issues of one agent. Whatever is not an object is no issue and is passed over. */
export function issueItems(dimension: Dimension, agent: unknown): readonly InputItem[] {
  const spans = itemsOf(agent, "issue_spans");
  if (dimension === "factuality") {
    return spans.concat(
      firstNonEmpty(agent, ["details.issues", "details.incorrect_claims", "details.claims_incorrect"]),
    );
  }
  return spans.length > 0 ? spans : itemsOf(agent, "details.issues");
}

/** The claims of the factuality agent; they back findings and never add one. */
export function claimItems(agent: unknown): readonly InputItem[] {
  return itemsOf(agent, "details.claims");
}

/** A plain object, or undefined for anything else. */
export function fieldsOf(value: unknown): Fields | undefined {
  return typeof value === "object" && value !== null && !Array.isArray(value) ? (value as Fields) : undefined;
}

function firstNonEmpty(agent: unknown, lists: readonly SourceList[]): readonly InputItem[] {
  for (const list of lists) {
    const items = itemsOf(agent, list);
    if (items.length > 0) return items;
  }
  return [];
}

function itemsOf(agent: unknown, list: SourceList): InputItem[] {
  const found: InputItem[] = [];
  const values = listOf(agent, list);
  for (let index = 0; index < values.length; index += 1) {
    const fields = fieldsOf(values[index]);
    if (fields !== undefined) found.push({ source_list: list, item_index: index, fields });
  }
  return found;
}

function listOf(agent: unknown, list: SourceList): readonly unknown[] {
  let value: unknown = agent;
  for (const key of list.split(".")) value = fieldsOf(value)?.[key];
  return Array.isArray(value) ? value : [];
}
