import type { LanguagePack } from "../languages/language-pack.ts";

/** Where one of several texts stands among them. */
export interface TextPart {
  /** Null where the text is the only one and has no name. */
  readonly id: string | null;
  readonly start: number;
  readonly end: number;
  readonly language: LanguagePack;
}
