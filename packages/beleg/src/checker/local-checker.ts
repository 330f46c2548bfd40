import { check, checkInOffsetEncoding, type Judge, type LanguageModel } from "@beleg/core";
import type { Dimension } from "@beleg/core/contracts";
import { withSourceTexts } from "../language-model/text-digests.ts";
import type { Settings } from "../settings/index.ts";
import { checkedLine } from "./checked-line.ts";
import type { Checker, CheckNote } from "./checker.ts";
import { compacted } from "./compacted.ts";
import { openJudges } from "./judges/open-judges.ts";
import { languageOf } from "./language-of.ts";
import { sourceText } from "./source-text.ts";

const encoder = new TextEncoder();

/** Checks in this thread, with the model where there is one, else with the embedded judges. */
export function openLocalChecker(settings: Settings, model: LanguageModel | undefined): Checker {
  const judgeOf = openJudges(settings, model);
  const offsets = settings.offsets;
  const ofSettings = languageOf(settings.lang, undefined);

  const checkHere: Checker["check"] = async (input, { signal, sample, onNote } = {}) => {
    const { article_text, sources, summary_text, debug, lang: language = ofSettings } = input;
    const { locale = settings.locale, top_k: topK = settings.top_k, dimensions = settings.dimensions } = input;
    const { max_failed: maxFailed = settings.max_failed } = input;
    const asked = dimensions.map(async (dimension) => [
      dimension,
      announced(dimension, await judgeOf(dimension), onNote),
    ]);
    const judges = Object.fromEntries(await Promise.all(asked));
    return withSourceTexts([sourceText(input), summary_text], () =>
      check(
        { article_text, sources, summary_text },
        { judges, locale, language, debug, topK, maxFailed, signal, sample },
      ),
    );
  };

  return {
    capacity: model === undefined ? 1 : settings.concurrency,
    check: checkHere,
    async checkToJson(input, options) {
      const answer = checkInOffsetEncoding(await checkHere(input, options), input, input.offset_encoding ?? offsets);
      return encoder.encode(JSON.stringify(input.view === "compact" ? compacted(answer, input, settings) : answer));
    },
    checkToLine: async (input, options) =>
      checkedLine(input, await checkHere(input, options), input.offset_encoding ?? offsets),
    async judge({ dimension, article_text, sources, summary_text, debug, ...input }, { signal, sample } = {}) {
      const { locale = settings.locale, lang: language = ofSettings } = input;
      const judge = await judgeOf(dimension);
      return judge.run({ article_text, sources, summary_text }, { locale, language, debug, signal, sample });
    },
    isFull: () => false,
    close: async () => {},
  };
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
