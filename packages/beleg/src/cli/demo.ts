import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { DIMENSIONS, type Severity } from "@beleg/core/contracts";
import { formatMessage } from "@beleg/core/locales";
import { formatReport, type ReportCase } from "@beleg/core/report";
import { ownFile, writeFileAtomically } from "../files/index.ts";
import { BELEG_VERSION } from "../files/version.ts";
import { loadSettings } from "../settings/index.ts";
import { write } from "./cli-io.ts";
import { EXIT } from "./exit-codes.ts";
import { terminalPaint } from "./terminal-paint.ts";
import type { Verb } from "./verb.ts";

type Options = { readonly locale?: string; readonly color: boolean; readonly quiet?: boolean };

/** The bundled examples; the first one is what most people read first. */
const EXAMPLES = [
  { id: "English", lang: "en" },
  { id: "Deutsch", lang: "de" },
  { id: "Español", lang: "es" },
] as const;

const RANK: Readonly<Record<Severity, number>> = { low: 0, medium: 1, high: 2 };

/** `beleg demo`: three bundled articles with flawed summaries, checked here and now, with no key and no server. */
export const verb: Verb = {
  configure(command) {
    command
      .option("--locale <locale>", "language of the messages: de, en, es, pt")
      .option("-q, --quiet", "print nothing on stdout")
      .option("--no-color", "no colours");
  },

  async run({ options: given, io }) {
    const options = given as Options;
    const { values, sources } = await loadSettings({ ...io, flags: { locale: options.locale } });
    // The first run of a newcomer speaks English unless somebody chose a language.
    const locale = sources.locale === "default" ? "en" : values.locale;
    const { openChecker } = await import("../check/index.ts");
    const checker = await openChecker(
      {
        judges: DIMENSIONS,
        lang: "auto",
        locale,
        promptVersion: values.readability_prompt_version,
        debug: false,
        topK: values.top_k,
        offsets: "utf-16",
        committee: { size: 1, combine: "mean", temperature: null },
      },
      1,
    );
    const cases: ReportCase[] = [];
    let failed = false;
    for (const { id, lang } of EXAMPLES) {
      const article_text = await readExample(lang, "article.txt");
      const summary_text = await readExample(lang, "summary.txt");
      const { explainability, ...result } = await checker.check({ article_text, summary_text, lang }, io.signal);
      cases.push({
        id,
        report: explainability,
        summary_text,
        summary_name: "summary.txt",
        article_text,
        article_name: "article.txt",
        agents: { factuality: result.factuality, coherence: result.coherence, readability: result.readability },
      });
      failed ||= explainability.findings.some(({ severity }) => RANK[severity] >= RANK[values.fail_on]);
    }
    const format = { locale, version: BELEG_VERSION };
    const html = formatReport("html", cases, format);
    const file = join(values.home, "runs", `demo-${shortHash(html)}`, "report.html");
    await writeFileAtomically(file, html, io.cwd);
    const code = failed ? EXIT.gateFailed : EXIT.passed;
    if (!options.quiet) {
      const paint = terminalPaint(io, options.color);
      await write(io.stdout, formatReport("pretty", cases, { ...format, paint }));
      await write(io.stdout, `  ${formatMessage("cli.demo_report", { file, code }, locale)}\n`);
    }
    return code;
  },
};

function readExample(lang: string, name: string): Promise<string> {
  return readFile(ownFile("demo", lang, name), "utf8");
}

/** The same texts and the same version give the same folder. */
function shortHash(content: string): string {
  return createHash("sha256").update(content).digest("hex").slice(0, 12);
}
