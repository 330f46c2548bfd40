import type { ErrorFields, Question, Reply } from "../remote/messages.ts";

/** What the thread of a database starts with. */
export type EngineStart = {
  readonly folder: string;
  /** Whether the process keeps compiled code on disk: a thread does not inherit that. */
  readonly compileCache: boolean;
};

/** To the thread: a question, or that it is to end. */
export type ToEngine = Question | { readonly close: true };

/** From the thread: a reply; or that it has opened or closed its database, or why it could not. */
export type FromEngine = Reply | { readonly done: "opened" | "closed" } | { readonly failed: ErrorFields };
