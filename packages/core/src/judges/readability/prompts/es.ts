import { ISSUE_TYPES, issueTypesOf } from "../../../contracts/index.ts";
import { explainIssueTypes } from "../../shared/explain-issue-types.ts";
import type { PromptTable } from "../../shared/judge-prompt.ts";

const system =
  "Juzgas lo fácil que es leer un resumen: solo el lenguaje, no si es cierto ni si está completo. Responde con un único objeto JSON y nada más.";

const task = `Lee el resumen. Sus frases están numeradas. El artículo sirve solo para reconocer fragmentos copiados.
Busca: ${explainIssueTypes(ISSUE_TYPES.readability, "es")}.`;

const issues = `Cada problema: {"issue_type": uno de ${issueTypesOf("readability").join(", ")}; "severity": "low", "medium" o "high"; "message": una frase corta en español; "sentence": número de la frase; "quote": las palabras exactas; "occurrence": 1, salvo que las mismas palabras aparezcan varias veces}.
Toda nota que no sea buena necesita al menos un problema.`;

export const es: PromptTable["es"] = {
  v1: {
    system,
    question: `${task}
Respuesta: {"score": número de 0 (ilegible) a 1 (se lee sin esfuerzo), "issues": [...], "explanation": una o dos frases}.
Usa toda la escala: 1.0 impecable, 0.8 pequeños tropiezos, 0.6 algo de esfuerzo, 0.4 difícil, 0.2 muy difícil, 0 ilegible.
${issues}`,
  },
  v2: {
    system,
    question: `${task}
Respuesta: {"score_raw_1_to_5": número entero, "issues": [...], "explanation": una o dos frases}.
5 = se lee sin esfuerzo; 4 = pequeños tropiezos; 3 = algo de esfuerzo; 2 = difícil; 1 = ilegible. Decide solo por el texto; no prefieras ni el centro ni el extremo inferior.
${issues}`,
  },
};
