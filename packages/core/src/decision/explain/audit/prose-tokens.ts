import { OUTCOME_WORDS } from "./audit-labels.ts";

/** A checkable piece of audit prose. */
export interface ProseToken {
  /** `outcome` is a decision in words, `aprobada`; `statement` the same said of the payment: `was approved`. */
  readonly kind: "number" | "id" | "decision" | "outcome" | "statement" | "category" | "fact";
  readonly start: number;
  readonly end: number;
  readonly text: string;
  /** What a false fact is about. */
  readonly element?: string;
  /** The digits of a number without its unit. */
  readonly digits: string;
  /** `%`, `x`, `/100`, `money` or nothing. */
  readonly unit: string;
  /** A part of a whole in words, `three quarters`: near enough is right, and unsaid of what it says nothing. */
  readonly isFraction?: true;
}

const TOKEN = new RegExp(
  [
    "(?<id>(?<![\\p{L}\\p{N}])\\p{Lu}{1,4}-\\d[\\p{L}\\p{N}]*(?:-[\\p{L}\\p{N}]{1,12}){0,4})",
    "(?<decision>(?<![\\p{L}\\p{N}_])(?:APPROVED?|CHALLENGED?|BLOCK(?:ED)?|ESCALATED?(?:_TO_HUMAN)?|REJECT(?:ED)?|DECLINED?)(?![\\p{L}\\p{N}_]))",
    "(?<clock>(?<![\\p{L}\\p{N}_.,:])(?:\\d{1,2}h\\d{2}(?![\\p{L}\\p{N}])|(?:0?\\d|1\\d|2[0-3])\\.[0-5]\\d(?=\\s(?:Uhr|h|horas|hrs|UTC|in the (?:early )?(?:morning|afternoon|evening)|at night|de la (?:mañana|tarde|noche|madrugada)|da (?:manhã|tarde|noite|madrugada)|morgens|nachts|abends|[ap]\\.?m)(?![\\p{L}\\p{N}]))))",
    "(?<number>(?<![\\p{L}\\p{N}_]|\\d[.,:])\\d+(?:[.,:]\\d+){0,6}|(?<![\\p{L}\\p{N}_])[.,]\\d+)(?<unit>\\s?%|\\s(?:[Pp]rozent|[Pp]er ?cent|por ciento|por cento)(?![\\p{L}])|x(?![\\p{L}\\p{N}])|\\s?/\\s?100(?!\\d))?",
  ].join("|"),
  "gu",
);
const LEVEL =
  "low|medium|moderate|high|critical|baj[oa]|baix[oa]|medi[oa]|moderad[oa]|alt[oa]|critic[oa]|niedrig|gering|mittel|hoch|kritisch";
const IS =
  "fue|es|era|is|was|ist|war|foi|e|ficou|resulto|seguia siendo|sigue siendo|continuava|continuou|permaneceu|se considero|considerou-se|bleibt|quedo|se situ\\w+|situou-se|blieb|lag|remained|stayed|came out|turned out|considered|deemed";
const CATEGORY = new RegExp(
  [
    `(?:(?<!\\b(?:pais|paises|canal|land|lander|lista|country|countries) (?:de|mit|con|com) )(?:riesgo|risk|risco|risiko|categor(?:ia|y)|kategorie|nivel|level|stufe)\\b[\\s:(,]{1,3}(?:(?:${IS}) (?:(?:muy|very|sehr|muito|only|nur|apenas|solo|still|noch|rather|eher) )?)?|\\/\\s?100\\s?\\()(${LEVEL})\\b`,
    "\\b(low|medium|moderate|high|critical)\\b[ -]risk\\b(?! (?:country|countries|channel|list|factor))",
    "(?<!\\bmit )\\b((?:niedrig|gering|mittler|hoh|kritisch)e[nmrs]?)(?= (?:gesamt)?risiko\\b)",
    `(?:\\brisk|riesgo|risiko|risco|score|composite|gesamtwert|\\b\\w{1,30}risiko|puntuacion|puntaje|pontuacao)\\b(?:[^.;]|\\.\\d){0,80}?\\b(?:as|als|files? under|falls? under|filed under|counts? as|unter|considera|considerad[oa]|(?:calific|catalog|tach|tild|etiquet)\\w+ (?:de|como)|clasific\\w+ (?:de|como)|classificad[oa] como|(?:in|na|no|en) (?:the|la|el)?(?: ?faixa| ?franja| ?banda| ?tramo| ?rango| ?patamar| ?zona| ?segmento)?) (${LEVEL})\\b(?! (?:risk|riesgo|risco))`,
    "(?:\\brisk|riesgo|(?:\\b\\w{1,30})?risiko|risco|score|points|punkten?|puntos|pontos)\\b(?:[^.;]|\\.\\d){0,48}?\\b(?:in the|im|in den|en el|no|na|into the) ((?:low|medium|moderate|high|critical)(?:er)?|(?:niedrig|gering|mittler|hoh|kritisch)e[nmrs]?) (?:band|range|bracket|zone|tier|category|bereich|segment|stufe|zone|kategorie)\\b",
    "\\b(low|medium|moderate|high|critical) (?:composite|overall|total|aggregate)?(?: ?(?:risk|score|rating))\\b(?! (?:country|countries|channel|list|factor))",
    `(?:\\brisk|score|composite|rating|riesgo|puntuacion|puntaje|risco|pontuacao|risiko|gesamtrisiko|gesamtwert|risikowert|punktzahl)\\b(?:(?!confiden|konfiden|confian|amount|betrag|importe|valor d|relevan|argument|threat|bedroh|amenaz|ameac|hour|polic|richtlin|country|land\\b|pais)[^.;]|\\.\\d){0,56}?[ ,](?:(?:a|an|als|es|is|was|which is|rated|so|hence|therefore|i\\.e\\.|also|damit|blieb|war|ist|hundert|punkten?|\\d+|un valor|um valor|fue|era|foi|nivel|level),?) (${LEVEL})(?=[.,;)]| \\d| and| und| y\\b| e\\b)`,
  ].join("|"),
  "g",
);

const OUTCOME =
  /(?:decision|decisao|entscheidung|verdict|veredicto|outcome)\b(?: (?:final|finale))?(?: ?[:=]| (?:lautet|lautete|ist|war|is|was|fue|es|era|foi|e)\b) ?([a-z]{6,12})\b/g;

/** What the prose says became of the payment; what became of an earlier one is another matter. */
const STATEMENT =
  /(?<!\b(?:previous|earlier|prior|other|last|anterior|previa|otra|ultima|otro|outra|vorige|vorherige|fruhere|letzte|andere) )\b(?:transaction|payment|purchase|transaccion|operacion|pago|compra|transacao|operacao|pagamento|transaktion|zahlung)\b(?! (?:anterior|previ[oa]))(?: [\w.:#-]{1,24}){0,2} (?:was|is|has been|fue|ha sido|quedo|esta|foi|wurde|ist)(?: (?:\w{2,12}ly|\w{2,12}mente|already|ya|ja|bereits))? ([a-z]{6,12})\b/g;

/** The checkable pieces of a text in order; they never overlap. `plain` is its copy without case and accents. */
export function proseTokens(prose: string, plain: string): ProseToken[] {
  const dashed = prose.replace(/[\u2010-\u2015\u2212]/g, "-");
  const tokens: ProseToken[] = [];
  for (const match of dashed.matchAll(TOKEN)) {
    const { id, decision, clock, number, unit = "" } = match.groups ?? {};
    const kind = id !== undefined ? "id" : decision !== undefined ? "decision" : "number";
    const start = match.index;
    const end = start + match[0].length;
    tokens.push({
      kind,
      start,
      end,
      text: prose.slice(start, end),
      // `4h40` and `4.40 Uhr` are times of day.
      digits: number ?? clock?.replace(/[h.]/, ":") ?? "",
      unit: /^\s\p{L}/u.test(unit) ? "%" : unit.replace(/\s/g, ""),
    });
  }
  for (const match of plain.matchAll(CATEGORY)) {
    const word = match[1] ?? match[2] ?? match[3] ?? match[4] ?? match[5] ?? match[6] ?? match[7]!;
    // Where the word comes last, one before it may look the same.
    const isLast = match[1] !== undefined || match[4] !== undefined || match[7] !== undefined;
    const start =
      match.index +
      (match[5] === undefined
        ? match[0].indexOf(word, isLast ? match[0].length - word.length : 0)
        : match[0].lastIndexOf(word));
    const end = start + word.length;
    tokens.push({ kind: "category", start, end, text: prose.slice(start, end), digits: "", unit: "" });
  }
  const decisions = new Set(tokens.filter(({ kind }) => kind === "decision").map(({ end }) => end));
  for (const [kind, pattern] of [
    ["outcome", OUTCOME],
    ["statement", STATEMENT],
  ] as const) {
    for (const match of plain.matchAll(pattern)) {
      const end = match.index + match[0].length;
      const start = end - match[1]!.length;
      if (decisions.has(end) || !OUTCOME_WORDS.some(([, words]) => words.test(match[1]!))) continue;
      decisions.add(end);
      tokens.push({ kind, start, end, text: prose.slice(start, end), digits: "", unit: "" });
    }
  }
  return tokens.sort((a, b) => a.start - b.start);
}
