// Loaded with --import by tests of the binary: the packages are where the tests have put them, not beside Beleg.
import { registerHooks } from "node:module";

const PLACES = new Map([
  ["onnxruntime-node", process.env.BELEG_TEST_ONNX],
  ["@huggingface/tokenizers", process.env.BELEG_TEST_TOKENIZERS],
]);

registerHooks({
  resolve: (name, context, next) =>
    PLACES.has(name) ? { url: PLACES.get(name), shortCircuit: true } : next(name, context),
});
