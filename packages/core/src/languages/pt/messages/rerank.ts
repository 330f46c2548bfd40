import type { Messages } from "../../parts/messages.ts";

export const rerank: Messages["rerank"] = {
  adds: "Acrescenta cobertura de {facets} sobre {subject}",
  strengthens: "Reforça a cobertura de {facets} sobre {subject}",
  adds_nothing: "Não acrescenta nenhum aspecto que falte na coleção",
  no_facets: "Não há facetas declaradas para este tema",
  still_open: "ainda em aberto: {facets}",
  collection_unknown: "não se sabe o que a coleção cobre",
  list: "{first} e {last}",
  fills: "Preenche a lacuna {facets} sobre {subject}",
  matches: "Contém {found} de {total} palavras procuradas: {words}",
  matches_nothing: "Não contém nenhuma das palavras procuradas",
};
