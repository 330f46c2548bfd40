const TEXT_FIELDS = ["customer_explanation", "audit_explanation"] as const;
const LIST_FIELDS = ["key_factors", "recommended_actions"] as const;
const MAX_LENGTH = 20_000;

type Found = {
  [Field in (typeof TEXT_FIELDS)[number]]?: string;
} & { [Field in (typeof LIST_FIELDS)[number]]?: string[] };

/** The last step of the ladder: each field by its name and what stands behind it. The last mention wins. Linear time. */
export function fieldsByPattern(text: string): Found {
  const found: Found = {};
  for (const field of TEXT_FIELDS) {
    const value = textBehind(text, field);
    if (value !== null) found[field] = value;
  }
  for (const field of LIST_FIELDS) {
    const value = listBehind(text, field);
    if (value.length > 0) found[field] = value;
  }
  return found;
}

function textBehind(text: string, field: string): string | null {
  const at = valueStart(text, field);
  if (at === -1) return null;
  const quote = text[at];
  // A bare number, list or literal is no text.
  if (quote !== '"' && quote !== "'")
    return /^(?!(?:null|none|true|false)\b)(?:\p{L}|[¡¿])/iu.test(text.slice(at, at + 8))
      ? untilNextField(text, at)
      : null;
  return quoted(text, at);
}

/** The place right behind `field:`, blanks and closing quotes passed over; -1 when there is none. */
function valueStart(text: string, field: string): number {
  const name = text.lastIndexOf(field);
  if (name === -1) return -1;
  const gap = /^["'*_`\s]{0,8}[:=]\s{0,40}[*_`]{0,3}\s{0,8}/.exec(
    text.slice(name + field.length, name + field.length + 80),
  );
  return gap === null ? -1 : name + field.length + gap[0].length;
}

/** A quoted string with its escapes; one that never ends counts up to the end of its line, if a sentence ends there. */
function quoted(text: string, start: number): string | null {
  const quote = text[start];
  let value = "";
  for (let i = start + 1; i < Math.min(text.length, start + MAX_LENGTH); i += 1) {
    const sign = text[i]!;
    if (sign === "\\") {
      const next = text[i + 1] ?? "";
      const code = next === "u" ? /^[0-9a-f]{4}/i.exec(text.slice(i + 2, i + 6))?.[0] : undefined;
      if (code !== undefined) value += String.fromCharCode(Number.parseInt(code, 16));
      else value += next === "n" ? "\n" : next === "t" ? "\t" : next;
      i += code === undefined ? 1 : 5;
    } else if (sign === quote) return value;
    else value += sign;
  }
  const line = value.split("\n", 1)[0] ?? "";
  return endsSentence(line) ? line : null;
}

/** True when a text ends where a sentence does: nobody is told half a sentence. */
export function endsSentence(text: string): boolean {
  return /[.!?…]["'”»)]?\s*$/.test(text);
}

function untilNextField(text: string, start: number): string {
  const rest = text.slice(start, start + MAX_LENGTH);
  const next =
    /["'*_`\s-]{0,8}(?:customer_explanation|audit_explanation|key_factors|recommended_actions)|\n\s*\n|[}\]]/.exec(
      rest,
    );
  return (next === null ? rest : rest.slice(0, next.index)).trim().replace(/[",]+$/, "");
}

function listBehind(text: string, field: string): string[] {
  const at = valueStart(text, field);
  if (at === -1 || text[at] !== "[") return [];
  const end = text.indexOf("]", at);
  const body = text.slice(at + 1, Math.min(end === -1 ? at + 2000 : end, at + 4000));
  return [...body.matchAll(/"([^"\n]{1,200})"/g)].map((match) => match[1]!);
}
