import type { AuditWords } from "../parts/audit-words.ts";
import { auditClaims } from "./audit-claims.ts";

export const auditWords: AuditWords = {
  near: {
    about:
      "cercan[oa] a(?:l)?|proxim[oa] a(?:l)?|unos|unas|alrededor de|cerca de|aproximadamente|en torno a(?:l)?|sobre (?=los |las |unos )|aprox\\.?|mas o menos|como|ronda\\w*|a grandes rasgos",
    below:
      "casi|poco menos de|algo menos de|cerca de|practicamente|justo por debajo de|rozando|roza\\w*|ligeramente inferior a|apenas por debajo de",
    above:
      "apenas (?:superaba|pasaba de|llegaba a|supera|pasa de)|poco mas de|algo mas de|ligeramente (?:superior a|por encima de)|apenas por encima de|algo por encima de",
    over: "pas(?:aba|o|a) de(?:l)?|super(?:aba|o) (?:el|los|las)?|mas de(?:l)?|mas que|por encima de(?:l)?|superior a|al menos|como minimo|muy por encima de(?:l)?",
    under: "ni siquiera|menos de(?:l)?|por debajo de(?:l)?|inferior a|como maximo|no mas de",
  },
  exceeds: "super\\w*|exced\\w*|rebas\\w*|sobrepas\\w*|pasa\\w*|mas d?el?|por encima|con creces",
  timesAndHalf: " veces y media",
  outOf: "(?:sobre|de cada|de|entre) ",
  coins: "(?:con |y )",
  habit:
    "los suyos|habitual\\w*|usual\\w*|normal\\w*|suele\\w*|solia|acostumbr\\w*|costumbres?|promedio|media\\b|medio habitual|generalmente|de siempre|siempre|perfil|horario|franja|tipic\\w*|de ordinario|opera|esper\\w*|solo|frecuent\\w*|paga|compra|cliente es de",
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
  payee: "a|al|en|en el|en la|para|de|del|comercio|tienda",
  policy: "politicas?|reglas?|fp-\\d+",
  negation: "nadie|no|ni|nunca|sin(?! embargo)|tampoco|ningun\\w*|jamas|nada",
  amount: "importe|cantidad|suma|monto|gasto|gastar?|veces|triple|doble",
  outside:
    "fuera|ajen[oa]s?|distint[oa]s?|diferentes?|se (?:aparta|apartaba|salia|sale|desvia|desviaba)\\w*|apart\\w*|desvi\\w*|antes|despues|no (?:\\w+ ){0,2}(?:entre|dentro|parte)",
  within: "dentro|entre|uno de|encaj\\w*|coincid\\w*|correspond\\w*|en",
  traits: {
    device: {
      subject: "dispositivo|aparato|terminal movil|telefono usado|equipo",
      expected:
        "conocid[oa]|registrad[oa]s?|reconocid[oa]|habitual(?:es)?|de confianza|familiar|(?:ya|antes|anteriormente|previamente) (?:\\w+ )?(?:usad|utilizad|emplead|vist)[oa]|(?:usado|utilizado|empleado|pagado|comprado|usaba|utilizaba)(?: \\w+){0,2} (?:antes|otras veces|en otras ocasiones|anteriormente|con anterioridad)|de siempre|de costumbre|ya (?:habia|ha) (?:usado|utilizado|empleado|pagado)",
      unexpected:
        "nadie (?:habia visto|conocia)(?: el| este)?|desconocid[oa]|nuev[oa]|extran[oa]s?|ajen[oa]|nunca (?:antes )?(?:se |habia |sido )*(?:vist|usad|utilizad)[oa]|inedito|por primera vez|sin registrar",
      isHabit: false,
    },
    country: {
      subject: "pais|lugar|territorio|origen del pago",
      expected:
        "habitual(?:es)?|usual(?:es)?|normal(?:es)?|de siempre|de costumbre|acostumbrad[oa]s?|propio|esperad[oa]|suyos",
      unexpected: "inusual(?:es)?|extran[oa]s?|extranjer[oa]|ajen[oa]|nuev[oa]|atipic[oa]|inhabitual|insolit[oa]",
      isHabit: true,
    },
    hours: {
      subject: "hora|horario|franja|momento",
      expected:
        "habitual(?:es)?|frecuent\\w*|suele|usual(?:es)?|normal(?:es)?|de siempre|de costumbre|acostumbrad[oa]s?",
      unexpected:
        "inusual(?:es)?|extran[oa]s?|atipic[oa]|anomal[oa]|insolit[oa]|intempestiv[oa]|inhabitual|de particular",
      isHabit: true,
    },
  },
  outcomes: {
    APPROVE:
      "(?:decidi|resolvi|opt)\\w+ (?:por )?aprobar\\w*|aprob(?:o|aron|ara|ado|ada|ando|arlo|arla)|autoriz(?:o|aron|ado|ada)|dio (?:\\w+ ){0,3}(?:por bueno|el visto bueno|luz verde|via libre)|dejo pasar|dejo (?:\\w+ ){0,3}seguir|liber(?:o|aron|ado|ada)|valid(?:o|ado|ada)|desbloque(?:o|ado|ada)|permiti(?:o|do|da)|acept(?:o|ado|ada) (?:el pago|la operacion|la compra)",
    BLOCK:
      "(?:decidi|resolvi|opt)\\w+ (?:por )?(?:bloquear|rechazar|denegar|parar|frenar)\\w*|opt\\w+ por (?:el |un )?(?:bloqueo|rechazo)|bloque(?:o|aron|ara|ado|ada|ando)|rechaz(?:o|aron|ado|ada)|deneg(?:o|aron|ado|ada)|impid\\w+|fren(?:o|aron|ado|ada)|par(?:o|aron|ado|ada) el pago|detuv(?:o|ieron)|detenid[oa]|(?:mantuvo|dejo|confirmo|ratifico) (?:\\w+ )?(?:el |en pie el )?bloqueo",
    CHALLENGE:
      "(?:decidi|resolvi|opt)\\w+ (?:por )?(?:verificar\\w*|(?:pedir|solicitar|exigir)\\w* (?:\\w+ ){0,4}(?:verificacion|comprobacion|desafio))|opt\\w+ por (?:el |un |la |una )?(?:desafio|verificacion)|retuv\\w+|retenid[oa]|p[ei]d(?:io|ieron|ido|ida) (?:una |la |el |un )?(?:verificacion|comprobacion|desafio)|desafi(?:o|aron|ado|ada) (?:el pago|la operacion|la compra|al cliente)",
    ESCALATE_TO_HUMAN:
      "escal(?:o|aron|ado|ada|arlo|arla)|(?:remit\\w+|pas[oa]\\w*|deriv\\w+|envi\\w+|traslad\\w+|eleva\\w*|elev[oa]\\w*|dej[oa]\\w*|entreg\\w+|cedi\\w*|quedo)\\b[^.;,]{0,36}\\b(?:a|en manos de|de) (?:una |un |ninguna )?(?:persona|human[oa]|analista|revisor|revision humana)",
  },
  unreal:
    "hasta|habria\\w*|podria\\w*|deberia\\w*|si|cuando|en lugar de|en vez de|propon\\w*|propus\\w*|propuest\\w*|suger\\w*|sugir\\w*|recomend\\w*|quer\\w*|quis\\w*|pid(?:e|en|io|ieron)|pedi\\w*|exig\\w*|requ\\w*|argumento\\w*|favorabl\\w*|anterior\\w*|conform\\w*|levant\\w*",
  demands:
    "coincid(?:ian|en|ieron) en (?:pedir|exigir|reclamar)|favorables? a|a favor de|partidari[oa]s? de|optaban? por|p[ei]d(?:e|en|ia|ian|io|ieron)|exig(?:e|en|ia|ian|io|ieron)|requ(?:iere|ieren|eria|erian|irio)|quer(?:ia|ian)|quier(?:e|en)|reclama(?:n|ba|ban)?|se conform(?:a|an|aba|aban|o) con|se content(?:a|an|aba|aban) con|conformaba\\w* con|prev(?:e|en|eia|eian)|orden(?:a|an|aba|aban|o)|manda(?:n|ba|ban)?|impon(?:e|en|ia|ian)|contempla(?:n|ba|ban)?|apunta(?:n|ba|ban)? (?:a|hacia)|abog(?:a|an|aba|aban) por|prescrib(?:e|en|ia|ian)|dispon(?:e|en|ia|ian)|conduc(?:e|en|ia|ian) a|lleva(?:n|ba|ban)? a|habrian?(?= \\w+[ai]do\\b)|basta(?:ba)? con",
  quantifiers: {
    all: "tod[oa]s?|cada|ambas|sin excepcion|unanim\\w*|(?<!de )las (?:dos|tres|cuatro|cinco)",
    none: "ningun[oa]?|ni una sola",
    others: "(?:las )?(?:demas|otras|restantes)|el resto",
    only: "solo|solamente|unic[oa]|unicamente|tan solo",
    except: "excepto|salvo|menos|a excepcion de|con la excepcion de|aparte de|a parte de",
  },
  machine:
    "sistema|maquina|tablas?(?: fijas?| de decision)?|motor(?: de reglas)?|algoritmo|software|proceso automatico",
  reviewer:
    "analistas?|revisora?|human[oa]|persona|emplead[oa]|companer[oa]|supervisora?|responsable|gestora?|tecnic[oa]|especialista|investigadora?|funcionari[oa]|trabajadora?",
  pronoun: "ella|el mismo",
  decided:
    "decidi(?:o|eron|do|da)|decision|resolvi(?:o|eron)|resuelt[oa]|resolucion|dictamin\\w+|dictamen|veredicto|tom(?:o|aron|ada) la decision|determin(?:o|aron|ado)|ultima palabra|corrio a cargo|resultado|desenlace|ordeno|dispuso|impuso|solicito",
  automatic:
    "automatic[oa]|automaticamente|sin (?:que )?(?:interv\\w+|participacion|la (?:intervencion|participacion)|mano|ningun\\w* (?:persona|analista|human\\w*|intervencion))\\b[^.;]{0,36}|(?:nadie|ninguna persona|ningun (?:analista|human\\w*))\\b[^.;,]{0,24}\\b(?:interv\\w+|particip\\w+|revis\\w+|vio)|por si (?:solo|sola|mism[oa])",
  agent: "por(?: el| la| las| los)?|de",
  byModel: "modelo(?: de (?:lenguaje|inteligencia artificial|ia))?|inteligencia artificial|ia|llm",
  finalByMachine:
    "(?:decision|palabra) (?:final|definitiva|ultima)\\b[^.;]{0,40}\\b(?:sistema|tablas|maquina)|ultima palabra\\b[^.;]{0,40}\\b(?:sistema|tablas|maquina)|(?:sistema|tablas|maquina)\\b[^.;]{0,30}\\b(?:decision (?:final|definitiva)|ultima palabra)",
  gaveReason:
    "motivo|(?<!(?:dio|daba|dar|tenia|tuvo) (?:la )?)razon|porque|explic\\w+|aleg\\w+|justific\\w+|argument(?:o|ando) que|ya que|puesto que|dado que|anoto|al ser|al haber|convenc\\w*|basto|bastaba|se baso|basandose|basad[oa]|apoy\\w*|en virtud|gracias a|fundament\\w*",
  confirmed: "confirm\\w*|telef\\w*|llamad\\w*|llam[oa]|habl\\w*|contact\\w*|correo|verific\\w*|perfil",
  prevails:
    "preval\\w+|pes(?:o|aba) (?:algo |bastante |mucho |claramente |un poco )?mas|se impuso|super(?:o|aba|a)|vencio|gano|(?:era |fue |resulto )?mas fuerte|aventaj\\w+|ventaja|delantera|mas peso|mayor peso|peso (?:algo |bastante |mucho |ligeramente )?mayor|por delante|mas convincente|mas solid[oa]|llev[oa]\\w* las de ganar|obtuvo mas",
  yields:
    "mas debil|pes(?:o|aba) menos|perdio|por detras|menor peso|menos peso|peso (?:algo |bastante |mucho )?menor|cedio|menos convincente|quedo (?:por )?debajo",
  foremost:
    "(?:que )?mas pes(?:aba|o|a)|(?:mejor|mas) (?:encaj\\w+|se ajusta\\w*|venia al caso)|la mas (?:pertinente|ajustada|cercana)|mas relevantes?|encabezad\\w+|a la cabeza|en primer lugar|sobre todo|mayor relevancia",
  hindmost: "menos relevante|menor relevancia|la que menos|mas floja|encaje mas debil|en ultimo lugar",
  claims: auditClaims,
};
