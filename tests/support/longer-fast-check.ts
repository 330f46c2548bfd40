// fast-check with longer runs: with BELEG_FUZZ=10000 every property is tried at least that often. The tests' own `fast-check`
// is this one then (vitest.config.ts), so that a new property test is a fuzzer without knowing it.
import real from "../../node_modules/fast-check/lib/fast-check.js";

export * from "../../node_modules/fast-check/lib/fast-check.js";

const least = Number(process.env.BELEG_FUZZ);

const assert: typeof real.assert = (property, parameters) =>
  real.assert(property as never, { ...parameters, numRuns: Math.max(least, parameters?.numRuns ?? 100) } as never);

export default { ...real, assert };
