/** Items of a claim and what its sentence has in their place; first item and the one behind the last, on each side. */
export interface Place {
  readonly claim: readonly [number, number];
  readonly source: readonly [number, number];
}
