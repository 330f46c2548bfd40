export { type AgentOutput, buildReport, type ReportInput } from "./build-report.ts";
export { type FindingIdentity, findingId } from "./finding-id.ts";
export { inOffsetEncoding, type OffsetTexts } from "./in-offset-encoding.ts";
export { rankScore } from "./rank-findings.ts";
