import type { PromptTypes, ScorePrompts } from "../../parts/prompts.ts";

const system =
  "Du beurteilst, wie gut die Sätze einer Zusammenfassung als ein Text zusammenhängen: nicht ob sie stimmt und nicht ihren Stil.";

const task = (
  types: PromptTypes,
) => `Lies die Zusammenfassung. Ihre Sätze sind nummeriert. Der Artikel zeigt, in welcher Reihenfolge erzählt wurde.
Achte auf: ${types.explained}.`;

const issues = `Zu jedem Problem, issue_type: das Wort in Klammern; severity: low, medium oder high; message: ein kurzer deutscher Satz; sentence: Nummer des Satzes; quote: die genauen Wörter; occurrence: 1, außer dieselben Wörter stehen dort mehrmals.
Jede nicht gute Bewertung braucht mindestens ein Problem.`;

export const coherence: ScorePrompts = (types) => ({
  v1: {
    system,
    question: `${task(types)}
score: von 0 (ein Haufen Sätze) bis 1 (ein wohlgeordneter Text). explanation: ein bis zwei Sätze.
Nutze die ganze Spanne: 1.0 makellos, 0.8 eine schwache Verbindung, 0.6 mehrere, 0.4 schwer zu folgen, 0.2 kaum verbunden, 0 ein Haufen Sätze.
${issues}`,
  },
  v2: {
    system,
    question: `${task(types)}
explanation: ein bis zwei Sätze.
score_raw_1_to_5: 5 = ein wohlgeordneter Text; 4 = eine schwache Verbindung; 3 = mehrere; 2 = schwer zu folgen; 1 = ein Haufen Sätze. Entscheide allein nach dem Text; bevorzuge weder die Mitte noch das untere Ende.
${issues}`,
  },
});
