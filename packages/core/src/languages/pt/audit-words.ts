import type { AuditWords } from "../parts/audit-words.ts";

export const auditWords: AuditWords = {
  near: {
    about:
      "cerca de|por volta de|aproximadamente|em torno de|uns|umas|mais ou menos|algo como|ao redor de|proximo (?:a|de)|na casa d[eo]s?",
    below:
      "quase|pouco menos (?:de|que)|um pouco (?:menos de|abaixo de)|praticamente|ligeiramente (?:abaixo|inferior)(?: a| de)?|perto de",
    above:
      "pouco mais (?:de|que)|um pouco (?:mais de|acima de)|ligeiramente (?:acima|superior)(?: a| de)?|pouco acima d[eo]s?",
    over: "mais d[eo]s?|mais que|acima d[eo]s?|superior a|pelo menos|no minimo|bem acima d[eo]s?",
    under: "menos d[eo]s?|abaixo d[eo]s?|inferior a|no maximo|nao mais (?:de|que)",
  },
  exceeds: "super\\w*|exced\\w*|ultrapass\\w*|pass\\w*|mais d?[eo]|acima|alem|com folga",
  timesAndHalf: " vezes e meia",
  outOf: "(?:em cada|de cada|em|de|sobre|entre) ",
  coins: "(?:e |com )",
  habit:
    "habitua\\w*|usua\\w*|norma\\w*|costum\\w*|media\\b|medio habitual|geralmente|de sempre|sempre|perfil|horario|faixa|padrao|praxe|tipic\\w*|via de regra|janela",
  clock: [
    ["(?:as|a|das|da) {h} e {m}(?: minutos)?(?! (?:vezes|politicas|sinais|por|soles|dolares))", "+"],
    ["{h} e {m}(?= d[ae] (?:manha|tarde|noite|madrugada))", "+"],
    ["{m} (?:minutos )?para (?:as|a) {h}", "-"],
    ["(?:as|a|das|da) {h} e meia", 30],
    ["{h} e meia(?= d[ae] (?:manha|tarde|noite|madrugada))", 30],
    ["(?<=\\b(?:as?|das|e|ate|de) ){h}(?: horas|h\\b)(?! e)", 0],
    ["{h} horas e {m}", "+"],
    ["(?:as|das) {h}(?=[,.;)]| (?:d[ae] (?:manha|tarde|noite|madrugada)|em ponto|e as?|as|utc|ate))", 0],
    ["{h}(?= d[ae] (?:manha|tarde|noite|madrugada))", 0],
  ],
  namedHours: { "meia-noite": 0, "meio-dia": 12 },
  until: ",? ?(?:-|a|as|e|ate)(?: a| as| o)? ",
  shortly: {
    after: "(?:pouco|logo|minutos|um pouco) (?:depois d[ae]s?|apos)|passad[ao]s?",
    before: "(?:pouco|logo|minutos|um pouco) antes d[ae]s?",
    about: "por volta d[ae]s?|cerca d[ae]s?|la pel[ao]s?",
  },
  dayparts: [
    ["(?:no |ao )?(?:inicio|comeco|primeiras horas) da manha|cedo pela manha", 4, 10],
    ["(?:no |ao )?fim da manha|final da manha", 10, 13],
    ["(?:no |ao )?(?:inicio|comeco) da tarde", 12, 16],
    ["(?:no |ao )?(?:fim|final) da? ?tarde|fim de tarde|tardinha", 16, 20],
    ["(?:no )?meio da tarde", 14, 18],
    ["(?:no )?meio da manha", 9, 12],
    ["(?:no |em )?(?:meio da|plena|alta) noite|altas horas", 21, 5],
    ["(?:de|na|da|em plena|pela|durante a) madrugada|madrugada de", 0, 6],
    ["(?:da|a|de|na|pela|durante a) noite|noturn[oa]s?", 20, 6],
    ["(?:da|de|na|pela|durante a) manha|manha de", 5, 12],
    ["(?:da|a|de|na|pela|durante a|em plena) tarde(?! demais)|tarde de", 12, 19],
    ["ao meio-dia", 11, 14],
    ["a meia-noite", 23, 1],
    ["a luz do dia|durante o dia|diurn[oa]", 7, 19],
  ],
};
