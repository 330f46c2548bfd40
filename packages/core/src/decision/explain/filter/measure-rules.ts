import { any, type KeywordRule } from "./keyword-rule.ts";

const MACHINE =
  "(?:machine|system|systems|software|computers?|program(?:s|mes?|men)?|sistema|sistemas|maquinas?|ordenador(?:es)?|programas?|computador(?:es)?|maschinen?|systeme?|rechner|programm|automatik|detectors?|detector(?:es)?|detektor(?:en)?|filters?|filtros?)";
const JUDGES =
  "(?:sure|certain|unsure|thinks?|thought|believe[sd]?|rated?|ranked|marked|judged|decid\\w+|considere[ds]|like[sd]?|segur[oa]|cre[eyi]\\w*|marco|marcou|consider\\w*|juzg\\w+|opin\\w+|certeza|duvid\\w+|dud\\w+|acha|achou|sicher|unsicher|glaubt\\w*|hielt|halt|meint\\w*|entschied\\w*|entscheidet|beurteil\\w+|bewert\\w+|half|halb|disagree\\w*|agree\\w*|einig|uneinig|acuerdo|concord\\w+|discord\\w+|discrep\\w+|argu[ei]\\w*|discut\\w+|disput\\w+|quarrel\\w*|refused|declined|rejected|rechazo|rechazaron|denego|recusou|recusaram|verweigerte\\w*|ablehnte\\w*|gestritten|streit\\w*|stritten|diskutier\\w+|einigung|brig\\w+|contradict\\w*|widerspr\\w+)";
const PLACE =
  "(?:countr(?:y|ies)|nations?|nacion(?:es)?|nacao|nacoes|staat(?:en)?|paises?|pais|land|lander\\w*|places?|regions?|region(?:es)?|regiao|lugar(?:es)?|orte?n?|merchants?|comercios?|handler\\w*|lojas?|shops?)";
const DANGER =
  "(?:dangerous|risky|unsafe|suspicious|suspect|peligros[oa]s?|perigos[oa]s?|gefahrlich\\w*|riskant\\w*|sospechos[oa]s?|suspeit[oa]s?|arriesgad[oa]s?|arriscad[oa]s?|sanction\\w*|sancionad[oa]s?|sanktion\\w*|embarg\\w+|prohibid[oa]s?|proibid[oa]s?|verboten\\w*|banned|forbidden|restricted|restringid[oa]s?|verdachtig\\w*|watched|monitored|vigilad[oa]s?|vigiad[oa]s?|monitorad[oa]s?|monitorizad[oa]s?|uberwacht\\w*|beobachtet\\w*|(?:bajo|sob|under|unter) (?:vigilancia|watch|surveillance|uberwachung)|conflictiv[oa]s?|problematic\\w*)";
const ALWAYS =
  "(?:always|never|only|usually|normally|solo|nunca|siempre|unicamente|normalmente|suele|nur|nie|immer|normalerweise|gewohnlich|sonst|sempre|so|apenas|costuma|geralmente)";
const BUYS =
  "(?:pay|pays|buy|buys|shop|shops|spend|compra|compras|comprar|paga|pagas|pagar|opera|zahlen|zahlst|kaufen|kaufst|einkaufen|bezahlen|gasta)";
const DAYTIME =
  "(?:night|nights|evening|evenings|daytime|morning|mornings|midnight|afternoon|noche|madrugada|dia|tarde|medianoche|noite|manha|madrugadas|meia-noite|nachts|abends|tagsuber|morgens|mitternacht|vormittags|nachmittags)";

/** How a decision was measured, said without any of its words: multiples, ratings, limits, habits, how sure a machine was. */
export const MEASURE_RULES: readonly KeywordRule[] = [
  {
    id: "keyword.multiple",
    plain: true,
    words: any(
      "\\b(?:double|doubles|doubled|doubling|triple[ds]?|treble[ds]?|quadruple[ds]?|quintuple[ds]?|(?:two|three|four|five|six|seven|eight|nine|ten|many|\\d+)-?fold)\\b",
      "\\btwice (?:the|your|as|what|that|over)\\b",
      "\\b(?:half (?:sure|certain|convinced|of|the|as|your)|(?:a|one|two|three) (?:quarter|third|fifth|tenth)s?\\b)",
      "\\b(?:doppelt\\w*|doppelte[nrsm]?|verdoppel\\w*|verdreifach\\w*|vervierfach\\w*|(?:zwei|drei|vier|funf|sechs|sieben|acht|neun|zehn|\\d+)-?fach\\w*)",
      "\\b(?:zwei|drei|vier|funf|sechs|sieben|acht|neun|zehn|\\d+) ?mal (?:so|mehr|hoher|grosser|uber)\\b|\\b(?:zweimal|dreimal|viermal|funfmal|sechsmal|siebenmal|achtmal|neunmal|zehnmal) (?:so|mehr|hoher|grosser|ihr\\w*|uber)",
      "\\b(?:halfte|halb so|halb sicher|(?:ein|zwei|drei) (?:drittel|viertel|funftel))\\b",
      "\\b(?:doble|dobles|triple|triples|cuadruple|quintuple|sextuple|decuple)\\b|\\b(?:duplic|triplic|cuadruplic|quintuplic|quadruplic|multiplic)(?:a|an|o|ou|aba|ava|ando|aron|aram|ar)\\b",
      "\\b(?:una|la|uma|a) (?:tercera|cuarta|quinta|decima|terca|quarta) parte\\b|\\b(?:la mitad|a medias|(?:un|dos|tres|um|dois) (?:tercios?|cuartos?|quintos?|tercos?|quartos?))\\b",
      "\\b(?:dobro|triplo|quadruplo|quintuplo|metade|meia certeza|dobrou|dobra)\\b",
    ),
    benign: any(
      "\\bdouble[ -]?(?:check\\w*|click\\w*)",
      "\\bdoble (?:factor|verificacion|clic|comprobacion|habitacion|seguridad)",
      "\\b(?:nicht )?doppelt(?:e[nr]?)? (?:gepruft|abgesichert|(?:be)?zahl\\w*|gezahlt|abgebucht|belastet|gebucht|(?:ab)?buchung|belastung)|\\b(?:nicht|be|(?:be)?zahl\\w*(?: sie| du)?(?: \\w+)?) doppelt\\b",
      "\\b(?:cobr|pag|debit|carg|sai|sal)\\w*(?: \\w+){0,2} (?:por|em) (?:el )?(?:doble|dobro)\\b|\\bdoble (?:cobro|cargo|pago)|\\bdouble (?:charge[ds]?|payments?)|\\b(?:charged|pay|paying) double",
      "\\b(?:a )?(?:quarter of an hour|half an hour|half a day)",
      "\\b(?:un|um) (?:cuarto|quarto) de hora",
      "\\b(?:three|tres|drei) (?:quarters? of an hour|cuartos de hora|viertelstunden)",
    ),
  },
  {
    id: "keyword.rating",
    plain: true,
    words: any(
      "\\b(?:rank(?:ed|s|ing|ings)?|graded?|grading|classif\\w+|categori[sz]ed?|classed)\\b",
      "\\b(?:scale of|auf der skala|en la escala|na escala|of the scale)\\b",
      "\\b(?:our|nuestra|nossa|unsere[rn]?) (?:\\w+ )?(?:scale|escala|skala)\\b",
      "\\b(?:low|baj[oa]|baix[oa]|niedrig|gering)\\w*,? (?:(?:and|y|e|und|oder|or|o|ou) )?(?:medium|medi[oa]|mittel)\\w*,? (?:(?:and|y|e|und|oder|or|o|ou) )?(?:high|alt[oa]|hoch)",
      "eingestuft|\\beinstuf\\w+|klassifi\\w+|\\bbenotet\\w*",
      "\\b(?:clasific\\w+|catalog(?:ad[oa]|o|amos|ar)|calificad[oa]|califico|puntuad[oa]|puntuo)\\b",
      "\\b(?:classific\\w+|pontuad[oa]|pontuou)\\b",
    ),
  },
  {
    id: "keyword.machine",
    plain: true,
    words: any(
      `\\b${MACHINE}\\b(?: [\\w'-]+){0,5} ${JUDGES}\\b`,
      `\\b${MACHINE} (?:said|says|told|flagged|dijo|disse|sagte|meldete|schlug an)\\b`,
      "\\b(?:flagged|marked|tagged) (?:\\w+ ){0,2}by (?:\\w+ ){0,4}(?:detectors?|checks|rules|filters?|systems?)\\b",
      "\\b(?:detectors|detectores|detektoren|modul(?:e|es|o|os|en|s)?|components?|componentes?|komponenten?)\\b",
      "\\b(?:databases?|datenbank(?:en)?|bases? de (?:datos|dados)|bancos? de dados)\\b",
    ),
  },
  {
    id: "keyword.guideline",
    plain: true,
    words: any(
      "\\b(?:our|the bank's|nuestras?|nuestros|nossas?|nossos|unsere[nrs]?) (?:\\w+ )?(?:rules?|guidelines?|criteria|normas?|reglas?|regras?|criterios?|pautas|vorgaben?|regeln?|kriterien|bestimmungen|vorschriften|diretrizes|directrices|reglamento)\\b",
      "\\b(?:guidelines?|leitlinien?|directrices|diretrizes|handbook|handbuch\\w*)\\b",
      "\\b(?:internal|interne[nrsm]?) (?!review|team|check|prufung|uberprufung|klarung|team|abteilung)\\w+",
      "\\b(?!revision|equipo|analisis|verificacion|comprobacion|control|analise|equipe|equipa|revisao|area|departamento|verificacao)\\w{3,} intern[oa]s?\\b",
      "\\b(?:by rule|as a matter of rule|por regla|por norma|por regra|per regel|gets? stopped|automatically always|under observation|bajo observacion|sob observacao|unter beobachtung)\\b",
      "(?<!\\b(?:our|your|unserer|ihrer|deiner|nuestr[oa]|noss[oa]|su|tu) )\\b(?:side|part(?! of (?:protect|keep|our care))|parte|lado|seite) (?:\\w+ ){0,3}(?:for|against|speaking|spoke|arguing|favor|contra|fur|gegen|sprach)\\b",
      "(?<!\\b(?:lojas?|casas?|tiendas?|almacen|compras?|caixa|caja|set|jogo|juego|alquiler|aluguel|aluguer) de )\\b(?:tools? (?!shop|store|hire|rental|box|set|kit)|tools?(?=[.,;!?]|$)|herramientas?|ferramentas?|werkzeuge?|verhaltensanalyse|behaviou?r analysis|analisis de comportamiento|analise de comportamento)\\b",
      "\\b(?:several|multiple|many|varias?|varios|multiples|mehrere|viele|\\d+) (?:\\w+ )?(?:alerts?|indicators?|flags?|alertas?|indicadores|alarmas?|warnsignale?|warnzeichen|alarme|warning signs?|senales de alerta|sinais de alerta)\\b",
      "\\b(?:arguments?|argumentos?|argumente?n?|pros and cons|pros y contras|pros e contras|fur und wider)\\b",
      "\\b(?:weighted|weighed (?:more|most|against|up)|gewichtet\\w*|gewichtung|ponderad[oa]s?|ponderacion)\\b",
    ),
  },
  {
    id: "keyword.level",
    plain: true,
    words: any(
      "\\b(?:top|highest|high|second|third|red|orange|yellow|low|lowest|medium|critical) (?:tier|band|level|category|bucket|alert)\\b",
      "\\b(?:nivel|categoria|clase|classe|grado|grau|alerta) (?:maxim[oa]|alt[oa]|medi[oa]|baj[oa]|baix[oa]|critic[oa]|roj[oa]|vermelh[oa]|naranja|amarill[oa])\\b",
      "\\b(?:hochste|hohe|rote|mittlere|niedrige|kritische|oberste)[nrs]? (?:stufe|kategorie|klasse|alarmstufe|warnstufe)\\b|\\b(?:alarm|warn)stufe\\b",
      "\\b(?:middle|upper|lower|mittlere[nrm]?|obere[nrm]?|untere[nrm]?) (?:band|range|bereich|drittel|zone|tier)\\b|\\b(?:franja|faixa|banda|zona|rango) (?:mas |mais )?(?:medi[oa]|alt[oa]|baj[oa]|baix[oa]|intermedi[oa])\\b",
      "\\bprobabilit\\w+|\\bprobabilidade?s?\\b|wahrscheinlichkeit|\\blikelihood\\b|\\bthe odds\\b",
    ),
  },
  {
    id: "keyword.place",
    plain: true,
    words: any(
      `\\b${PLACE}\\b(?: [\\w'-]+){0,6} ${DANGER}\\b`,
      `\\b${DANGER} ${PLACE}\\b`,
      "\\b(?:risk|riesgo|risco|risiko)[ -]?(?:countr(?:y|ies)|lander\\w*|land)\\b",
      "\\b(?:paises?|lugar(?:es)?) de (?:alto )?(?:riesgo|risco)\\b",
    ),
  },
  {
    id: "keyword.limit",
    plain: true,
    words: any(
      "\\b(?:the|our|a|any|an internal|der|die|das|eine[nrm]?|unsere[nrm]?|unser|el|nuestro|un|o|nosso|um|del|do|no|ao|al) (?:\\w+ )?(?:limit|limits|grenze|limite|limites|tope|topes|teto|obergrenze|hochstgrenze|betragsgrenze|maximum|maximo)\\b(?! (?:of|on|de|del|do|da|ihrer|deiner|fur|for) (?:su |tu |la |el |your |the |seu |sua |ihre |deine )?(?:tarjeta|cartao|card|karte|cuenta|conta|account|credito|credit))",
    ),
    benign: any(
      "\\b(?:card|credit|daily|your|kredit|karten|tages|ihr|dein|su|tu|seu|sua)[ -]?(?:\\w+ )?(?:limit|limite|grenze)\\b",
      "\\b(?:the|el|o|a|das|um|un) (?:card|credit|daily|karten|tages) ?limit",
      "\\b(?:un|el|o|no|um|do|al|del|ao|a|the) (?:plazo |prazo |tiempo |tempo )?(?:maximo|maximum)(?: time)?(?: de| of)?,? (?:\\d+|[a-z]{3,12}) (?:horas?|dias?|hours?|days?|working|business|minutos?|minutes?)\\b",
      "\\b(?:horas?|dias?|hours?|days?),? (?:no|al|como|at the) (?:maximo|maximum)\\b",
      "\\b(?:the|el|o|das|der) (?:limit|limite|limites) (?:and|y|e|und) (?:(?:the|el|o|das|der|your|su|seu|tu|ihr|dein) )?(?:balance|saldo|guthaben|kontostand)\\b",
      "\\b(?:balance|saldo|guthaben|kontostand) (?:and|y|e|und) (?:(?:the|el|o|das|der) )?(?:limit|limite|limites)\\b",
    ),
  },
  {
    id: "keyword.habit",
    plain: true,
    words: any(
      `\\b${ALWAYS}\\b(?: [\\w'-]+){0,3} ${BUYS}\\b(?: [\\w'-]+){0,5} ${DAYTIME}\\b`,
      `\\b(?:${BUYS}|zahlen|kaufen) (?:\\w+ ){0,3}${ALWAYS}\\b(?: [\\w'-]+){0,5} ${DAYTIME}\\b`,
    ),
  },
];
