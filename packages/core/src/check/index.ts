export { check } from "./check.ts";
export { checkInOffsetEncoding } from "./in-offset-encoding.ts";
