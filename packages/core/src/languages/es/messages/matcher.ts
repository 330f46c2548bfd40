import type { Messages } from "../../parts/messages.ts";

export const matcher: Messages["matcher"] = {
  not_backed: "las fuentes no respaldan la respuesta",
  backed: "las fuentes respaldan la respuesta, pero la prueba espera lo contrario",
  not_a_text: "la respuesta no es un texto, sino {type}",
  empty: "la respuesta está vacía",
  stopped: "su señal detuvo la comprobación",
  none_near: "nada en las fuentes se le parece",
  no_model:
    "La mayoría de las afirmaciones quedan sin confirmar porque no hay ningún modelo configurado: sin él solo se confirma lo que las fuentes dicen casi con las mismas palabras. La opción model configura uno: openai/NOMBRE, ollama/NOMBRE o gguf/ARCHIVO.",
  next_correct: "Siguiente paso: corrija la respuesta donde las fuentes la contradicen.",
  next_confirm:
    "Siguiente paso: compare lo no confirmado con las fuentes; con la opción allowUnverified: true esas afirmaciones pueden quedarse.",
  next_source: "Siguiente paso: pase a la prueba los textos en que se basa la respuesta.",
};
