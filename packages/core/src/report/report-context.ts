import type { Locale } from "../locales/index.ts";
import type { Recommend } from "./recommendation.ts";
import type { SourcePlaces } from "./source-places.ts";
import type { TextPlaces } from "./text-places.ts";

/** What every finding of a report is made with: the texts it points into and the words of its locale. */
export type ReportContext = {
  readonly summary: TextPlaces;
  readonly source: SourcePlaces;
  readonly locale: Locale;
  readonly recommend: Recommend;
};
