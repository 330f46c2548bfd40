export type { Guard, GuardedStream, GuardOptions } from "./build-guard.ts";
export { createGuard } from "./create-guard.ts";
