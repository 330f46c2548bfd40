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
  extract_before:
    "El bloque before contiene lo que el mismo texto dijo antes: dice a qué se refiere un pronombre. No tomes de él ninguna afirmación.",
  verify_system:
    "Compruebas afirmaciones con pasajes de un artículo. Solo cuentan los pasajes, nunca lo que sepas por otro lado.",
  verify_prompt: [
    "Los bloques claims y passages contienen afirmaciones numeradas y pasajes numerados del artículo.",
    `label de cada afirmación: correct si un pasaje la respalda, incorrect si ${types.contradicted}, uncertain si ${types.not_confirmed} o si ${types.nothing_found}.`,
    "Para correct e incorrect, passage es su número y quote sus palabras decisivas, letra por letra; para correct, con los números, fechas, nombres y la negación de la afirmación.",
    "Sin una cita así, label es uncertain: cita entonces el pasaje más cercano, o da passage -1 y una cita vacía si ninguno trata del asunto.",
    `error_type para incorrect, según lo que esté mal: ${types.explained}; si no, null.`,
    "covers_claim es false cuando la cita prueba solo una parte de la afirmación. claim es su número, confidence va de 0 a 1.",
  ].join("\n"),
});
