/** Does all of some work that comes in steps now. */
export function atOnce<T>(steps: Generator<number, T>): T {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}
