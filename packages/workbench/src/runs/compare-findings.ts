import type { Finding } from "../api/index.ts";

/** What two reports have in common and what only one of them says. */
export type FindingChanges = {
  readonly gone: readonly Finding[];
  readonly added: readonly Finding[];
  readonly kept: readonly Finding[];
};

/**
 * Compares the findings of two reports. Ids hold the place and the wording, which change with the text and the language
 * of the report; the same words with the same kind of problem are the same finding here, as often as they occur.
 */
export function compareFindings(before: readonly Finding[], after: readonly Finding[]): FindingChanges {
  const left = new Map<string, Finding[]>();
  for (const finding of before) left.set(nameOf(finding), [...(left.get(nameOf(finding)) ?? []), finding]);
  const added: Finding[] = [];
  const kept: Finding[] = [];
  for (const finding of after) {
    if (left.get(nameOf(finding))?.shift() === undefined) added.push(finding);
    else kept.push(finding);
  }
  return { gone: [...left.values()].flat(), added, kept };
}

function nameOf({ dimension, source, span }: Finding): string {
  return JSON.stringify([dimension, source.issue_type, source.verdict, span?.text.trim() ?? null]);
}
