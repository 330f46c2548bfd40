const INSIDE = /[\p{L}\p{N}]/u;

/** Takes names out of a text where they stand as a whole: `core` goes, the `core` in `score` stays. Linear time. */
export function withoutNames(text: string, names: readonly string[]): string {
  return names.reduce(withoutName, text);
}

function withoutName(text: string, name: string): string {
  let kept = "";
  let from = 0;
  for (let at = text.indexOf(name); at !== -1; at = text.indexOf(name, at + name.length)) {
    const end = at + name.length;
    if (continues(name[0], text[at - 1]) || continues(name.at(-1), text[end])) continue;
    kept += `${text.slice(from, at)} `;
    from = end;
  }
  return kept + text.slice(from);
}

/** True when a sign of the name and its neighbour belong to one word. */
function continues(own: string | undefined, neighbour: string | undefined): boolean {
  return own !== undefined && neighbour !== undefined && INSIDE.test(own) && INSIDE.test(neighbour);
}
