import type { Finding } from "../../../contracts/explainability.ts";
import { formatMessage } from "../../../locales/index.ts";
import { shorten } from "../../shorten.ts";
import { trustLines } from "../../trust/trust-lines.ts";
import { isStyle } from "../../verdict-of.ts";
import { caseSources } from "../case-sources.ts";
import { caseVerdict } from "../case-verdict.ts";
import { type ClaimConflict, claimConflicts } from "../claim-conflicts.ts";
import { judgedCriteria } from "../judged-criteria.ts";
import { quotePlaces } from "../quote-places.ts";
import {
  type Paint,
  placedSummary,
  type ReportCase,
  type ReportFormatter,
  type SettledFormat,
} from "../report-case.ts";
import { type FindingPage, findingLines } from "./finding-lines.ts";
import { visible, wrapped } from "./layout.ts";
import { nextLine, verdictLines } from "./verdict-lines.ts";

const plain: Paint = (_tone, text) => text;

/** For a terminal: the verdict and why, the findings in the order they matter, and what to do next. */
export const formatPretty: ReportFormatter = (cases, options) =>
  cases.map((reportCase) => caseText(reportCase, options)).join("\n");

function caseText(reportCase: ReportCase, { locale, paint, width, gate }: SettledFormat): string {
  const { report } = reportCase;
  const sources = caseSources(reportCase);
  const quotes = quotePlaces(report.findings, sources);
  const page: FindingPage = { reportCase, text: placedSummary(reportCase), quotes, locale, paint, width };
  const verdict = caseVerdict(reportCase, gate);
  const conflicts = claimConflicts(reportCase, sources).flatMap((conflict) => conflictLines(conflict, page));
  const groups = GROUPS.map(([name, holds]) => ({
    name,
    lines: [
      ...report.findings.filter(holds).flatMap((finding) => findingLines(finding, page)),
      ...(name === "unconfirmed" ? conflicts : []),
      ...(name === "criteria" ? metLines(page) : []),
    ],
  }));
  const lines = [
    ...verdictLines(reportCase, verdict, { locale, paint: paint ?? plain, gate }).flatMap((line) =>
      wrapped(line, width, 2),
    ),
    ...groups.flatMap(({ name, lines: own }) =>
      own.length === 0
        ? []
        : ["", (paint ?? plain)("strong", formatMessage(`terminal.group_${name}`, {}, locale)), ...own],
    ),
    "",
    ...trustLines(reportCase, locale).flatMap((line) =>
      wrapped(line, width, 2).map((one) => (paint ?? plain)("faint", one)),
    ),
    ...wrapped(nextLine(reportCase, verdict, locale), width, 2),
  ];
  return `${lines.join("\n")}\n`;
}

/** What is wrong before what is open, how it reads last. */
const GROUPS: readonly (readonly [
  "contradicted" | "unconfirmed" | "criteria" | "style",
  (finding: Finding) => boolean,
])[] = [
  ["contradicted", ({ dimension, source }) => dimension === "factuality" && source.verdict === "incorrect"],
  ["unconfirmed", ({ dimension, source }) => dimension === "factuality" && source.verdict !== "incorrect"],
  ["criteria", ({ dimension }) => dimension === "criteria"],
  ["style", ({ dimension }) => isStyle(dimension)],
];

/** The criteria that are met, with the words that show it. */
function metLines({ reportCase, text, locale, paint, width }: FindingPage): string[] {
  const word = (paint ?? plain)("pass", formatMessage("report.criterion_state_met", {}, locale));
  return judgedCriteria(reportCase).flatMap(({ text: criterion, state, quote }) => {
    if (state !== "met" || quote === null) return [];
    const shown = `${visible(text.where(quote))}  ${word}  ${visible(criterion)}  "${visible(shorten(quote.text))}"`;
    return wrapped(`  ${shown}`, width, 6);
  });
}

function conflictLines({ claim, quote }: ClaimConflict, { text, locale, width }: FindingPage): string[] {
  const said = `"${visible(shorten(claim.text))}"  ${formatMessage("report.claim_conflict", {}, locale)}:`;
  return [
    ...wrapped(`  ${visible(text.where(claim))}  ${said}`, width, 6),
    ...wrapped(`      "${visible(quote.text)}"   ${visible(quote.source.where(quote))}`, width, 6),
  ];
}
