// A report with everything a format must show: overlaps over three dimensions, quotes, claims, a cluster, hostile text.
import { buildReport, type ReportCase } from "@beleg/core/report";

const ARTICLE = [
  "France counted its people again this year. The population of France is 67 million.",
  "Minister Claire Dubois presented the figures on 3 May in Lyon.",
  "The office did not say whether the method would change.",
].join("\n\n");

const SUMMARY =
  "The population of France is 69 million, according to a census presented on 3 March\nin Lyon by Minister Claire Dubois. It had grown. The method will change.";

const within = (text: string, words: string) => {
  const start_char = text.indexOf(words);
  return { start_char, end_char: start_char + words.length };
};
const quoted = (words: string) => ({ text: words, ...within(ARTICLE, words), match: "exact" });

export const exampleAgents = {
  factuality: {
    status: "ok",
    score: 0.58,
    issue_spans: [
      {
        ...within(SUMMARY, "69 million"),
        message: "“69 million” contradicts the source",
        issue_type: "NUMBER",
        verdict: "incorrect",
        origin: "embedded",
        confidence: 0.97,
        evidence: quoted("The population of France is 67 million."),
      },
      {
        ...within(SUMMARY, "3 March\nin Lyon"),
        message: "The day differs",
        issue_type: "DATE",
        verdict: "incorrect",
        evidence: quoted("on 3 May in Lyon"),
      },
      {
        ...within(SUMMARY, "The method will change."),
        message: "The source does not say this",
        severity: "low",
        verdict: "uncertain",
        evidence_quote: "words that stand nowhere",
      },
    ],
    details: {
      claims: [
        { id: "c1", ...within(SUMMARY, "69 million"), text: "France has 69 million people", label: "incorrect" },
        { id: "c2", label: "correct" },
      ],
    },
  },
  coherence: {
    status: "ok",
    score: 0.84,
    issue_spans: [
      {
        ...within(SUMMARY, "Dubois. It had"),
        message: "Unclear reference",
        severity: "medium",
        issue_type: "UNCLEAR_REFERENCE",
      },
    ],
  },
  readability: {
    status: "ok",
    score: 0.71,
    issue_spans: [
      {
        start_char: 0,
        end_char: SUMMARY.indexOf(" It had"),
        message: "The sentence has 23 words",
        severity: "low",
        issue_type: "LONG_SENTENCE",
        origin: "heuristic",
        metric: "words",
        metric_value: 23,
      },
      { message: "The text has no paragraphs", severity: "low" },
    ],
  },
};

export function exampleCase(): ReportCase {
  const report = buildReport({ summary_text: SUMMARY, article_text: ARTICLE, ...exampleAgents, locale: "en" });
  return {
    report,
    summary_text: SUMMARY,
    article_text: ARTICLE,
    summary_name: "summary.txt",
    article_name: "article.txt",
    agents: exampleAgents,
  };
}

/** Text that tries to leave its place in every format at once. */
export const HOSTILE = [
  `<script>globalThis.pwned=1</script><img src=x onerror="globalThis.pwned=1">`,
  `"'&lt;]]>--><!--</style></mark></title>`,
  "::error file=x::%0A, : | ` * _ [a](javascript:alert(1))",
  '=HYPERLINK("x")\r\n\u001b[31m\u0000\u0007\ud800\ufffe\u202e{total}',
].join("\n");

/** A case whose every string is hostile. */
export function hostileCase(): ReportCase {
  const text = HOSTILE + HOSTILE;
  const issue = {
    message: HOSTILE,
    issue_type: HOSTILE,
    claim: HOSTILE,
    evidence_quote: HOSTILE,
    metric: HOSTILE,
    claim_id: HOSTILE,
    verdict: "incorrect",
  };
  const agents = {
    factuality: { status: "ok", score: 1, issue_spans: [{ ...issue, start_char: 3, end_char: text.length - 3 }] },
    coherence: { status: "failed", issue_spans: [{ ...issue, start_char: 30, end_char: text.length }] },
    readability: {
      status: HOSTILE,
      issue_spans: [{ ...issue, ...within(text, '=HYPERLINK("x")\r\n\u001b[31m\u0000') }],
    },
  };
  return {
    report: buildReport({ summary_text: text, article_text: text, ...agents, locale: "en" }),
    summary_text: text,
    article_text: text,
    summary_name: HOSTILE,
    article_name: HOSTILE,
    id: HOSTILE,
    agents,
  };
}
