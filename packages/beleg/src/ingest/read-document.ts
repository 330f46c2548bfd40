/** The text of a document and what it calls itself. */
export interface ReadDocument {
  readonly title: string;
  readonly text: string;
  /** Offsets at which its pages begin, where it has pages. */
  readonly pages?: readonly number[] | undefined;
}
