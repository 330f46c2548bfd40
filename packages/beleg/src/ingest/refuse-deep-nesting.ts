import { DOCUMENT_LIMITS, overLimit } from "./limits.ts";

/** Elements without an end tag, or that end by themselves where the next one begins. */
const UNNESTED = new Set(
  "area base br col embed hr img input link meta param source track wbr p li dt dd tr td th thead tbody tfoot option optgroup colgroup caption rt rp html head body".split(
    " ",
  ),
);

/** Refuses a page whose elements stand inside each other without end: parsers take quadratic time for them. */
export function refuseDeepNesting(html: string, file: string): void {
  let depth = 0;
  for (const [, end, name] of html.matchAll(/<(\/?)([a-z][a-z0-9-]*)/gi)) {
    if (UNNESTED.has(name!.toLowerCase())) continue;
    depth = Math.max(0, depth + (end === "/" ? -1 : 1));
    if (depth > DOCUMENT_LIMITS.depth) throw overLimit(file, "depth");
  }
}
