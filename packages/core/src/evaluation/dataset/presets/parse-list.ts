/**
 * A list of texts that a table holds as text: JSON, or the way Python prints a list, `['One.', "It's two."]`, which is what
 * pandas writes into a CSV. Null when it is neither. One pass over the text.
 */
export function parseList(text: string): readonly unknown[] | null {
  const trimmed = text.trim();
  if (!trimmed.startsWith("[") || !trimmed.endsWith("]")) return null;
  try {
    return JSON.parse(trimmed) as unknown[];
  } catch {
    return pythonList(trimmed);
  }
}

const ESCAPES: Readonly<Record<string, string>> = { n: "\n", t: "\t", r: "\r", "\\": "\\", "'": "'", '"': '"' };

function pythonList(text: string): readonly string[] | null {
  const items: string[] = [];
  let at = 1;
  while (at < text.length - 1) {
    const char = text[at]!;
    // numpy prints no commas between the items.
    if (char === "," || char === " " || char === "\n") {
      at += 1;
      continue;
    }
    if (char !== "'" && char !== '"') return null;
    const item = quotedItem(text, at + 1, char);
    if (item === null) return null;
    items.push(item.value);
    at = item.end;
  }
  return items;
}

function quotedItem(
  text: string,
  from: number,
  quote: string,
): { readonly value: string; readonly end: number } | null {
  const parts: string[] = [];
  for (let at = from; at < text.length; at += 1) {
    const char = text[at]!;
    if (char === quote) return { value: parts.join(""), end: at + 1 };
    if (char !== "\\") {
      parts.push(char);
      continue;
    }
    const next = text[at + 1] ?? "";
    const length = next === "x" ? 2 : next === "u" ? 4 : next === "U" ? 8 : 0;
    const code = length === 0 ? Number.NaN : Number.parseInt(text.slice(at + 2, at + 2 + length), 16);
    parts.push(Number.isNaN(code) || code > 0x10ffff ? (ESCAPES[next] ?? `\\${next}`) : String.fromCodePoint(code));
    at += 1 + (Number.isNaN(code) ? 0 : length);
  }
  return null;
}
