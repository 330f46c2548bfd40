import type { AuditWords } from "../parts/audit-words.ts";

export const auditWords: AuditWords = {
  near: {
    about:
      "rund|etwa|ungefahr|circa|ca\\.?|zirka|um die|an die|gegen|in etwa|annahernd|schatzungsweise|so gut wie|um den dreh",
    below:
      "fast|knapp|beinahe|nahezu|etwas (?:unter|weniger als)|(?:kurz|knapp|dicht|ganz knapp) unter|nicht ganz|praktisch",
    above: "gut|etwas (?:uber|mehr als)|(?:kurz|knapp|wenig|leicht) (?:uber|mehr als)|ein wenig (?:uber|mehr als)",
    over: "mehr als|uber|weit uber|deutlich uber|mindestens|wenigstens|oberhalb von|jenseits von",
    under: "weniger als|unter|hochstens|maximal|nicht mehr als|unterhalb von|bis zu",
  },
  exceeds: "uber\\w*|\\w*steigt|mehr als|jenseits|oberhalb|hinaus",
  timesAndHalf: "einhalbmal",
  outOf: "(?:von|auf|aus|zu) (?:ein)?",
  coins: "(?:und )?",
  habit:
    "(?:un)?ublich\\w*|gewohn\\w*|gewohnlich\\w*|normal\\w*|sonst|durchschnitt\\w*|regelma(?:ß|ss)ig\\w*|in der regel|typisch\\w*|zeitfenster\\w*|profil\\w*|immer|meist\\w*|pflegt",
  clock: [
    ["{m} (?:minuten )?nach {h}", "+"],
    ["{m} (?:minuten )?vor {h}(?! uhr \\d)", "-"],
    ["halb {h}", -30],
    ["viertel nach {h}", 15],
    ["viertel vor {h}", -15],
    ["dreiviertel {h}", -15],
    ["{h} uhr {m}\\b(?! (?:pen|usd|euro|soles|dollar))", "+"],
    ["{h} uhr", 0],
    [
      "{h}(?= (?:in der (?:nacht|fruh\\w*)|am (?:\\w+ )?(?:morgen|vormittag|nachmittag|abend|mittag)|morgens|nachts|abends|nachmittags|vormittags))",
      0,
    ],
  ],
  namedHours: { mitternacht: 0, mittag: 12 },
  until: "(?: uhr)?,? ?(?:-|bis|und)(?: zu[mr]?)? ",
  shortly: {
    after: "(?:kurz|knapp|wenige minuten|etwas) nach",
    before: "(?:kurz|knapp|wenige minuten|etwas) vor",
    about: "gegen|etwa um|ungefahr um|rund um|um etwa|um rund",
  },
  dayparts: [
    ["(?:am )?(?:fruhen|fruhesten) morgen|fruhmorgens|in (?:der|aller) (?:fruhe|herrgottsfruhe)|im morgengrauen", 0, 8],
    ["(?:am )?spaten vormittag", 9, 12],
    ["(?:am )?fruhen nachmittag", 12, 15],
    ["(?:am )?spaten nachmittag", 15, 19],
    ["(?:am )?fruhen abend", 17, 20],
    ["(?:am )?spaten abend|spatabends", 20, 23],
    ["mitten in der nacht|tief in der nacht|in tiefer nacht", 22, 5],
    [
      "nachts|in (?:der|jener|dieser) (?:\\w+ )?nacht|nachtlich\\w*|zur nachtzeit|nachtzahlung|nachtzeit|bei nacht|uber nacht",
      20,
      6,
    ],
    ["am (?:selben |gleichen )?morgen|morgens", 3, 11],
    ["am (?:selben |gleichen )?vormittag|vormittags|vormittagszeit", 6, 12],
    ["am (?:selben |gleichen )?nachmittag|nachmittags|nachmittagszeit", 12, 19],
    ["am (?:selben |gleichen )?abend|abends|in den abendstunden", 17, 23],
    ["am mittag|mittags|zur mittagszeit|um die mittagszeit", 11, 14],
    ["um mitternacht", 23, 1],
    ["am helllichten tag|tagsuber", 7, 19],
  ],
};
