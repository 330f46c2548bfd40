import type { Dimension, Verdict } from "../contracts/explainability.ts";
import { formatMessage, type Locale } from "../locales/index.ts";
import { typeKey } from "./read-issue.ts";

/** The advice for each issue type; types of other producers fall back to the verdict, then to the dimension. */
const ADVICE_OF_TYPE = {
  factuality: {
    NUMBER: "recommend_number",
    DATE: "recommend_date",
    UNIT: "recommend_unit",
    ENTITY: "recommend_name",
    NAME: "recommend_name",
    LOCATION: "recommend_location",
    ORGANIZATION: "recommend_organization",
    NEGATION: "recommend_negation",
    ROLE: "recommend_role",
  },
  coherence: {
    LOGICAL_INCONSISTENCY: "recommend_contradiction",
    CONTRADICTION: "recommend_contradiction",
    REDUNDANCY: "recommend_redundancy",
    ORDERING: "recommend_ordering",
    MISSING_LINK: "recommend_missing_link",
    UNCLEAR_REFERENCE: "recommend_unclear_reference",
  },
  readability: {
    LONG_SENTENCE: "recommend_long_sentence",
    PUNCTUATION_OVERLOAD: "recommend_punctuation",
    COMPLEX_NESTING: "recommend_nesting",
  },
} as const satisfies Record<Dimension, Readonly<Record<string, string>>>;

type Advice =
  | { [D in Dimension]: (typeof ADVICE_OF_TYPE)[D][keyof (typeof ADVICE_OF_TYPE)[D]] }[Dimension]
  | `recommend_${Dimension | Verdict}`;

const ADVICE_OF_DIMENSION: Readonly<Record<Dimension, Advice>> = {
  factuality: "recommend_factuality",
  coherence: "recommend_coherence",
  readability: "recommend_readability",
};
const ADVICE_OF_VERDICT: Readonly<Record<Verdict, Advice>> = {
  incorrect: "recommend_incorrect",
  uncertain: "recommend_uncertain",
};

/** Says what to do about a finding. */
export type Recommend = (dimension: Dimension, issueType: string | null, verdict: Verdict | null) => string;

/** Prepares the advice of one language; each sentence is made once, however many findings ask for it. */
export function recommender(locale: Locale): Recommend {
  const sentences = new Map<Advice, string>();
  return (dimension, issueType, verdict) => {
    const advice = adviceFor(dimension, issueType, verdict);
    const known = sentences.get(advice);
    if (known !== undefined) return known;
    const sentence = formatMessage(`report.${advice}`, {}, locale);
    sentences.set(advice, sentence);
    return sentence;
  };
}

function adviceFor(dimension: Dimension, issueType: string | null, verdict: Verdict | null): Advice {
  const table: Readonly<Record<string, Advice>> = ADVICE_OF_TYPE[dimension];
  const key = issueType === null ? "" : typeKey(issueType);
  const advice = Object.hasOwn(table, key) ? table[key] : undefined;
  return advice ?? (verdict === null ? ADVICE_OF_DIMENSION[dimension] : ADVICE_OF_VERDICT[verdict]);
}
