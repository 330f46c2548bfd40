import type { ShownSource } from "../report/index.ts";

/** What the user is about to check. */
export type Draft = {
  /** At least one; a single one needs no name. */
  readonly sources: readonly DraftSource[];
  readonly text: string;
  readonly label: string;
  readonly lang: "" | "de" | "en" | "es" | "pt";
  /** Whether the result is kept as a run. */
  readonly keep: boolean;
};

/** A source being written; `key` tells it from the others while names change. */
export type DraftSource = { readonly key: number; readonly name: string; readonly text: string };

export const EMPTY_SOURCE: DraftSource = { key: 0, name: "", text: "" };

/** The sources as they are checked: one without a name, several by their names or else their numbers. */
export function draftedSources({ sources }: Draft): readonly ShownSource[] {
  const written = sources
    .map(({ name, text }, at) => ({ id: name.trim() || String(at + 1), text }))
    .filter(({ text }) => text.trim() !== "");
  return written.length > 1 ? written : [{ id: null, text: written[0]?.text ?? "" }];
}

export const EMPTY_DRAFT: Draft = { sources: [EMPTY_SOURCE], text: "", label: "", lang: "", keep: true };

/** Survives a walk through the other pages, but not the window: texts may be confidential. */
export const unfinished: { draft: Draft } = { draft: EMPTY_DRAFT };
