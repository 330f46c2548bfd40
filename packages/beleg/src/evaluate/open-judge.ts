import { type LanguageModel, noModel } from "@beleg/core";
import {
  type AgentResult,
  criteriaOf,
  type DatasetRow,
  type Dimension,
  type EvaluationTask,
} from "@beleg/core/contracts";
import { createCriteriaJudge } from "@beleg/core/judges";
import { brokenAnswer, failedAnswer, type JudgeInput, languageOf, openChecker } from "../checker/index.ts";
import type { Settings } from "../settings/index.ts";
import type { EvaluationRequest } from "./evaluation-request.ts";
import type { JudgeContext, TextJudge } from "./judge.ts";
import { meteredModel } from "./metered-model.ts";

/** Whose answers a task measures. */
const DIMENSION_OF = {
  factuality: "factuality",
  spans: "factuality",
  coherence: "coherence",
  readability: "readability",
} as const satisfies Record<Exclude<EvaluationTask, "rerank">, Dimension>;

/** The judge a request asks for: a configured model, else the embedded judge. */
export async function openJudge(
  request: EvaluationRequest,
  settings: Settings,
  /** Defaults to a model of this process alone. */
  openModel?: () => LanguageModel,
): Promise<TextJudge> {
  const { task, concurrency } = request;
  if (task === "rerank") throw new Error("a ranking is not judged");
  const judged = { ...settings, ...ONE_JUDGE, ...(task === "readability" ? {} : PROMPT_OF_ALL) };
  const inputOf = (row: DatasetRow) => judgeInput(row, DIMENSION_OF[task], settings.lang);
  if (settings.model === "none") {
    // On every core, never more threads than rows are asked for at once.
    const checker = await openChecker({ settings: judged, threads: concurrency });
    const answer = async (row: DatasetRow, context: JudgeContext) => {
      const judgedRow = await checker.judge(inputOf(row)).catch(failedAnswer);
      return withCriteria(judgedRow, row, settings, noModel, context);
    };
    return { name: "embedded", capacity: checker.capacity, answer, close: () => checker.close() };
  }
  const { createLanguageModel } = await import("../language-model/index.ts");
  const model = openModel?.() ?? createLanguageModel(settings);
  return {
    name: settings.model,
    capacity: concurrency,
    answer: (row, context) => askModel(model, judged, row, inputOf(row), context).catch(failedAnswer),
    close: async () => {},
  };
}

/**
 * One judge is measured, as its prompt has it, whatever committee the settings seat. It speaks the language of the text:
 * answers outlive the language of the summary that somebody asked for.
 */
const ONE_JUDGE = { committee: 1, temperature: null, trust: "off", locale: "auto" } as const;
const PROMPT_OF_ALL = { readability_prompt_version: "v1" } as const;

function judgeInput(
  { article_text, sources, summary_text, lang }: DatasetRow,
  dimension: Dimension,
  setting: Settings["lang"],
): JudgeInput {
  return {
    dimension,
    article_text,
    sources: sources ?? undefined,
    summary_text,
    lang: languageOf(setting, lang),
    ...(dimension === "factuality" && { debug: true }),
  };
}

/** Every row gets its own view of the model, which knows the repetition and sees the budget end. */
async function askModel(
  model: LanguageModel,
  settings: Settings,
  row: DatasetRow,
  input: JudgeInput,
  context: JudgeContext,
): Promise<AgentResult> {
  const { sample, signal } = context;
  const metered = meteredModel(model, sample);
  const checker = await openChecker({ settings, model: metered.model });
  const scored = await checker.judge(input, { signal, sample });
  const answer = await withCriteria(scored, row, settings, metered.model, context);
  // A row that lost only some of its claims to the budget would look like a finished one.
  if (metered.failures.has("budget_exceeded")) return brokenAnswer("budget_exceeded", "the budget is used up");
  return { ...answer, details: { ...answer.details, cost: { ...metered.cost() } } };
}

/** The answer with what became of the row's own criteria, else of those of the settings, where there are any. */
async function withCriteria(
  answer: AgentResult,
  { article_text, summary_text, lang, ...row }: DatasetRow,
  settings: Settings,
  model: LanguageModel,
  { sample, signal }: JudgeContext,
): Promise<AgentResult> {
  const asked = criteriaOf(row.criteria ?? settings.criteria);
  if (asked.length === 0) return answer;
  const language = languageOf(settings.lang, lang);
  const judge = createCriteriaJudge(model);
  const criteria = await judge.run({ article_text, summary_text }, asked, { language, sample, signal });
  return { ...answer, details: { ...answer.details, criteria } };
}
