import type { Language } from "../../../../text/index.ts";

/** What an answer says about its sources instead of the world. */
interface Frames {
  /** Phrases that point at the sources: "Based on the given passages,", "according to document 2", "[1]". */
  readonly pointing: RegExp;
  /** Sentences that say the sources do not tell. */
  readonly silence: RegExp;
}

const CITATION = "\\[\\d{1,3}(?:, ?\\d{1,3}){0,9}\\]";

/** Bounded alternatives without nested repetition: linear on any text. */
export const FRAMES: Readonly<Record<Language, Frames>> = {
  en: {
    pointing: pattern(
      `(?:based (?:up)?on|according to|as (?:stated|mentioned|described|noted|explained|per) (?:in|by)|per|from) (?:the )?(?:(?:given|provided|above|following|available|retrieved|relevant) )?(?:${sources("passage|context|document|text|source|excerpt|snippet|search result")}|information)(?: (?:provided|given|above|available))?`,
      `(?:the )?(?:(?:given|provided|above|retrieved) )?${sources("passage|context|document|excerpt|snippet")}(?: also)? (?:states?|mentions?|says?|notes?|explains?|describes?|suggests?|indicates?)(?: that)?`,
      "passage \\d{1,2}(?:(?:,| and|, and) \\d{1,2}){0,5}",
    ),
    silence:
      /\b(?:(?:un|not )able to (?:answer|find|determine|provide)|cannot (?:answer|determine|be (?:answered|determined))|can't (?:answer|determine)|(?:passages?|contexts?|sources?|excerpts?|snippets?|(?:provided|given) (?:documents?|texts?|articles?|information)|(?:documents?|texts?|articles?|information) (?:provided|given|above)) (?:do|does|did) ?(?:not|n't) (?:\w+ )?(?:mention|provide|contain|specify|state|include|say|give|address|answer|discuss|offer)|no (?:\w+ )?(?:information|mention|details?) (?:is |was |are )?(?:provided|given|available|found|mentioned|about|on|in the)|not (?:mentioned|specified|stated|provided|discussed|addressed) in (?:the|any))\b/iu,
  },
  de: {
    pointing: pattern(
      `(?:laut|gemäß|nach|aufgrund|basierend auf|auf (?:der )?grundlage) (?:(?:der|des|den|dem|von) )?(?:(?:angegebenen|vorliegenden|bereitgestellten|obigen|gegebenen) )?${sources("passagen?|kontext(?:s|es)?|dokument(?:e|en|s)?|textstellen?|quellen?|auszug|auszüge|informationen|angaben")}`,
      "(?:passage|dokument|quelle) \\d{1,2}(?:(?:,| und) \\d{1,2}){0,5}",
    ),
    silence:
      /(?<!\p{L})(?:(?:lässt sich|kann|können) (?:[^.!?]{0,60} )?nicht (?:beantwort|bestimm|ermittel|entnehm)\p{L}*|(?:passagen?|kontext|dokumente?|texte?|quellen?|informationen|angaben|artikel) (?:enth(?:alten|ält)|nenn(?:en|t)|erwähn(?:en|t)|mach(?:en|t)|geh(?:en|t)|sag(?:en|t)|liefer(?:n|t)) (?:[^.!?]{0,40} )?(?:keine?|nichts?|nicht)|keine (?:angaben|informationen|auskunft))(?!\p{L})/iu,
  },
  es: {
    pointing: pattern(
      `(?:según|de acuerdo con|con base en|basándose en|a partir de|sobre la base de) (?:(?:el|la|los|las) )?${sources("pasajes?|contextos?|documentos?|textos?|fuentes?|fragmentos?|información")}(?: (?:proporcionad|dad|facilitad|anterior|disponible)\\p{L}{0,4})?`,
      "(?:pasaje|documento|fuente) \\d{1,2}(?:(?:,| y) \\d{1,2}){0,5}",
    ),
    silence:
      /(?<!\p{L})(?:no (?:se )?(?:puede|puedo|es posible|pueden) (?:responder|contestar|determinar)|(?:pasajes?|contextos?|documentos?|textos?|fuentes?|información|artículos?) (?:[^.!?]{0,30} )?no (?:\p{L}+ )?(?:menciona|proporciona|contiene|especifica|indica|dice|ofrece|aclara)n?|no hay (?:\p{L}+ )?información)(?!\p{L})/iu,
  },
  pt: {
    pointing: pattern(
      `(?:segundo|de acordo com|conforme|com base em|a partir de) (?:(?:o|a|os|as) )?${sources("passage(?:m|ns)|contextos?|documentos?|textos?|fontes?|trechos?|informaç(?:ão|ões)")}(?: (?:fornecid|dad|acima|disponíve)\\p{L}{0,4})?`,
      "(?:passagem|documento|fonte) \\d{1,2}(?:(?:,| e) \\d{1,2}){0,5}",
    ),
    silence:
      /(?<!\p{L})(?:não (?:é possível|se pode|posso|podem) (?:responder|determinar)|(?:passage(?:m|ns)|contextos?|documentos?|textos?|fontes?|informaç(?:ão|ões)|artigos?) (?:[^.!?]{0,30} )?não (?:\p{L}+ )?(?:menciona|fornece|contém|contêm|especifica|indica|diz|oferece)m?|não há (?:\p{L}+ )?informaç(?:ão|ões))(?!\p{L})/iu,
  },
};

function sources(nouns: string): string {
  return `(?:${nouns})s?(?: \\d{1,2}(?:(?:,| and|, and| und| y| e) \\d{1,2}){0,5})?`;
}

function pattern(...phrases: string[]): RegExp {
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${phrases.join("|")})(?![\\p{L}\\p{N}])|${CITATION}`, "giu");
}
