import type { LanguageModel, ModelOutcome, ModelRequest } from "@beleg/core";
import { notSent } from "../../language-model/model-failure.ts";
import type { Ask } from "../../threads/task.ts";

/** A question for the model of the process, without what cannot travel between threads. */
export interface ModelQuestion {
  readonly kind: "complete";
  readonly request: Omit<ModelRequest<unknown>, "schema" | "form" | "signal">;
}

/** The model of the process as a thread sees it: limits, budget and answers are kept in one place, where the model is. */
export function modelByAsking(name: string, ask: Ask): LanguageModel {
  return {
    name,
    async complete<T>({ schema: _schema, form: _form, signal, ...request }: ModelRequest<T>): Promise<ModelOutcome<T>> {
      if (signal?.aborted) return notSent({ name }, "aborted", "aborted before the call");
      const question: ModelQuestion = { kind: "complete", request };
      // Whoever answers reads the answer by the schema of the same purpose.
      const outcome = (await ask(question)) as ModelOutcome<T> | undefined;
      return outcome ?? notSent({ name }, "aborted", "nobody answers for the model");
    },
  };
}
