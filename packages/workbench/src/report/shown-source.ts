import type { RunDetail } from "../api/index.ts";

/** A source beside the text; the only one needs no name. */
export type ShownSource = {
  readonly id: string | null;
  readonly text: string;
  readonly title?: string | null;
  readonly url?: string | null;
  readonly date?: string | null;
};

/** The sources a run was checked against. */
export function sourcesOfRun({ article, sources }: Pick<RunDetail, "article" | "sources">): readonly ShownSource[] {
  return sources ?? [{ id: null, text: article?.text ?? "" }];
}

/** What a pane calls a source: its name, and what is known of it. */
export function sourceTitle({ id, title, url, date }: ShownSource): string | null {
  return id === null ? null : [id, title, url, date].filter((one) => one).join(" · ");
}

/** The sources as the service takes them. */
export function bodySources(sources: readonly ShownSource[]) {
  const [first] = sources;
  if (first === undefined || (first.id === null && first.text === "")) return {};
  if (first.id === null) return { article_text: first.text };
  return { sources: sources.map(({ id, ...source }) => ({ id: id ?? "", ...source })) };
}
