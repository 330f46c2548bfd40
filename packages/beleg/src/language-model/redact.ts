const KEY_SHAPES = /\b(?:sk|pk|key|gsk|xai)[-_][A-Za-z0-9_-]{8,}|Bearer\s+[^\s"',;]{4,}/g;

/** Takes a known secret, and anything shaped like a key, out of a text that may reach a log or a report. */
export function redact(text: string, secret: string | undefined): string {
  const known = secret === undefined || secret.length < 4 ? text : text.replaceAll(secret, "[redacted]");
  return known.replace(KEY_SHAPES, "[redacted]");
}
