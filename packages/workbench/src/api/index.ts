export {
  type AnswerOf,
  addressOf,
  CallError,
  type CallFailure,
  call,
  callRaw,
  carry,
  type InputOf,
} from "./call.ts";
export type * from "./generated.ts";
export { useAction } from "./use-action.ts";
export { failureOf, useAsk } from "./use-ask.ts";
export { type Pages, usePages } from "./use-pages.ts";
