export { createGuard, type Guard, type GuardedStream, type GuardOptions } from "./create-guard.ts";
