import { cli } from "./cli/index.ts";
import { coherence } from "./coherence/index.ts";
import { decision } from "./decision/index.ts";
import { errors } from "./errors/index.ts";
import { evaluation } from "./evaluation/index.ts";
import { readability } from "./readability/index.ts";
import { report } from "./report/index.ts";
import { reportPage } from "./report-page/index.ts";
import { rerank } from "./rerank/index.ts";
import { store } from "./store/index.ts";

/** Every feature's message table: a message code is `feature.key`, so two features can never collide. */
export const MESSAGES = {
  cli,
  coherence,
  decision,
  errors,
  evaluation,
  readability,
  report,
  rerank,
  report_page: reportPage,
  store,
};
