import type { LanguagePack } from "../../../languages/language-pack.ts";
import { areAntonyms } from "../../../text/index.ts";
import type { LaidClaim } from "../alignment/laid-claim.ts";
import type { StatementItem } from "../alignment/statement-item.ts";
import type { Contradiction, ContradictionRule } from "./rule.ts";
import { contradictionAt } from "./shared/contradiction-at.ts";
import { negationBalance } from "./shared/negation-balance.ts";

const MIN_SHARE = 0.65;
/** With more words of its own the claim speaks of something else. */
const MAX_OTHER_WORDS = 2;

export const oppositeWord: ContradictionRule = {
  id: "opposite-word",
  kind: "contradiction",
  issueType: "OPPOSITE",
  summary: "Where the source has a word, the text has its opposite.",
  languages: ["en", "de", "es", "pt"],
  examples: {
    hit: [
      {
        language: "en",
        source: "The jury found the mayor guilty of fraud.",
        text: "The jury found the mayor innocent of fraud.",
        marked: "innocent",
      },
      {
        language: "en",
        source: "Parliament rejected the tax on sugar drinks.",
        text: "Parliament accepted the tax on sugar drinks.",
        marked: "accepted",
      },
      {
        language: "de",
        source: "Der Verein gewann das Spiel in Bremen.",
        text: "Der Verein verlor das Spiel in Bremen.",
        marked: "verlor",
      },
      {
        language: "de",
        source: "Die Behörde erlaubte das Feuerwerk am See.",
        text: "Die Behörde verbot das Feuerwerk am See.",
        marked: "verbot",
      },
      {
        language: "es",
        source: "El juez absolvió al conductor del autobús.",
        text: "El juez condenó al conductor del autobús.",
        marked: "condenó",
      },
      {
        language: "pt",
        source: "O time ganhou o jogo em Recife.",
        text: "O time perdeu o jogo em Recife.",
        marked: "perdeu",
      },
    ],
    miss: [
      {
        language: "en",
        source: "The jury found the mayor guilty of fraud.",
        text: "The jury found the mayor not innocent of fraud.",
      },
      { language: "en", source: "The theatre opened in May and closed in June.", text: "The theatre closed in June." },
      {
        language: "de",
        source: "Der Verein gewann das Spiel in Bremen.",
        text: "Das Spiel in Bremen hat der Verein gewonnen.",
      },
      { language: "de", source: "Werder gewann das Spiel gegen Mainz.", text: "Mainz verlor das Spiel gegen Werder." },
      {
        language: "es",
        source: "El juez absolvió al conductor y condenó al mecánico.",
        text: "El juez condenó al mecánico.",
      },
    ],
  },
  find: contradictedWord,
};

function contradictedWord(laid: LaidClaim): Contradiction | undefined {
  const { alignment, language, matched, otherWords, share } = laid;
  if (share < MIN_SHARE || matched < 2 || otherWords.length > MAX_OTHER_WORDS) return undefined;
  const pair = otherWords.find(({ claim, source }) =>
    areOpposed(alignment.claim[claim]!, alignment.source[source]!, language),
  );
  return pair === undefined || negationBalance(laid) !== 0 ? undefined : contradictionAt(laid, pair);
}

function areOpposed(a: StatementItem, b: StatementItem, language: LanguagePack): boolean {
  if (formsOf(a).some((one) => formsOf(b).some((other) => areAntonyms(one, other, language)))) return true;
  return a.direction !== undefined && b.direction !== undefined && a.direction !== b.direction;
}

/** A verb that has left its particle is read with it: "nahm … an". */
function formsOf({ lower, stem, joined }: StatementItem): readonly string[] {
  return joined === undefined ? [lower, stem] : [joined];
}
