import { type Frames, pointing, sources } from "../../parts/frames.ts";

export const frames: Frames = {
  pointing: pointing(
    `(?:segundo|de acordo com|conforme|com base em|a partir de) (?:(?:o|a|os|as) )?${sources("passage(?:m|ns)|contextos?|documentos?|textos?|fontes?|trechos?|informaç(?:ão|ões)")}(?: (?:fornecid|dad|acima|disponíve)\\p{L}{0,4})?`,
    "(?:passagem|documento|fonte) \\d{1,2}(?:(?:,| e) \\d{1,2}){0,5}",
  ),
  silence:
    /(?<!\p{L})(?:não (?:é possível|se pode|posso|podem) (?:responder|determinar)|(?:passage(?:m|ns)|contextos?|documentos?|textos?|fontes?|informaç(?:ão|ões)|artigos?) (?:[^.!?]{0,30} )?não (?:\p{L}+ )?(?:menciona|fornece|contém|contêm|especifica|indica|diz|oferece)m?|não há (?:\p{L}+ )?informaç(?:ão|ões))(?!\p{L})/iu,
};
