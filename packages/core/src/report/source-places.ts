import type { OffsetEncoding } from "../contracts/explainability.ts";
import type { Fields } from "./input-items.ts";
import { normaliseOffset } from "./normalise-offset.ts";
import { firstText, readEnd, readStart } from "./read-issue.ts";
import type { SourceTexts } from "./report-texts.ts";
import { type TextPlaces, textPlaces } from "./text-places.ts";

/** Where quotes stand in the sources. */
export type SourcePlaces = {
  /** The place of a quote as evidence data (UTF-16 offsets in its source), or null where it cannot be vouched for. */
  locate(quote: string, place: Fields | undefined): Record<string, number | string> | null;
};

/**
 * Reads the places of quotes. With the source at hand a place is kept only if exactly the quote stands there;
 * without it the agent's word is taken, unless the offsets would need converting.
 */
export function sourcePlaces(sources: SourceTexts, encoding: OffsetEncoding): SourcePlaces {
  const places = new Map<string | null, TextPlaces>();
  for (const [id, text] of sources) places.set(id, textPlaces(text, encoding));
  return {
    locate(quote, place) {
      if (place === undefined) return null;
      const start = readStart(place);
      const end = readEnd(place);
      const match = firstText(place.match);
      const source_id = firstText(place.source_id);
      const extra = { ...(match === null ? {} : { match }), ...(source_id === null ? {} : { source_id }) };
      if (places.size > 0) {
        const found = places.get(source_id)?.span(start, end) ?? null;
        if (found === null || found.text !== quote) return null;
        return { end_char: found.end_char, ...extra, start_char: found.start_char };
      }
      const from = normaliseOffset(start);
      const to = normaliseOffset(end);
      // Without the source no offset can be converted, and a wrong length shows that this one is not ours.
      if (encoding !== "utf-16" || from === null || to === null || from < 0 || to - from !== quote.length) return null;
      return { end_char: to, ...extra, start_char: from };
    },
  };
}
