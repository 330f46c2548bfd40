import type { AgentResult, DatasetRow } from "@beleg/core/contracts";
import type { Locale } from "@beleg/core/locales";
import type { Language } from "@beleg/core/text";

/** What a judge of texts is asked for; plain data, so that it can travel to a thread. */
export interface TextJudgeSettings {
  readonly task: "factuality" | "coherence" | "readability" | "spans";
  readonly lang: Language | "auto";
  readonly locale: Locale;
}

/** Answers one row. */
export type AnswerRow = (row: DatasetRow) => Promise<AgentResult>;

/** The judge that needs no model. */
export async function embeddedTextJudge({ task, lang, locale }: TextJudgeSettings): Promise<AnswerRow> {
  switch (task) {
    case "factuality":
    case "spans": {
      const { createFactualityAgent, embeddedFactuality } = await import("@beleg/core/factuality");
      const agent = createFactualityAgent(embeddedFactuality);
      return ({ article_text, summary_text, lang: own }) =>
        agent.check({ article_text, summary_text }, { locale, language: languageOf(lang, own) });
    }
    case "coherence":
    case "readability":
      throw new Error("not yet");
  }
}

/** The language somebody named: the flag before the row; otherwise the judge finds out itself. */
export function languageOf(flag: Language | "auto", own: string | null | undefined): Language | undefined {
  if (flag !== "auto") return flag;
  return own === "en" || own === "de" || own === "es" || own === "pt" ? own : undefined;
}
