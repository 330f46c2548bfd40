import type { TraceAttributes } from "@beleg/core";

let wanted = false;

/** Says whether spans may carry texts. Off until somebody has asked for it by a setting. */
export function wantContent(want: boolean): void {
  wanted = want;
}

/** Attributes that hold what people or models wrote: none unless that is wanted. */
export function content(attributes: () => TraceAttributes): TraceAttributes {
  return wanted ? attributes() : {};
}
