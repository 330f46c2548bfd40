import type { PromptTypes, ScorePrompts } from "../../parts/prompts.ts";

const system = "Juzgas lo fácil que es leer un resumen: solo el lenguaje, no si es cierto ni si está completo.";

const task = (
  types: PromptTypes,
) => `Lee el resumen. Sus frases están numeradas. El artículo sirve solo para reconocer fragmentos copiados.
Busca: ${types.explained}.`;

const issues = `De cada problema, issue_type: la palabra entre paréntesis; severity: low, medium o high; message: una frase corta en español; sentence: número de la frase; quote: las palabras exactas; occurrence: 1, salvo que las mismas palabras aparezcan varias veces.
Toda nota que no sea buena necesita al menos un problema.`;

export const readability: ScorePrompts = (types) => ({
  v1: {
    system,
    question: `${task(types)}
score: de 0 (ilegible) a 1 (se lee sin esfuerzo). explanation: una o dos frases.
Usa toda la escala: 1.0 impecable, 0.8 pequeños tropiezos, 0.6 algo de esfuerzo, 0.4 difícil, 0.2 muy difícil, 0 ilegible.
${issues}`,
  },
  v2: {
    system,
    question: `${task(types)}
explanation: una o dos frases.
score_raw_1_to_5: 5 = se lee sin esfuerzo; 4 = pequeños tropiezos; 3 = algo de esfuerzo; 2 = difícil; 1 = ilegible. Decide solo por el texto; no prefieras ni el centro ni el extremo inferior.
${issues}`,
  },
});
