const ENTITIES: Readonly<Record<string, string>> = {
  "&quot;": '"',
  "&#34;": '"',
  "&#39;": "'",
  "&apos;": "'",
  "&lt;": "<",
  "&gt;": ">",
  "&amp;": "&",
};

const ESCAPED: Readonly<Record<string, string>> = { "\\n": "\n", "\\r": "\r", "\\t": "\t" };

/** One layer of escaping taken off a text in which even the structural quotes are escaped; undefined if none is. */
export function unescapeText(text: string): string | undefined {
  if (/[{[,]\s{0,20}\\["n]/.test(text)) return text.replace(/\\[\s\S]/g, (pair) => ESCAPED[pair] ?? pair.slice(1));
  if (/[{[,]\s{0,20}&(?:quot|#34|apos|#39);/.test(text))
    return text.replace(/&(?:quot|#34|#39|apos|lt|gt|amp);/g, (entity) => ENTITIES[entity] ?? entity);
  return undefined;
}
