import type { Dimension, OffsetEncoding } from "@beleg/core/contracts";
import type { Combination } from "@beleg/core/judges/shared";
import type { Locale } from "@beleg/core/locales";
import type { Language } from "@beleg/core/text";

/** How texts are checked; plain data, so that it can travel to a thread. */
export interface CheckSettings {
  /** Which judges look at the text. */
  readonly judges: readonly Dimension[];
  readonly lang: Language | "auto";
  readonly locale: Locale;
  readonly promptVersion: "v1" | "v2";
  readonly debug: boolean;
  /** How many places the report puts first. */
  readonly topK: number;
  /** How the printed lines count characters. */
  readonly offsets: OffsetEncoding;
  /** How many independent model judges score coherence and readability, and how their scores become one. */
  readonly committee: { readonly size: number; readonly combine: Combination; readonly temperature: number | null };
}

/** One text to check. */
export interface CheckCase {
  readonly id?: string | undefined;
  readonly article_text: string;
  readonly summary_text: string;
  readonly lang?: string | null | undefined;
}
