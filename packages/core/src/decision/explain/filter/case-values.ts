/** The values of one case that a customer text must not show, or may show although they are numbers. */
export interface CaseValues {
  /** Ids and names with any joints between their letters; null when the case has none. */
  readonly ids: RegExp | null;
  /** The words of the model's name as a name is written: `llama` is also an ordinary word. Null when they say nothing. */
  readonly modelWords: RegExp | null;
  /** Signal keys without their joints, as one word. */
  readonly joinedKeys: ReadonlySet<string>;
  /** Scores, confidences, ratios in every rounding: never to be shown. */
  readonly secrets: ReadonlySet<number>;
  /** The transaction's own amount. */
  readonly amount: number | null;
  /** Numbers inside the merchant's name. */
  readonly merchantNumbers: ReadonlySet<string>;
  readonly date: OwnDate | null;
  /** The hours the customer usually pays in, from and to. */
  readonly usualHours: readonly [number, number] | null;
  /** Names that stand in the text by right; they are taken out before the scan. */
  readonly ownNames: readonly string[];
}

export interface OwnDate {
  readonly year: number;
  readonly month: number;
  readonly day: number;
  readonly hour: number;
  readonly minute: number;
}
