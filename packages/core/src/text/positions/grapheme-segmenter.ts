let segmenter: Intl.Segmenter | undefined;

/** Splits a text into graphemes; the segmenter is made on first use, as making one is slow and plain text needs none. */
export function graphemesOf(text: string): Intl.Segments {
  segmenter ??= new Intl.Segmenter("en", { granularity: "grapheme" });
  return segmenter.segment(text);
}
