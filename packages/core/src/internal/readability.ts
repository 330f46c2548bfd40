export {
  createLLMReadabilityEvaluator,
  createReadabilityAgent,
  embeddedReadabilityEvaluator,
} from "../judges/readability/index.ts";
