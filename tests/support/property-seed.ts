// Under CI the property tests walk one known path, so that a landing is decided by the change and not by chance;
// everywhere else every run explores a new one. BELEG_TEST_SEED repeats a run.
import fc from "fast-check";

const given = process.env.BELEG_TEST_SEED ?? (process.env.CI ? "20261115" : undefined);
if (given !== undefined) fc.configureGlobal({ seed: Number(given) });
