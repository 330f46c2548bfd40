import type { Verb } from "./verb.ts";

/** The verbs in the order the help shows them. Each loads only when it is called: start-up pays for one verb, not for all. */
export const VERBS: readonly { readonly name: string; readonly summary: string; load(): Promise<Verb> }[] = [];
