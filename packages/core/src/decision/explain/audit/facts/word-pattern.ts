/** A pattern of whole words over a plain copy, where `ß` stays one letter. */
export function wordPattern(source: string, flags = ""): RegExp {
  return new RegExp(`(?<![\\p{L}\\d-])(?:${source.replaceAll("ss", "(?:ss|ß)")})(?![\\p{L}\\d])`, `u${flags}`);
}
