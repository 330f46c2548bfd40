import type { AuditWords } from "../parts/audit-words.ts";

export const auditWords: AuditWords = {
  near: {
    about:
      "unos|unas|alrededor de|cerca de|aproximadamente|en torno a(?:l)?|sobre (?=los |las |unos )|aprox\\.?|mas o menos|como|ronda\\w*|a grandes rasgos",
    below:
      "casi|poco menos de|algo menos de|cerca de|practicamente|justo por debajo de|rozando|roza\\w*|ligeramente inferior a|apenas por debajo de",
    above: "poco mas de|algo mas de|ligeramente (?:superior a|por encima de)|apenas por encima de|algo por encima de",
    over: "mas de(?:l)?|mas que|por encima de(?:l)?|superior a|al menos|como minimo|muy por encima de(?:l)?",
    under: "menos de(?:l)?|por debajo de(?:l)?|inferior a|como maximo|no mas de",
  },
  exceeds: "super\\w*|exced\\w*|rebas\\w*|sobrepas\\w*|pasa\\w*|mas d?el?|por encima|con creces",
  timesAndHalf: " veces y media",
  outOf: "(?:sobre|de cada|de|entre) ",
  coins: "(?:con |y )",
  habit:
    "habitual\\w*|usual\\w*|normal\\w*|suele\\w*|solia|acostumbr\\w*|costumbre|promedio|media\\b|medio habitual|generalmente|de siempre|siempre|perfil|horario|franja|tipic\\w*|de ordinario|opera",
  clock: [
    ["(?:las?|hacia las?) {h} y {m}(?: minutos)?", "+"],
    ["(?:las?) {h} menos {m}", "-"],
    ["(?:las?) {h} y media", 30],
    ["(?:las?) {h} y cuarto", 15],
    ["(?:las?) {h} menos cuarto", -15],
    ["(?:las?) {h}(?=[,.;)]| (?:de la (?:manana|tarde|noche|madrugada)|horas|en punto|y las?|a las?|utc|hasta))", 0],
    ["(?<=\\b(?:las?|a|y|hasta|de) ){h}(?: horas| h\\b)", 0],
    ["{h}(?= de la (?:manana|tarde|noche|madrugada))", 0],
  ],
  namedHours: { medianoche: 0, mediodia: 12 },
  until: ",? ?(?:-|a|y|hasta|al?) ",
  shortly: {
    after: "(?:poco|justo|apenas|minutos|algo) (?:despues de|pasadas?)|pasad[ao]s?",
    before: "(?:poco|justo|minutos|algo) antes de",
    about: "hacia|alrededor de|cerca de|sobre|a eso de",
  },
  dayparts: [
    ["(?:a )?(?:primera hora|primeras horas|comienzos|principios) de la manana|temprano por la manana", 4, 10],
    ["(?:a )?ultima hora de la manana", 10, 13],
    ["(?:a )?(?:primera hora|primeras horas|comienzos|principios) de la tarde", 12, 16],
    ["(?:a )?(?:ultima hora|ultimas horas|finales) de la tarde|al atardecer", 17, 21],
    ["(?:a )?media tarde", 14, 18],
    ["(?:a )?media manana", 9, 12],
    ["(?:en )?plena noche|en mitad de la noche|en medio de la noche|(?:a )?altas horas", 21, 5],
    ["(?:de|en|por|durante|en plena|a altas horas de) (?:la )?madrugada|la madrugada|madrugada de", 0, 6],
    ["(?:de|por|en|durante) la noche|de noche|nocturn[oa]s?|anoche|la noche", 20, 6],
    ["(?:de|por|en|durante) la manana|manana del", 5, 13],
    ["(?:de|por|en|durante) la tarde|en plena tarde|tarde del", 12, 20],
    ["al? mediodia", 11, 15],
    ["a medianoche", 23, 1],
    ["a plena luz del dia|de dia|diurn[oa]", 7, 20],
  ],
};
