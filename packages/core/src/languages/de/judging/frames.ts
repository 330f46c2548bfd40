import { type Frames, pointing, sources } from "../../parts/frames.ts";

export const frames: Frames = {
  pointing: pointing(
    `(?:laut|gemäß|nach|aufgrund|basierend auf|auf (?:der )?grundlage) (?:(?:der|des|den|dem|von) )?(?:(?:angegebenen|vorliegenden|bereitgestellten|obigen|gegebenen) )?${sources("passagen?|kontext(?:s|es)?|dokument(?:e|en|s)?|textstellen?|quellen?|auszug|auszüge|informationen|angaben")}`,
    "(?:passage|dokument|quelle) \\d{1,2}(?:(?:,| und) \\d{1,2}){0,5}",
  ),
  silence:
    /(?<!\p{L})(?:(?:lässt sich|kann|können) (?:[^.!?]{0,60} )?nicht (?:beantwort|bestimm|ermittel|entnehm)\p{L}*|(?:passagen?|kontext|dokumente?|texte?|quellen?|informationen|angaben|artikel) (?:enth(?:alten|ält)|nenn(?:en|t)|erwähn(?:en|t)|mach(?:en|t)|geh(?:en|t)|sag(?:en|t)|liefer(?:n|t)) (?:[^.!?]{0,40} )?(?:keine?|nichts?|nicht)|keine (?:angaben|informationen|auskunft))(?!\p{L})/iu,
};
