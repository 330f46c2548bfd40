export type NameKind = "person" | "place" | "organization" | "other";

/** A proper name found in a text; `text.slice(start, end)` of the original is its `text`. Titles stand outside the span. */
export type Name = {
  readonly start: number;
  readonly end: number;
  readonly text: string;
  /** Left out when nothing tells what the name stands for. */
  readonly kind?: NameKind;
  /** The part the name is mostly shortened to: the surname of a person, the last word otherwise; folded. */
  readonly head: string;
  /** Folded words of the name without particles and dots. */
  readonly parts: readonly string[];
  /** Folded titles and offices in front of the name. */
  readonly titles?: readonly string[];
  /** Written in capitals like an abbreviation, or the initials of a longer name. */
  readonly acronym?: string;
  /** Country or bloc the name belongs to ("DE"), a city as country and number ("DE/0"). */
  readonly place?: string;
  /** An adjective or the people of a place ("German", "alemanes") rather than the place itself. */
  readonly people?: true;
  /** Only its capital at the start of a sentence speaks for it. */
  readonly weak?: true;
};
