/** Metrics that measure an error: smaller is better. */
export const LOWER_IS_BETTER: ReadonlySet<string> = new Set(["mae", "rmse", "brier"]);
