/** What the user is about to check. */
export type Draft = {
  readonly source: string;
  readonly text: string;
  readonly label: string;
  readonly lang: "" | "de" | "en" | "es" | "pt";
  /** Whether the result is kept as a run. */
  readonly keep: boolean;
};

export const EMPTY_DRAFT: Draft = { source: "", text: "", label: "", lang: "", keep: true };

/** Survives a walk through the other pages, but not the window: texts may be confidential. */
export const unfinished: { draft: Draft } = { draft: EMPTY_DRAFT };
