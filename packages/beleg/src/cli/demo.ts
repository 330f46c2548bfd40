import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { DIMENSIONS, formatMessage } from "@beleg/core/contracts";
import { caseVerdict, formatReport, type ReportCase } from "@beleg/core/report";
import { packageFile, writeFileAtomically } from "../files/index.ts";
import { BELEG_VERSION } from "../files/version.ts";
import { gateOf, givenLocale, loadSettings, type Settings } from "../settings/index.ts";
import { EXIT_OF } from "./check/check-exit.ts";
import { write } from "./cli-io.ts";
import { color, forSetting, quiet, text } from "./flags.ts";
import { LOCALE_CHOICES } from "./language-choices.ts";
import { widthOf } from "./shown-format.ts";
import { terminalPaint } from "./terminal-paint.ts";
import { defineVerb } from "./verb.ts";

/** The bundled examples; the first one is what most people read first. */
const EXAMPLES = [
  { id: "English", lang: "en" },
  { id: "Deutsch", lang: "de" },
  { id: "Español", lang: "es" },
] as const;

/** `beleg demo`: three bundled articles with flawed summaries, checked here and now, with no key and no server. */
export const verb = defineVerb({
  options: {
    locale: forSetting("locale", text("--locale <locale>", `language of the messages: ${LOCALE_CHOICES}`)),
    quiet,
    color,
  },

  async run({ options, flags, io }) {
    const resolved = await loadSettings({ ...io, flags });
    await io.onSettings?.(resolved.values);
    const { home } = resolved.values;
    const locale = givenLocale(resolved.values);
    const cases = await checkExamples(resolved.values, io.signal);
    const gate = gateOf(resolved.values);
    const code = Math.max(...cases.map((one) => EXIT_OF[caseVerdict(one, gate).verdict]));
    const format = { locale, version: BELEG_VERSION };
    const html = formatReport("html", cases, format);
    const file = join(home, "runs", `demo-${shortHash(html)}`, "report.html");
    await writeFileAtomically(file, html, io.cwd);
    if (!options.quiet) {
      const paint = terminalPaint(io, options.color);
      await write(io.stdout, formatReport("pretty", cases, { ...format, paint, gate, width: widthOf(io) }));
      await write(io.stdout, `\n${formatMessage("cli.demo_report", { file, code }, locale ?? "en")}\n`);
      await write(io.stdout, `${formatMessage("cli.demo_next", {}, locale ?? "en")}\n`);
    }
    return code;
  },
});

async function checkExamples(values: Settings, signal: AbortSignal): Promise<ReportCase[]> {
  const { openChecker } = await import("../checker/index.ts");
  const checker = await openChecker({ settings: { ...values, model: "none", dimensions: [...DIMENSIONS] } });
  const cases: ReportCase[] = [];
  for (const { id, lang } of EXAMPLES) {
    const article_text = await readExample(lang, "article.txt");
    const summary_text = await readExample(lang, "summary.txt");
    const result = await checker.check({ article_text, summary_text, lang }, { signal });
    const { explainability: report, factuality, coherence, readability } = result;
    const names = { summary_name: "summary.txt", article_name: "article.txt" };
    cases.push({ id, report, summary_text, article_text, ...names, agents: { factuality, coherence, readability } });
  }
  return cases;
}

function readExample(lang: string, name: string): Promise<string> {
  return readFile(packageFile("demo", lang, name), "utf8");
}

/** The same texts and the same version give the same folder. */
function shortHash(content: string): string {
  return createHash("sha256").update(content).digest("hex").slice(0, 12);
}
