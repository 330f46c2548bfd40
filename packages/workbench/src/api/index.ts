export {
  type AnswerOf,
  addressOf,
  CallError,
  type CallFailure,
  call,
  callRaw,
  configureCalls,
  type InputOf,
} from "./call.ts";
export type * from "./generated.ts";
export { useAction } from "./use-action.ts";
export { type Pages, usePages } from "./use-pages.ts";
export { usePolling } from "./use-polling.ts";
export { failureOf, useQuery } from "./use-query.ts";
