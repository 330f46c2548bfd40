import type { StoreTransaction } from "./store.ts";

/** Done in the transaction of an effect, with what came of it: both happen or neither does. */
export type Alongside<Result> = (tx: StoreTransaction, result: Result) => Promise<void>;
