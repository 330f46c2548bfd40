import { type IssueSpan, rowForIssue } from "../../contracts/index.ts";
import { promptsOf } from "../../languages/prompts-of.ts";
import { formatMessage, type Locale } from "../../locales/index.ts";
import type { LanguageModel } from "../../ports/index.ts";
import { type Sentence, textPairOf } from "../../text/index.ts";
import type { Evaluation, Evaluator, JudgeInput } from "./evaluator.ts";
import { locateIssue } from "./locate-issue.ts";
import type { StyleIssueType } from "./measure.ts";
import { type ModelIssue, type ModelVote, VOTE_SCHEMAS } from "./model-answer.ts";
import { type PromptVersion, stylePromptVersion } from "./prompt-version.ts";
import type { FallbackIssues } from "./score-agent.ts";
import { stylePrompts } from "./style-prompts.ts";

/** How a model is asked. */
export interface ModelJudgeOptions {
  readonly model: LanguageModel;
  /** Defaults to `v1`. */
  readonly promptVersion?: PromptVersion | undefined;
  /** Defaults to 0. */
  readonly temperature?: number | undefined;
  readonly maxTokens?: number | undefined;
}

/** What makes a model judge the judge of one dimension. */
export interface ModelJudgeTask {
  readonly dimension: "coherence" | "readability";
  /** The issue type a name means; unknown names fall into the dimension's catch-all. */
  readonly issueType: (name: string) => StyleIssueType;
  /** Issues for a score below `requiredBelow` that came without any. */
  readonly fallbackIssues: FallbackIssues;
  readonly requiredBelow: number;
}

/** Asks a language model for a score. A missing or unusable answer is a failure, never a score of 0. */
export function createModelEvaluator(task: ModelJudgeTask, asked: ModelJudgeOptions): Evaluator {
  const version = asked.promptVersion ?? "v1";
  return {
    origin: "model",
    async evaluate(input, options = {}): Promise<Evaluation> {
      const texts = textPairOf(input, options.language);
      const { language } = texts;
      const { sentences } = texts.summary;
      const prompt = stylePrompts(task.dimension, language)[version];
      const outcome = await asked.model.complete<ModelVote>({
        purpose: `${task.dimension}.judge`,
        promptVersion: `${stylePromptVersion(task.dimension, version)}-${promptsOf(language).judges.language}`,
        system: prompt.system,
        prompt: prompt.question,
        untrusted: [
          { name: "article", text: texts.article.text },
          { name: "summary", text: numbered(sentences) },
        ],
        schema: VOTE_SCHEMAS[task.dimension][version],
        schemaName: `${task.dimension}_vote`,
        temperature: asked.temperature ?? 0,
        maxTokens: asked.maxTokens,
        signal: options.signal,
        sample: options.sample,
      });
      const details = { prompt_version: version, model: outcome.model };
      if (outcome.status === "failed") {
        return { status: "failed", code: outcome.code, message: outcome.detail, details };
      }
      const vote = outcome.value;
      const { score } = vote;
      const named = vote.issues.map((issue) =>
        readIssue(issue, input, sentences, task, options.locale ?? texts.locale),
      );
      const issues = score < task.requiredBelow && named.length === 0 ? task.fallbackIssues(texts, options) : named;
      const raw = vote.score_raw === undefined ? {} : { score_raw: vote.score_raw };
      return {
        status: "ok",
        score,
        issues,
        explanation: vote.explanation ?? undefined,
        details: { ...details, ...raw },
      };
    },
  };
}

/** The sentences with their numbers, so that a model can name a place without counting characters. */
function numbered(sentences: readonly Sentence[]): string {
  return sentences.map(({ index, text }) => `[${index + 1}] ${text}`).join("\n");
}

function readIssue(
  issue: ModelIssue,
  input: JudgeInput,
  sentences: readonly Sentence[],
  task: ModelJudgeTask,
  locale: Locale,
): IssueSpan {
  const { start, end } = locateIssue(input.summary_text, sentences, issue);
  const issue_type = task.issueType(issue.issue_type ?? "");
  const said = issue.message === null || issue.message.trim() === "" ? undefined : issue.message;
  return {
    start_char: start,
    end_char: end,
    message: said ?? formatMessage("report.default_message", { dimension: task.dimension }, locale),
    severity: issue.severity ?? rowForIssue(task.dimension, issue_type, null).severity,
    issue_type,
    origin: "model",
  };
}
