import { check } from "./check/index.ts";
import { comparison } from "./comparison/index.ts";
import { decisions } from "./decisions/index.ts";
import { design } from "./design/index.ts";
import { evaluations } from "./evaluations/index.ts";
import { home } from "./home/index.ts";
import { report } from "./report/index.ts";
import { rerank } from "./rerank/index.ts";
import { review } from "./review/index.ts";
import { runs } from "./runs/index.ts";
import { shell } from "./shell/index.ts";
import { trust } from "./trust/index.ts";

/** The messages of every feature, in every language. */
export const MESSAGES = {
  check,
  comparison,
  decisions,
  design,
  evaluations,
  home,
  report,
  rerank,
  review,
  runs,
  shell,
  trust,
};
