import type { InputOf } from "../api/index.ts";

type Asked = NonNullable<InputOf<"getEvaluationRow">["query"]>;

/** Which rows are looked at, as the address has it. */
export type RowChoice = { readonly [Key in keyof Asked]?: string };

const KEYS = [
  "cell",
  "label",
  "origin",
  "system",
  "lang",
  "length",
  "error_type",
  "score_from",
  "score_to",
  "q",
  "order",
] as const satisfies readonly (keyof Asked)[];

/** The choice an address makes. */
export function choiceIn(query: URLSearchParams): RowChoice {
  return Object.fromEntries(KEYS.flatMap((key) => (query.get(key) ? [[key, query.get(key) ?? ""]] : [])));
}

/** The choice as the service takes it; what is no choice of its own it refuses in its own words. */
export function askedFor({ score_from, score_to, ...choice }: RowChoice): Asked {
  return {
    ...(choice as Asked),
    ...(score_from === undefined ? {} : { score_from: Number(score_from) }),
    ...(score_to === undefined ? {} : { score_to: Number(score_to) }),
  };
}

/** The list of the rows chosen. */
export function rowsAddress(id: number, choice: RowChoice = {}): string {
  return `/evaluations/${id}/rows${searchOf(choice)}`;
}

/** One row; it remembers among which rows it was found. */
export function rowAddress(id: number, row: number, choice: RowChoice = {}): string {
  return `/evaluations/${id}/rows/${row}${searchOf(choice)}`;
}

/** A row of two evaluations beside each other. */
export function comparedRowAddress(a: string | number, b: string | number, id: string): string {
  return `/evaluations/compare/row?${new URLSearchParams({ a: String(a), b: String(b), id })}`;
}

function searchOf(choice: RowChoice): string {
  const search = new URLSearchParams(Object.entries(choice).filter(([, value]) => value !== ""));
  return search.size === 0 ? "" : `?${search}`;
}
