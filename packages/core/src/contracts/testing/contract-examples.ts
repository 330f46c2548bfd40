import type { ContractName } from "../json-schema/index.ts";
import { criteriaExamples } from "./criteria-examples.ts";
import { decisionExamples } from "./decision-examples.ts";
import { evaluationExamples } from "./evaluation-examples.ts";
import { factualityExamples } from "./factuality-examples.ts";
import { reportExamples } from "./report-examples.ts";
import { rerankExamples } from "./rerank-examples.ts";
import { reviewExamples } from "./review-examples.ts";
import { trustExamples } from "./trust-examples.ts";

/** Valid examples of every contract; the compiler refuses a contract without one. */
export const contractExamples: Readonly<Record<ContractName, readonly unknown[]>> = {
  ...factualityExamples,
  ...criteriaExamples,
  ...reportExamples,
  ...rerankExamples,
  ...reviewExamples,
  ...decisionExamples,
  ...evaluationExamples,
  ...trustExamples,
};
