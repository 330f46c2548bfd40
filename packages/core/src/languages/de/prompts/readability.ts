import type { PromptTypes, ScorePrompts } from "../../parts/prompts.ts";

const system =
  "Du beurteilst, wie leicht sich eine Zusammenfassung liest: nur die Sprache, nicht ob sie stimmt oder vollständig ist.";

const task = (
  types: PromptTypes,
) => `Lies die Zusammenfassung. Ihre Sätze sind nummeriert. Der Artikel dient nur dazu, übernommene Bruchstücke zu erkennen.
Achte auf: ${types.explained}.`;

const issues = `Zu jedem Problem, issue_type: das Wort in Klammern; severity: low, medium oder high; message: ein kurzer deutscher Satz; sentence: Nummer des Satzes; quote: die genauen Wörter; occurrence: 1, außer dieselben Wörter stehen dort mehrmals.
Jede nicht gute Bewertung braucht mindestens ein Problem.`;

export const readability: ScorePrompts = (types) => ({
  v1: {
    system,
    question: `${task(types)}
score: von 0 (unlesbar) bis 1 (liest sich mühelos). explanation: ein bis zwei Sätze.
Nutze die ganze Spanne: 1.0 makellos, 0.8 kleine Stolperstellen, 0.6 etwas Mühe, 0.4 schwer, 0.2 sehr schwer, 0 unlesbar.
${issues}`,
  },
  v2: {
    system,
    question: `${task(types)}
explanation: ein bis zwei Sätze.
score_raw_1_to_5: 5 = liest sich mühelos; 4 = kleine Stolperstellen; 3 = etwas Mühe; 2 = schwer; 1 = unlesbar. Entscheide allein nach dem Text; bevorzuge weder die Mitte noch das untere Ende.
${issues}`,
  },
});
