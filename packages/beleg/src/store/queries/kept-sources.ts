import { joinTexts, type Source } from "@beleg/core/contracts";

/** Where one of several sources stands in the article that keeps them all. */
export type KeptSource = Omit<Source, "text"> & { readonly start_char: number; readonly end_char: number };

/**
 * What tells the sources of a run apart. Their texts are one article, in a row: search, deletion and the graph know one
 * source of a run.
 */
export function keepSources(sources: readonly Source[]): KeptSource[] {
  const { places } = joinTexts(sources);
  return sources.map(({ text: _text, ...about }, at) => {
    const { start, end } = places[at]!;
    return { ...about, start_char: start, end_char: end };
  });
}

/** The sources an article was made of. */
export function readSources(text: string, kept: readonly KeptSource[]): Source[] {
  return kept.map(({ start_char, end_char, ...about }) => ({ ...about, text: text.slice(start_char, end_char) }));
}
