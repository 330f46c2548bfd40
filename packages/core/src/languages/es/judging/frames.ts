import { type Frames, pointing, sources } from "../../parts/frames.ts";

export const frames: Frames = {
  pointing: pointing(
    `(?:según|de acuerdo con|con base en|basándose en|a partir de|sobre la base de) (?:(?:el|la|los|las) )?${sources("pasajes?|contextos?|documentos?|textos?|fuentes?|fragmentos?|información")}(?: (?:proporcionad|dad|facilitad|anterior|disponible)\\p{L}{0,4})?`,
    "(?:pasaje|documento|fuente) \\d{1,2}(?:(?:,| y) \\d{1,2}){0,5}",
  ),
  silence:
    /(?<!\p{L})(?:no (?:se )?(?:puede|puedo|es posible|pueden) (?:responder|contestar|determinar)|(?:pasajes?|contextos?|documentos?|textos?|fuentes?|información|artículos?) (?:[^.!?]{0,30} )?no (?:\p{L}+ )?(?:menciona|proporciona|contiene|especifica|indica|dice|ofrece|aclara)n?|no hay (?:\p{L}+ )?información)(?!\p{L})/iu,
};
