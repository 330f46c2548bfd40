type Step = { readonly done: number; readonly total: number };

/** How far the evaluations of this process are, by id; those of other processes say only that they run. */
export type EvaluationProgress = {
  set(id: number, step: Step): void;
  of(id: number): Step | null;
  forget(id: number): void;
};

/** Keeps it in memory: after a restart an evaluation counts anew what its journal brings back. */
export function createEvaluationProgress(): EvaluationProgress {
  const steps = new Map<number, Step>();
  return {
    set: (id, step) => void steps.set(id, step),
    of: (id) => steps.get(id) ?? null,
    forget: (id) => void steps.delete(id),
  };
}
