/** How long a test or a hook may take before it counts as hanging. It measures nothing: the slowest machine stays far below. */
export const HANGS_MS = 600_000;

/** How long a test waits for what is bound to happen, on a machine that is busy with everything else. */
export const PATIENCE_MS = 120_000;
