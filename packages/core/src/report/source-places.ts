import type { OffsetEncoding } from "../contracts/explainability.ts";
import type { IndexedText } from "../text/indexed-text.ts";
import type { Fields } from "./input-items.ts";
import { normaliseOffset } from "./normalise-offset.ts";
import { firstText, readEnd, readStart } from "./read-issue.ts";
import { textPlaces } from "./text-places.ts";

/** Where quotes stand in the source. */
export type SourcePlaces = {
  /** The place of a quote as evidence data (UTF-16 offsets in the source), or null where it cannot be vouched for. */
  locate(quote: string, place: Fields | undefined): Record<string, number | string> | null;
};

/**
 * Reads the places of quotes. With the source at hand a place is kept only if exactly the quote stands there;
 * without it the agent's word is taken, unless the offsets would need converting.
 */
export function sourcePlaces(source: IndexedText | null, encoding: OffsetEncoding): SourcePlaces {
  const places = source === null ? null : textPlaces(source, encoding);
  return {
    locate(quote, place) {
      if (place === undefined) return null;
      const start = readStart(place);
      const end = readEnd(place);
      const match = firstText(place.match);
      const extra = match === null ? {} : { match };
      if (places !== null) {
        const found = places.span(start, end);
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
