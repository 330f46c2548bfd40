import type { PromptTypes, ScorePrompts } from "../../parts/prompts.ts";

const system =
  "Juzgas lo bien que se enlazan las frases de un resumen como un solo texto: no si es cierto ni su estilo.";

const task = (
  types: PromptTypes,
) => `Lee el resumen. Sus frases están numeradas. El artículo muestra en qué orden se contó la historia.
Busca: ${types.explained}.`;

const issues = `De cada problema, issue_type: la palabra entre paréntesis; severity: low, medium o high; message: una frase corta en español; sentence: número de la frase; quote: las palabras exactas; occurrence: 1, salvo que las mismas palabras aparezcan varias veces.
Toda nota que no sea buena necesita al menos un problema.`;

export const coherence: ScorePrompts = (types) => ({
  v1: {
    system,
    question: `${task(types)}
score: de 0 (un montón de frases) a 1 (un texto bien ordenado). explanation: una o dos frases.
Usa toda la escala: 1.0 impecable, 0.8 un enlace débil, 0.6 varios, 0.4 difícil de seguir, 0.2 apenas enlazado, 0 un montón de frases.
${issues}`,
  },
  v2: {
    system,
    question: `${task(types)}
explanation: una o dos frases.
score_raw_1_to_5: 5 = un texto bien ordenado; 4 = un enlace débil; 3 = varios; 2 = difícil de seguir; 1 = un montón de frases. Decide solo por el texto; no prefieras ni el centro ni el extremo inferior.
${issues}`,
  },
});
