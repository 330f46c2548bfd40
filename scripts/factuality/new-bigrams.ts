/** The floor any estimate has to beat: the share of a text's neighbouring word pairs that do not stand in its source. */
export function newBigrams({ article_text, summary_text }: { article_text: string; summary_text: string }): number {
  const known = new Set(bigramsOf(article_text));
  const own = bigramsOf(summary_text);
  return own.filter((pair) => !known.has(pair)).length / Math.max(1, own.length);
}

function bigramsOf(text: string): string[] {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.slice(1).map((word, at) => `${words[at]} ${word}`);
}
