// Loaded with --import by tests of the binary: node-llama-cpp is where the tests have put it, not beside Beleg.
import { registerHooks } from "node:module";

registerHooks({
  resolve: (name, context, next) =>
    name === "node-llama-cpp" ? { url: process.env.BELEG_TEST_LLAMA, shortCircuit: true } : next(name, context),
});
