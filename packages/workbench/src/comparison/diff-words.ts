/** A run of words that both texts have, that only the first has, or that only the second has. */
export type DiffPart = { readonly kind: "same" | "gone" | "new"; readonly text: string };

/** Beyond so many changes the rest is told as one: two such texts have little in common, and the search would take long. */
const MOST_EDITS = 1200;

/** What became of a text, word by word. The parts that are not new make up the first text, those not gone the second. */
export function diffWords(before: string, after: string, mostEdits = MOST_EDITS): readonly DiffPart[] {
  const [a, b] = [tokensOf(before), tokensOf(after)];
  const least = Math.min(a.length, b.length);
  let head = 0;
  while (head < least && a[head] === b[head]) head += 1;
  let tail = 0;
  while (tail < least - head && a[a.length - 1 - tail] === b[b.length - 1 - tail]) tail += 1;
  const middle = shortestEdit(a.slice(head, a.length - tail), b.slice(head, b.length - tail), mostEdits);
  return joined([
    { kind: "same", text: a.slice(0, head).join("") },
    ...middle,
    { kind: "same", text: tail === 0 ? "" : a.slice(-tail).join("") },
  ]);
}

/** Words with the blanks after them, and punctuation on its own: all of them together are the text. */
function tokensOf(text: string): readonly string[] {
  return text.match(/[\p{L}\p{M}\p{N}]+\s*|[^\p{L}\p{M}\p{N}]\s*/gu) ?? [];
}

/** Myers' search for the fewest words that go and come; gives up after `most` of them. */
function shortestEdit(a: readonly string[], b: readonly string[], most: number): readonly DiffPart[] {
  const all = { gone: a.join(""), new: b.join("") };
  const apart = [
    { kind: "gone", text: all.gone },
    { kind: "new", text: all.new },
  ] as const;
  if (a.length === 0 || b.length === 0) return apart;
  const limit = Math.min(most, a.length + b.length);
  const middle = limit + 1;
  const reached = new Int32Array(2 * limit + 3);
  const trace: Int32Array[] = [];
  for (let edits = 0; edits <= limit; edits += 1) {
    trace.push(reached.slice(middle - edits - 1, middle + edits + 2));
    for (let k = -edits; k <= edits; k += 2) {
      const down = k === -edits || (k !== edits && reached[middle + k - 1]! < reached[middle + k + 1]!);
      let x = down ? reached[middle + k + 1]! : reached[middle + k - 1]! + 1;
      while (x < a.length && x - k < b.length && a[x] === b[x - k]) x += 1;
      reached[middle + k] = x;
      if (x >= a.length && x - k >= b.length) return walkBack(a, b, trace);
    }
  }
  return apart;
}

function walkBack(a: readonly string[], b: readonly string[], trace: readonly Int32Array[]): readonly DiffPart[] {
  const parts: DiffPart[] = [];
  let [x, y] = [a.length, b.length];
  for (let edits = trace.length - 1; edits >= 0; edits -= 1) {
    // Each entry holds the diagonals from -edits - 1 to edits + 1.
    const at = (k: number) => trace[edits]![k + edits + 1]!;
    const k = x - y;
    const down = k === -edits || (k !== edits && at(k - 1) < at(k + 1));
    const from = down ? at(k + 1) : at(k - 1);
    const start = edits === 0 ? 0 : from;
    const end = start - (edits === 0 ? 0 : down ? k + 1 : k - 1);
    while (x > start + (edits > 0 && !down ? 1 : 0) && y > end + (edits > 0 && down ? 1 : 0)) {
      x -= 1;
      y -= 1;
      parts.push({ kind: "same", text: a[x]! });
    }
    if (edits === 0) break;
    if (down) y -= 1;
    else x -= 1;
    parts.push(down ? { kind: "new", text: b[y]! } : { kind: "gone", text: a[x]! });
  }
  return parts.reverse();
}

/** Neighbours of one kind become one part; between two places that did not change, what went stands before what came. */
function joined(parts: readonly DiffPart[]): readonly DiffPart[] {
  const found: DiffPart[] = [];
  let [gone, fresh] = ["", ""];
  const flush = () => {
    if (gone !== "") found.push({ kind: "gone", text: gone });
    if (fresh !== "") found.push({ kind: "new", text: fresh });
    [gone, fresh] = ["", ""];
  };
  for (const { kind, text } of parts) {
    if (text === "") continue;
    if (kind === "gone") gone += text;
    else if (kind === "new") fresh += text;
    else {
      flush();
      const last = found.at(-1);
      if (last?.kind === "same") found[found.length - 1] = { kind, text: last.text + text };
      else found.push({ kind, text });
    }
  }
  flush();
  return found;
}
