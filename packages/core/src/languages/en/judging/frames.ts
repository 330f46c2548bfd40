import { type Frames, pointing, sources } from "../../parts/frames.ts";

export const frames: Frames = {
  pointing: pointing(
    `(?:based (?:up)?on|according to|as (?:stated|mentioned|described|noted|explained|per) (?:in|by)|per|from) (?:the )?(?:(?:given|provided|above|following|available|retrieved|relevant) )?(?:${sources("passage|context|document|text|source|excerpt|snippet|search result")}|information)(?: (?:provided|given|above|available))?`,
    `(?:the )?(?:(?:given|provided|above|retrieved) )?${sources("passage|context|document|excerpt|snippet")}(?: also)? (?:states?|mentions?|says?|notes?|explains?|describes?|suggests?|indicates?)(?: that)?`,
    "passage \\d{1,2}(?:(?:,| and|, and) \\d{1,2}){0,5}",
  ),
  silence:
    /\b(?:(?:un|not )able to (?:answer|find|determine|provide)|cannot (?:answer|determine|be (?:answered|determined))|can't (?:answer|determine)|(?:passages?|contexts?|sources?|excerpts?|snippets?|(?:provided|given) (?:documents?|texts?|articles?|information)|(?:documents?|texts?|articles?|information) (?:provided|given|above)) (?:do|does|did) ?(?:not|n't) (?:\w+ )?(?:mention|provide|contain|specify|state|include|say|give|address|answer|discuss|offer)|no (?:\w+ )?(?:information|mention|details?) (?:is |was |are )?(?:provided|given|available|found|mentioned|about|on|in the)|not (?:mentioned|specified|stated|provided|discussed|addressed) in (?:the|any))\b/iu,
};
