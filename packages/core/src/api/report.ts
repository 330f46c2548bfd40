export {
  type AgentOutput,
  buildReport,
  type FormatOptions,
  formatReport,
  inOffsetEncoding,
  type OffsetTexts,
  type Paint,
  REPORT_FORMATS,
  type ReportCase,
  type ReportFormat,
  type ReportInput,
} from "../report/index.ts";
