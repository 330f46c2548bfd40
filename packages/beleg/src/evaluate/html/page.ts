import { escapeHtml } from "@beleg/core/report";
import type { Locale } from "@beleg/core/text";
import { SCRIPT_POLICY } from "./rows/rows-section.ts";
import { STYLE } from "./style.ts";

/** One file that needs nothing else: its policy lets only its own script run, and asks for nothing. */
export function page(locale: Locale, title: string, body: string): string {
  return `<!doctype html>
<html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; ${SCRIPT_POLICY}; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'">
<title>${escapeHtml(title)} · Beleg</title><style>${STYLE}</style></head><body><main>
<p class="brand">Beleg</p>
<h1>${escapeHtml(title)}</h1>
${body}
</main></body></html>
`;
}
