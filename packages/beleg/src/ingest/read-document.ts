/** The text of a document and what it calls itself. */
export interface ReadDocument {
  readonly title: string;
  readonly text: string;
}
