/** What a step says about itself: figures and codes, never a text that somebody wrote. */
export type TraceAttributes = Readonly<
  Record<string, string | number | boolean | readonly string[] | null | undefined>
>;

/** A step under way. */
export interface TraceSpan {
  /** Adds to what is known of it; null and undefined are left out. */
  set(attributes: TraceAttributes): void;
}

/** Watches the steps of a pipeline: when each began and ended, inside which other, and what it says about itself. */
export interface Tracer {
  span<T>(name: string, attributes: TraceAttributes, work: (span: TraceSpan) => Promise<T>): Promise<T>;
}

const NO_SPAN: TraceSpan = { set: () => {} };

/** Nobody watches. */
export const noTracer: Tracer = { span: (_name, _attributes, work) => work(NO_SPAN) };
