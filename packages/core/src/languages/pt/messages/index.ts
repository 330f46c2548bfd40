import type { Messages } from "../../parts/messages.ts";
import { audit } from "./audit.ts";
import { cli } from "./cli.ts";
import { coherence } from "./coherence.ts";
import { decision } from "./decision.ts";
import { errors } from "./errors.ts";
import { evaluation } from "./evaluation.ts";
import { filterRules } from "./filter-rules.ts";
import { matcher } from "./matcher.ts";
import { model } from "./model.ts";
import { policies } from "./policies.ts";
import { readability } from "./readability.ts";
import { report } from "./report.ts";
import { reportPage } from "./report-page.ts";
import { rerank } from "./rerank.ts";
import { review } from "./review.ts";
import { store } from "./store.ts";
import { terminal } from "./terminal.ts";
import { trust } from "./trust.ts";
import { verifier } from "./verifier.ts";

export const messages: Messages = {
  audit,
  cli,
  coherence,
  decision,
  errors,
  evaluation,
  filter_rules: filterRules,
  matcher,
  model,
  policies,
  readability,
  report,
  rerank,
  report_page: reportPage,
  review,
  store,
  terminal,
  trust,
  verifier,
};
