/** Asks whoever holds the pool for something that the work on the present row needs. */
export type Ask = (question: unknown) => Promise<unknown>;

/** What a thread does with a row. Its notes go to whoever waits for the answer, if they are wanted. */
type ThreadTask<Row, Answer, Note = never> = (
  row: Row,
  onNote: ((note: Note) => void) | undefined,
  /** Aborted when nobody waits for the answer any more. */
  signal: AbortSignal,
) => Promise<Answer>;

/** What a task module exports as `openTask`: it is called once in every thread of a pool. */
export type OpenTask<Data, Row, Answer, Note = never> = (
  data: Data,
  ask: Ask,
) => ThreadTask<Row, Answer, Note> | Promise<ThreadTask<Row, Answer, Note>>;
