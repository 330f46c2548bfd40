export {
  type AnswerOf,
  addressOf,
  CallError,
  type CallFailure,
  call,
  callRaw,
  carry,
  type InputOf,
  type Operation,
} from "./call.ts";
export type * from "./generated.ts";
export { type Action, useAction } from "./use-action.ts";
export { type Asked, failureOf, useAsk } from "./use-ask.ts";
export { type Pages, usePages } from "./use-pages.ts";
