import type { ShownSource } from "../report/index.ts";

/** What the user is about to check. */
export type Draft = {
  /** At least one; a single one needs no name. */
  readonly sources: readonly DraftSource[];
  readonly text: string;
  /** What the text must show, one criterion a line. */
  readonly criteria: string;
  readonly label: string;
  readonly lang: "" | "de" | "en" | "es" | "pt";
  /** Whether the result is kept as a run. */
  readonly keep: boolean;
};

/** A source being written; `key` tells it from the others while names change. */
export type DraftSource = { readonly key: number; readonly name: string; readonly text: string };

export const EMPTY_SOURCE: DraftSource = { key: 0, name: "", text: "" };

/** A key that none of the sources has. */
export function freeKey(sources: readonly DraftSource[]): number {
  return Math.max(-1, ...sources.map(({ key }) => key)) + 1;
}

/** The first file goes where it was dropped, each further one becomes a source of its own; they are called as the files are. */
export function withFiles(
  sources: readonly DraftSource[],
  key: number,
  files: readonly { readonly name: string; readonly text: string }[],
): readonly DraftSource[] {
  const [first, ...more] = files;
  if (first === undefined) return sources;
  const next = freeKey(sources);
  return [
    ...sources.map((one) => (one.key === key ? { key, ...first } : one)),
    ...more.map((file, at) => ({ key: next + at, ...file })),
  ];
}

/** The sources as they are checked: one without a name, several by their names or else their numbers. */
export function draftedSources({ sources }: Draft): readonly ShownSource[] {
  const written = sources
    .map(({ name, text }, at) => ({ id: name.trim() || String(at + 1), text }))
    .filter(({ text }) => text.trim() !== "");
  return written.length > 1 ? written : [{ id: null, text: written[0]?.text ?? "" }];
}

/** The criteria as they are checked. */
export function draftedCriteria({ criteria }: Draft): string[] {
  return criteria
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "");
}

export const EMPTY_DRAFT: Draft = { sources: [EMPTY_SOURCE], text: "", criteria: "", label: "", lang: "", keep: true };

const KEY = "beleg.draft";

/** What was being written in this window; it survives a reload, but not the window: texts may be confidential. */
export function loadDraft(): Draft {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? "null");
    return isDraft(kept) ? kept : EMPTY_DRAFT;
  } catch {
    return EMPTY_DRAFT;
  }
}

/** Keeps it. A text too long for the browser's store is not worth an error: it stays on the page. */
export function saveDraft(draft: Draft): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(draft));
  } catch {
    sessionStorage.removeItem(KEY);
  }
}

/** What an older page has left there must not break this one. */
function isDraft(value: unknown): value is Draft {
  if (typeof value !== "object" || value === null) return false;
  const { sources, text, criteria, label, lang, keep } = value as Readonly<Record<keyof Draft, unknown>>;
  const isSource = (one: Partial<DraftSource> | null) =>
    typeof one?.key === "number" && typeof one.name === "string" && typeof one.text === "string";
  const words = [text, criteria, label, lang].every((one) => typeof one === "string");
  return words && typeof keep === "boolean" && Array.isArray(sources) && sources.length > 0 && sources.every(isSource);
}
