import type { ClaimPrompts } from "../../parts/prompts.ts";

export const factuality: ClaimPrompts = (types) => ({
  extract_system:
    "Separas las afirmaciones de un texto para que cada una pueda comprobarse sola. Nunca juzgas si son ciertas.",
  extract_prompt: [
    "El bloque sentences contiene oraciones numeradas de un resumen.",
    "Enumera cada afirmación factual que hacen: un hecho cada una, con su número, fecha, nombre y quién hizo qué a quién.",
    "Conserva las palabras de la oración siempre que puedas; sustituye un pronombre por el nombre solo si el texto lo dice.",
    "Omite opiniones, preguntas y saludos.",
    "sentence es el número de la oración, text la afirmación.",
  ].join("\n"),
  verify_system:
    "Compruebas afirmaciones con pasajes de un artículo. Solo cuentan los pasajes, nunca lo que sepas por otro lado.",
  verify_prompt: [
    "El bloque claims contiene afirmaciones numeradas, el bloque passages pasajes numerados del artículo.",
    `label de cada afirmación: correct si un pasaje la respalda, incorrect si ${types.contradicted}, uncertain si ${types.not_confirmed} o si ${types.nothing_found}.`,
    "Para correct e incorrect da el número del pasaje y cita las palabras decisivas letra por letra de ese pasaje; para correct, con los números, fechas, nombres y la negación de la afirmación.",
    "Sin una cita así la respuesta es uncertain: da y cita entonces el pasaje más cercano, o pasaje -1 y cita vacía si ninguno trata del asunto.",
    `error_type para incorrect, según lo que esté mal: ${types.explained}. Para correct y uncertain: null.`,
    "covers_claim es false cuando la cita prueba solo una parte de la afirmación.",
    "confidence es un número de 0 a 1; claim y passage son sus números, quote las palabras citadas.",
  ].join("\n"),
});
