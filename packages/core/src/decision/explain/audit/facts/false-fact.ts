/** Words of the prose that say something about the case which the record does not bear out. */
export interface FalseFact {
  readonly start: number;
  readonly end: number;
  readonly element: string;
}
