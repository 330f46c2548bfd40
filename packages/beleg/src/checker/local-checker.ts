import { check, checkInOffsetEncoding, type Judge, type LanguageModel } from "@beleg/core";
import { belegError, type Claim, type Dimension } from "@beleg/core/contracts";
import type { CriteriaJudge } from "@beleg/core/judges";
import { withSourceTexts } from "../language-model/text-digests.ts";
import { givenLocale, type Settings } from "../settings/index.ts";
import { tellingTracer } from "../telemetry/index.ts";
import { answerView } from "./answer-view.ts";
import { checkSpan, judgeTracer, tracedJudge } from "./check-span.ts";
import { checkedLine } from "./checked-line.ts";
import type { Checker, CheckNote, CheckOptions } from "./checker.ts";
import { claimNote } from "./claim-note.ts";
import type { GivenJudge } from "./judges/given-judge.ts";
import { openJudges } from "./judges/open-judges.ts";
import { languageOf } from "./language-of.ts";
import { sourceText } from "./source-text.ts";

const encoder = new TextEncoder();

/** Checks in this thread, with the model where there is one, else with the embedded judges. */
export function openLocalChecker(
  settings: Settings,
  model: LanguageModel | undefined,
  given: GivenJudge = {},
): Checker {
  const judgeOf = openJudges(settings, model, given);
  const modelName = model?.name ?? "none";
  const offsets = settings.offsets;
  let closed = false;
  const requireOpen = () => {
    if (closed) throw belegError("checker_closed", {});
  };
  const ofSettings = languageOf(settings.lang, undefined);
  const ofReader = givenLocale(settings);

  const openJudge = async (dimension: Dimension, { onNote, onSpan }: CheckOptions): Promise<Judge> => {
    const judge = announced(dimension, await judgeOf(dimension), onNote);
    return tracedJudge(dimension, judge, onSpan ? tellingTracer(onSpan) : judgeTracer);
  };

  const checkHere: Checker["check"] = async (input, options = {}) => {
    requireOpen();
    return checkSpan(input, modelName, async () => {
      const { article_text, sources, summary_text, debug, lang: language = ofSettings } = input;
      const { locale = ofReader, top_k: topK = settings.top_k, dimensions = settings.dimensions } = input;
      const { max_failed: maxFailed = settings.max_failed, criteria = settings.criteria } = input;
      const { signal, sample, pause } = options;
      const asked = dimensions.map(async (dimension) => [dimension, await openJudge(dimension, options)]);
      const own = criteria.length === 0 ? undefined : await criteriaJudge(model);
      const judges = { ...Object.fromEntries(await Promise.all(asked)), criteria: own };
      return withSourceTexts([sourceText(input), summary_text], () =>
        check(
          { article_text, sources, summary_text, criteria },
          {
            judges,
            locale,
            language,
            debug,
            topK,
            maxFailed,
            signal,
            pause,
            sample,
            onClaim: toldClaim(options.onNote),
          },
        ),
      );
    });
  };

  return {
    capacity: model === undefined ? 1 : settings.concurrency,
    check: checkHere,
    async checkToJson(input, options) {
      const answer = checkInOffsetEncoding(await checkHere(input, options), input, input.offset_encoding ?? offsets);
      return encoder.encode(JSON.stringify(answerView(input.view, answer, input, settings)));
    },
    checkToLine: async (input, options) =>
      checkedLine(input, await checkHere(input, options), input.offset_encoding ?? offsets, settings),
    async judge({ dimension, article_text, sources, summary_text, debug, ...input }, options = {}) {
      requireOpen();
      const { locale = ofReader, lang: language = ofSettings } = input;
      const { signal, sample, pause } = options;
      const judge = await openJudge(dimension, { onSpan: options.onSpan });
      return judge.run({ article_text, sources, summary_text }, { locale, language, debug, signal, pause, sample });
    },
    isFull: () => false,
    isWarm: () => true,
    async close() {
      closed = true;
    },
  };
}

/** Who judges the caller's own criteria: nobody without a model. */
async function criteriaJudge(model: LanguageModel | undefined): Promise<CriteriaJudge | undefined> {
  return model && (await import("./judges/criteria-judge.ts")).createCriteriaJudge(model);
}

function toldClaim(onNote: ((note: CheckNote) => void) | undefined) {
  return onNote && ((claim: Claim, total: number) => onNote(claimNote(claim, total)));
}

/** The same judge, which tells when it has ended. */
function announced(dimension: Dimension, judge: Judge, onNote: ((note: CheckNote) => void) | undefined): Judge {
  if (onNote === undefined) return judge;
  return {
    async run(input, options) {
      const result = await judge.run(input, options);
      onNote({ dimension, status: result.status, score: result.score });
      return result;
    },
  };
}
