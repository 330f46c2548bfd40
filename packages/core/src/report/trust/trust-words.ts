import type { JudgeIdentity, TrustRate } from "../../contracts/index.ts";
import { judgeKey } from "../../contracts/trust/judge-key.ts";
import { isMeasured } from "../../judges/factuality/trust/is-measured.ts";
import { formatMessage, type Locale, type MessageCode } from "../../locales/index.ts";

type TrustKey = Extract<MessageCode, `trust.${string}`> extends `trust.${infer Key}` ? Key : never;

/** Speaks of a judge's record in one language. */
export function trustWords(locale: Locale) {
  const say = (key: TrustKey, params: Readonly<Record<string, string | number>> = {}): string =>
    // The table's own test checks the params of every locale against the English ones.
    formatMessage(
      `trust.${key}` as "trust.share",
      params as { rate: string; low: string; high: string; n: number },
      locale,
    );
  const percents = ({ rate, low, high, n }: TrustRate) => ({
    rate: percent(rate),
    low: percent(low),
    high: percent(high),
    n,
  });
  return {
    say,
    percents,
    judgeName: ({ model, verifier }: JudgeIdentity) =>
      judgeKey({ model: model === "none" ? say("embedded") : model, verifier }),
    /** A share with its interval, or that there is too little to say. */
    share: (of: TrustRate): string => {
      if (of.n === 0) return say("none");
      return isMeasured(of) ? say("share", percents(of)) : say("too_few", { hits: of.hits, n: of.n });
    },
  };
}

/** The words for a judge's record in one language. */
export type TrustWords = ReturnType<typeof trustWords>;

/** Whole percents: an interval of some points makes more of them a pretence. */
export function percent(share: number | null): string {
  return share === null ? "–" : String(Math.round(share * 100));
}
