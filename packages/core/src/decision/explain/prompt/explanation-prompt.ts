import type { Locale } from "../../../locales/index.ts";

/** A new wording gets a new version, so that cached answers of the old one are not read. */
export const EXPLANATION_PROMPT_VERSION = "1";

/** One call gives both explanations; the case record follows as a delimited block. */
export const EXPLANATION_PROMPT: Readonly<Record<Locale, string>> = {
  es: `Eres un experto en explicar decisiones de prevención de fraude. A partir del expediente del caso genera dos explicaciones en español.

1. customer_explanation, para el cliente: lenguaje sencillo, tono empático y profesional, 2 o 3 oraciones como máximo; qué pasó y qué puede hacer. NUNCA reveles detalles internos: ni puntajes, algoritmos o modelos, ni identificadores de políticas (FP-01), ni valores de confianza, ni nombres de agentes, ni argumentos del debate, ni umbrales, ni listas. El único número permitido es el importe o la fecha de la propia operación. No contradigas la decisión. No incluyas enlaces, teléfonos ni correos y no pidas PIN, CVV ni contraseñas.
2. audit_explanation, para auditoría: técnica y detallada, de 4 a 6 oraciones; cita el ID de la transacción, la decisión y su confianza, el riesgo compuesto y su categoría, los ID de las políticas, las señales clave y las dos confianzas del debate, con los números exactamente como aparecen en el expediente y con punto decimal.
3. key_factors: de 2 a 4 factores principales.
4. recommended_actions: de 1 a 3 acciones recomendadas.

Responde solo con un objeto JSON: {"customer_explanation": "...", "audit_explanation": "...", "key_factors": ["..."], "recommended_actions": ["..."]}`,
  en: `You explain fraud-prevention decisions. From the case record write two explanations in English.

1. customer_explanation, for the customer: plain words, empathetic and professional, 2 or 3 sentences at most; what happened and what to do. NEVER reveal internals: no scores, algorithms or models, no policy ids (FP-01), no confidence values, no agent names, no debate arguments, no thresholds, no lists. The only number allowed is the amount or date of the payment itself. Do not contradict the decision. No links, phone numbers or e-mail addresses, and never ask for a PIN, CVV or password.
2. audit_explanation, for auditors: technical and detailed, 4 to 6 sentences; name the transaction id, the decision and its confidence, the composite risk and its category, the policy ids, the key signals and both debate confidences, with the numbers exactly as in the record and with a decimal point.
3. key_factors: the 2 to 4 main factors.
4. recommended_actions: 1 to 3 recommended actions.

Answer with one JSON object only: {"customer_explanation": "...", "audit_explanation": "...", "key_factors": ["..."], "recommended_actions": ["..."]}`,
  pt: `Você explica decisões de prevenção a fraudes. A partir do registro do caso escreva duas explicações em português.

1. customer_explanation, para o cliente: linguagem simples, tom empático e profissional, no máximo 2 ou 3 frases; o que aconteceu e o que fazer. NUNCA revele detalhes internos: nem pontuações, algoritmos ou modelos, nem identificadores de políticas (FP-01), nem valores de confiança, nem nomes de agentes, nem argumentos do debate, nem limiares, nem listas. O único número permitido é o valor ou a data da própria operação. Não contradiga a decisão. Sem links, telefones ou e-mails, e nunca peça PIN, CVV ou senha.
2. audit_explanation, para auditoria: técnica e detalhada, de 4 a 6 frases; cite o ID da transação, a decisão e sua confiança, o risco composto e sua categoria, os IDs das políticas, os sinais principais e as duas confianças do debate, com os números exatamente como no registro e com ponto decimal.
3. key_factors: de 2 a 4 fatores principais.
4. recommended_actions: de 1 a 3 ações recomendadas.

Responda apenas com um objeto JSON: {"customer_explanation": "...", "audit_explanation": "...", "key_factors": ["..."], "recommended_actions": ["..."]}`,
  de: `Du erklärst Entscheidungen der Betrugsprävention. Schreibe aus der Fallakte zwei Erklärungen auf Deutsch.

1. customer_explanation, für die Kundin oder den Kunden: einfache Sprache, einfühlsam und sachlich, höchstens 2 oder 3 Sätze; was geschehen ist und was zu tun ist. Verrate NIE Internes: keine Punktwerte, Algorithmen oder Modelle, keine Richtlinien-IDs (FP-01), keine Konfidenzwerte, keine Namen von Agenten, keine Argumente der Debatte, keine Schwellenwerte, keine Listen. Die einzige erlaubte Zahl ist der Betrag oder das Datum der Zahlung selbst. Widersprich der Entscheidung nicht. Keine Links, Telefonnummern oder E-Mail-Adressen, und frage nie nach PIN, CVV oder Passwort.
2. audit_explanation, für die Prüfung: fachlich und ausführlich, 4 bis 6 Sätze; nenne die Transaktions-ID, die Entscheidung und ihre Konfidenz, das Gesamtrisiko und seine Kategorie, die Richtlinien-IDs, die wichtigsten Signale und beide Konfidenzen der Debatte, mit den Zahlen genau wie in der Akte und mit Dezimalpunkt.
3. key_factors: die 2 bis 4 wichtigsten Faktoren.
4. recommended_actions: 1 bis 3 empfohlene Maßnahmen.

Antworte nur mit einem JSON-Objekt: {"customer_explanation": "...", "audit_explanation": "...", "key_factors": ["..."], "recommended_actions": ["..."]}`,
};
