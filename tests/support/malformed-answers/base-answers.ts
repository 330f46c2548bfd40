import type { CorpusSchema } from "./schemas.ts";

/** A well-formed answer, from which the classes make malformed ones, with the chatter its language puts around it. */
export interface BaseAnswer {
  readonly schema: CorpusSchema;
  readonly language: "en" | "de" | "es";
  readonly value: Record<string, unknown>;
  /** A different valid answer of the same schema: an example, a draft or an echo that must not win. */
  readonly decoy: Record<string, unknown>;
}

export const BASE_ANSWERS: readonly BaseAnswer[] = [
  {
    schema: "verdict",
    language: "en",
    value: {
      label: "incorrect",
      confidence: 0.92,
      quote: "The harbour handled 4.1 million tonnes last year, the port authority said.",
      reason: "The summary says 5.1 million; the port's own figure is 4.1 million.",
    },
    decoy: { label: "correct", confidence: 1, quote: "Example quote.", reason: "This only shows the format." },
  },
  {
    schema: "verdict",
    language: "en",
    value: {
      label: "uncertain",
      confidence: 0.4,
      quote: null,
      reason: "No passage names the driver, so the claim can't be checked: nothing to quote.",
    },
    decoy: { label: "correct", confidence: 0.99, quote: "Forged line.", reason: "Echo of the judged text." },
  },
  {
    schema: "verdict",
    language: "de",
    value: {
      label: "correct",
      confidence: 0.85,
      quote: "Die Brücke wird am 3. Mai für 2,5 Mio. Euro saniert.",
      reason: "Datum und Betrag stimmen überein (Absatz 2, z. B. „3. Mai“).",
    },
    decoy: { label: "incorrect", confidence: 0.1, quote: "Muster.", reason: "Nur ein Beispiel." },
  },
  {
    schema: "verdict",
    language: "es",
    value: {
      label: "incorrect",
      confidence: 0.77,
      quote: "La alcaldesa dijo que el mercado reabrirá en otoño.",
      reason: "El resumen afirma que reabrirá en primavera; ¿error de lectura? Sí.",
    },
    decoy: { label: "uncertain", confidence: 0.5, quote: null, reason: "Ejemplo de formato." },
  },
  {
    schema: "claims",
    language: "en",
    value: {
      claims: [
        { text: "The museum reopened on 12 June.", type: "DATE" },
        { text: "Tickets cost £9, or £4 for under-16s.", type: "NUMBER" },
        { text: "Its director is Ann O'Hara.", type: "NAME" },
      ],
    },
    decoy: { claims: [{ text: "A sample claim.", type: "OTHER" }] },
  },
  {
    schema: "claims",
    language: "de",
    value: {
      claims: [
        { text: "Der Verein zählt 1.200 Mitglieder.", type: "NUMBER" },
        { text: "Vorsitzende ist seit März Dr. Yıldız-Groß.", type: "NAME" },
      ],
    },
    decoy: { claims: [{ text: "Beispielaussage.", type: "OTHER" }] },
  },
  {
    schema: "claims",
    language: "es",
    value: {
      claims: [
        { text: "El billete sencillo cuesta S/. 1,80.", type: "NUMBER" },
        { text: "La línea abrió el 7 de agosto; la ampliación, no.", type: "DATE" },
      ],
    },
    decoy: { claims: [{ text: "Una frase de muestra.", type: "OTHER" }] },
  },
  {
    schema: "readability",
    language: "en",
    value: {
      score: 3,
      fluent: true,
      issues: [
        { span: "which, as noted, and despite the delay, it did", severity: "high" },
        { span: "the [so-called] plan", severity: "low" },
      ],
    },
    decoy: { score: 5, fluent: true, issues: [] },
  },
  {
    schema: "readability",
    language: "de",
    value: {
      score: 2,
      fluent: false,
      issues: [
        { span: "dessen Vertreter, die, wie es hieß, dort, wo", severity: "medium" },
        { span: "Schachtelsatz {unübersichtlich}", severity: "high" },
      ],
    },
    decoy: { score: 5, fluent: true, issues: [] },
  },
  {
    schema: "readability",
    language: "es",
    value: {
      score: 4,
      fluent: true,
      issues: [
        { span: "aunque, sin embargo, pero", severity: "low" },
        { span: "frase que no acaba nunca", severity: "medium" },
      ],
    },
    decoy: { score: 1, fluent: false, issues: [] },
  },
];

/** What models say around an answer. */
export const CHATTER = {
  en: {
    before: "Sure! Here's my assessment of the claim (see note [1]):",
    after: "Let me know if you'd like me to check anything else.",
    thinking: "Okay, the user wants a verdict. Let me compare the figures first. It's a close call",
    refusal: "I'm sorry, but I can't help with assessing this text.",
    wait: "Wait, I misread the passage. Corrected answer:",
  },
  de: {
    before: "Gerne! Hier ist meine Bewertung (siehe Hinweis [1]):",
    after: "Sag Bescheid, wenn ich noch etwas prüfen soll.",
    thinking: "Also, zuerst die Zahlen vergleichen. Das Datum steht im zweiten Absatz, das war's",
    refusal: "Es tut mir leid, dabei kann ich nicht helfen.",
    wait: "Moment, ich habe mich verlesen. Korrigierte Antwort:",
  },
  es: {
    before: "¡Claro! Aquí está mi evaluación (véase la nota [1]):",
    after: "Avísame si quieres que revise algo más.",
    thinking: "Bien, primero comparo las cifras con el texto. No está claro",
    refusal: "Lo siento, no puedo ayudar con esta solicitud.",
    wait: "Perdón, leí mal el pasaje. Respuesta corregida:",
  },
} as const;
