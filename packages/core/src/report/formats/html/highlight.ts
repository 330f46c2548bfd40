import { escapeHtml } from "./escape-html.ts";

/** A place to mark: the attributes of its elements, and more for the first one (the badge). */
export type Highlight = {
  readonly start: number;
  readonly end: number;
  /** Ready HTML attributes, escaped. */
  readonly attributes: string;
  /** Attributes of the first element only. */
  readonly firstAttributes: string;
};

/** Browsers give up on deep nesting, and each level is written again at every crossing: deeper marks are left out. */
const DEEPEST = 12;

/**
 * Marks places in a text. Elements nest properly whatever the places do: where two cross, the inner one is closed with
 * the outer one and goes on as a second element. Removing the tags gives back exactly the text.
 */
export function highlight(text: string, places: readonly Highlight[]): string {
  const ordered = places.toSorted((a, b) => a.start - b.start || b.end - a.end);
  const open: Highlight[] = [];
  let html = "";
  let at = 0;

  const advance = (to: number) => {
    html += escapeHtml(text.slice(at, to));
    at = to;
  };
  /** Closes every mark that ends up to a place, innermost first, reopening those that only stood in the way. */
  const closeUntil = (limit: number) => {
    for (;;) {
      const end = open.reduce((nearest, place) => Math.min(nearest, place.end), Number.POSITIVE_INFINITY);
      if (end > limit) return;
      advance(end);
      const first = open.findIndex((place) => place.end === end);
      html += "</mark>".repeat(open.length - first);
      const rest = open.splice(first).filter((place) => place.end > end);
      for (const place of rest) {
        html += `<mark ${place.attributes}>`;
        open.push(place);
      }
    }
  };

  for (const place of ordered) {
    closeUntil(place.start);
    advance(place.start);
    if (open.length >= DEEPEST) continue;
    html += `<mark ${place.attributes}${place.firstAttributes}>`;
    if (place.end > place.start) open.push(place);
    else html += "</mark>";
  }
  closeUntil(text.length);
  advance(text.length);
  return html;
}
