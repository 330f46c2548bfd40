import type { Messages } from "../../parts/messages.ts";

export const rerank: Messages["rerank"] = {
  adds: "Añade cobertura de {facets} sobre {subject}",
  strengthens: "Refuerza la cobertura de {facets} sobre {subject}",
  adds_nothing: "No añade ningún aspecto que falte en la colección",
  no_facets: "No hay facetas declaradas para este tema",
  still_open: "aún sin cubrir: {facets}",
  collection_unknown: "no se sabe qué cubre la colección",
  list: "{first} y {last}",
  fills: "Cubre la laguna {facets} sobre {subject}",
  matches: "Contiene {found} de {total} palabras buscadas: {words}",
  matches_nothing: "No contiene ninguna de las palabras buscadas",
};
