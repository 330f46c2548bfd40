import { compactClaim } from "../check/compact-result.ts";
import type { CheckInput, Judge, Judges, TextJudge } from "../check/judge.ts";
import { judgedCriteria } from "../check/judged-criteria.ts";
import { requireInput } from "../check/require-input.ts";
import type { FactualityResult, GuardAction, GuardDecision, GuardedSentence, Source } from "../contracts/index.ts";
import type { Language } from "../languages/language.ts";
import type { LoadedPacks } from "../languages/language-pack.ts";
import type { Locale } from "../locales/index.ts";
import type { PaceOptions } from "../ports/index.ts";
import { TextPair } from "../text/index.ts";
import { loadedPack } from "../text/language/loaded-pack.ts";
import { createSentenceCutter } from "./cut-sentences.ts";
import { codeOf, decided, incomplete, moved, withCriteria } from "./guard-decision.ts";

/** What an answer is guarded by. */
export interface GuardOptions extends PaceOptions {
  /** What the answer was written from. */
  readonly sources: readonly Source[] | string;
  /** What becomes of a sentence that the sources contradict. Defaults to `block`. */
  readonly onContradicted?: Exclude<GuardAction, "pass"> | undefined;
  /** What becomes of a sentence that they do not confirm. Defaults to `annotate`. */
  readonly onUnverified?: GuardAction | undefined;
  /** What the answer must show in the caller's own words; one that does not is blocked. Only a language model judges these. */
  readonly criteria?: CheckInput["criteria"];
  /** Who judges them; without one the answer is incomplete. */
  readonly criteriaJudge?: Judges["criteria"];
  /** Who judges the facts. Defaults to the embedded judge, which needs no model. */
  readonly judge?: Judge<FactualityResult> | undefined;
  /** Language of the answer. Defaults to the detected one. */
  readonly language?: Language | undefined;
  /** Language of the advice. Defaults to that of the answer, else English. */
  readonly locale?: Locale | undefined;
}

/** A stream of judged sentences. */
export interface GuardedStream extends AsyncIterable<GuardedSentence> {
  /** What became of the whole answer, once it was read to its end. */
  readonly decision: Promise<GuardDecision>;
}

/** Stands between a model and its reader: only what passes has a text to show. */
export interface Guard {
  check(text: string): Promise<GuardDecision>;
  /** Judges an answer sentence by sentence while it is written. Nothing is given out behind a sentence that blocks. */
  stream(pieces: AsyncIterable<string> | Iterable<string>): GuardedStream;
}

/** How many texts are held against one reading of the sources, which remembers each of them. */
const MOST_TEXTS = 200;

/** How much of what was said tells what the next sentence of a stream speaks of. */
const MOST_BEFORE = 4000;

/** What ends a stream that was not incomplete before: each of its sentences has its verdict. */
const EACH_JUDGED = { factuality: { status: "ok" } } as const;

/**
 * Builds a guard over the sources of an answer, which are read once, by the packs that are loaded and with the judge of who
 * names none. Throws a BelegError for what is no source.
 */
export function buildGuard(options: GuardOptions, loaded: LoadedPacks, ownJudge: TextJudge<FactualityResult>): Guard {
  const { sources, onContradicted = "block", onUnverified = "annotate", signal, pause } = options;
  const given = typeof sources === "string" ? { article_text: sources } : { sources };
  const { criteria } = options;
  requireInput({ ...given, summary_text: "", criteria }, options);
  const language = options.language === undefined ? undefined : loadedPack(options.language, loaded);
  let texts: TextPair | undefined;
  let held = 0;

  /** The texts as the judge reads them: the sources are analysed once. */
  function beside(text: string, from?: number): TextPair {
    if (texts === undefined || held === MOST_TEXTS) {
      texts = new TextPair({ ...given, summary_text: text, judged_from: from }, { language, loaded });
      held = 0;
    } else texts = texts.beside(text, from);
    held += 1;
    return texts;
  }

  async function judged(pair: TextPair, locale: Locale): Promise<FactualityResult> {
    return (options.judge ?? ownJudge).run(pair, {
      locale,
      signal,
      pause,
      ...(options.language && { language: options.language }),
    });
  }

  function actionOn(label: GuardedSentence["label"]): GuardAction {
    if (label === "incorrect") return onContradicted;
    if (label === "uncertain") return onUnverified;
    return label === "failed" ? "block" : "pass";
  }

  async function check(text: string): Promise<GuardDecision> {
    return byCriteria(await checkFacts(text));
  }

  /** What a reader may see of a passed answer, held against the criteria as a whole. */
  async function byCriteria(decision: GuardDecision): Promise<GuardDecision> {
    if (decision.text === null || criteria === undefined) return decision;
    try {
      const asked = { signal, pause, ...(options.language && { language: options.language }) };
      const pair = beside(decision.text);
      return withCriteria(decision, await judgedCriteria(criteria, options.criteriaJudge, pair, asked));
    } catch (error) {
      return incomplete(decision.sentences, codeOf(error));
    }
  }

  /** What stands before the place from which it is judged is only read for what it tells. */
  async function checkFacts(text: string, from?: number): Promise<GuardDecision> {
    let result: FactualityResult;
    let locale: Locale;
    try {
      const pair = beside(text, from);
      locale = options.locale ?? pair.locale;
      result = await judged(pair, locale);
    } catch (error) {
      return incomplete([], codeOf(error));
    }
    const { sentences, claims, trust } = result.details;
    const own = sentences.filter(({ end_char }) => end_char > (from ?? 0));
    const guarded = own.map(({ sentence_index, start_char, label }, at): GuardedSentence => {
      const start = at === 0 ? (from ?? 0) : start_char;
      const end_char = own[at + 1]?.start_char ?? text.length;
      const action = actionOn(label);
      const stated = claims.filter((claim) => claim.sentence_index === sentence_index);
      const words = text.slice(start, end_char);
      return {
        text: words,
        start_char: start,
        end_char,
        label,
        action,
        shown: action === "pass" || action === "annotate" ? words : "",
        claims: stated.map((claim) => compactClaim(claim, sentences, locale)),
      };
    });
    return { ...decided({ factuality: result }, guarded, text), ...(trust && { trust }) };
  }

  function stream(pieces: AsyncIterable<string> | Iterable<string>): GuardedStream {
    const { promise: decision, resolve } = Promise.withResolvers<GuardDecision>();
    const all: GuardedSentence[] = [];
    let before = "";
    let trust: GuardDecision["trust"];
    async function* read(): AsyncGenerator<GuardedSentence, void> {
      let end: GuardDecision = incomplete(all, "stopped");
      try {
        for await (const sentence of whole(pieces)) {
          const stop = yield* guarded(sentence);
          if (stop !== undefined) {
            end = stop;
            return;
          }
        }
        end = await byCriteria(decided(EACH_JUDGED, all, ""));
      } finally {
        resolve({ ...end, sentences: all, ...(trust && { trust }) });
      }
    }
    return { [Symbol.asyncIterator]: read, decision };

    async function* whole(given: AsyncIterable<string> | Iterable<string>): AsyncGenerator<string, void> {
      const cutter = createSentenceCutter(language, loaded);
      for await (const piece of given) yield* cutter.push(piece);
      yield* cutter.end();
    }

    /** Judges one sentence; gives the decision that ends the stream, if this one does. */
    async function* guarded(sentence: string): AsyncGenerator<GuardedSentence, GuardDecision | undefined> {
      const { verdict, sentences, reason, trust: own } = await checkFacts(before + sentence, before.length);
      trust ??= own;
      if (verdict === "incomplete") return incomplete(all, reason);
      const moves = (all.at(-1)?.end_char ?? 0) - before.length;
      before = lastOf(before + sentence);
      for (const one of sentences) {
        const placed = moved(one, moves);
        all.push(placed);
        yield placed;
        if (placed.action === "block") return decided(EACH_JUDGED, all, "");
      }
      return undefined;
    }
  }

  return { check, stream };
}

/** The last lines of what was said; of one long line its last sentences. */
function lastOf(text: string): string {
  if (text.length <= MOST_BEFORE) return text;
  const rest = text.slice(-MOST_BEFORE);
  const cut = /\n/u.exec(rest) ?? /[.!?…]\s/u.exec(rest);
  return cut === null ? "" : rest.slice(cut.index + cut[0].length);
}
