import { createHash } from "node:crypto";
import { deflateRawSync } from "node:zlib";
import type { EvaluationWords } from "@beleg/core/evaluation";
import { escapeHtml } from "@beleg/core/report";
import type { PageData } from "./page-rows.ts";
import { ROWS_SCRIPT } from "./rows-script.ts";
import { scriptWords } from "./script-words.ts";

/** What the policy in a page's head must allow, so that no other script runs. */
export const SCRIPT_POLICY = `script-src 'sha256-${createHash("sha256").update(ROWS_SCRIPT).digest("base64")}'`;

/** What stands above the rows, and what the judges are called where there are several. */
export interface RowsHeading {
  readonly title: string;
  readonly note: string;
  readonly judges: readonly string[];
}

/** The rows of a report: a section that the script fills, the packed rows, and the script. */
export function rowsSection(data: PageData, { title, note, judges }: RowsHeading, words: EvaluationWords): string {
  const { say } = words;
  // Base64 has no "<", so no text of a row can end the element it stands in.
  const packed = deflateRawSync(JSON.stringify(data), { level: 9 }).toString("base64");
  const spoken = JSON.stringify({ ...scriptWords(words), judges }).replaceAll("<", "\\u003c");
  return `<section class="card wide" id="rows"><h2>${escapeHtml(title)}</h2><p class="caption">${escapeHtml([say("rows_caption"), note].join(" ").trim())}</p>
<noscript><p>${escapeHtml(say("rows_script"))}</p></noscript>
<form class="filters" hidden></form><p class="shown" role="status"></p><div class="rows"></div><button type="button" class="more" hidden></button></section>
<script type="application/json" id="row-words">${spoken}</script>
<script type="text/plain" id="row-data">${packed}</script>
<script>${ROWS_SCRIPT}</script>`;
}
