import type { AuditClaims } from "../parts/audit-claims.ts";

export const auditClaims: AuditClaims = {
  nouns: {
    device: "dispositivo|aparato|equipo|ordenador|computadora|telefono movil|tableta|portatil|movil|terminal usado",
    system: "sistema|maquina|tablas(?: fijas)?|algoritmo|programa",
    proposal: "propuesta|sugerencia|recomendacion|consejo|criterio|sistema|maquina|tablas(?: fijas)?|algoritmo",
    customer: "cliente|titular|comprador",
    amount: "importe|monto|cantidad|suma|cuantia|precio",
    signal: "senal(?:es)?|alertas?|alarmas?|avisos?|banderas?",
    usual:
      "habitual(?:es)?|usual(?:es)?|normal(?:es)?|acostumbrad[oa]s?|de costumbre|de siempre|tipic[oa]s?|corrientes?|ordinari[oa]s?",
    window: "horario|horas?|franja|ventana|momento|intervalo|rutina",
    list: "listas?(?: \\w+)?|relacion(?: \\w+)?|registro|listado",
    policy: "politicas?",
    person: "persona|human[oa]s?|analista|revisora?|emplead[oa]|mano humana|trabajador",
    sides: "debate|posturas?|argumentos?|posiciones|tesis|partes|voces",
  },
  conditional: "si|habria\\w*|podria\\w*|deberia\\w*|cuando|salvo que|puede\\w*|debe\\w*|pudiera",
  instead: "en lugar de|en vez de|lejos de",
  claims: {
    "device.known": [
      "{device} ... (?:ya|antes|desde hace|anteriormente|previamente) .. (?:conocid[oa]|registrad[oa]|usad[oa]|utilizad[oa]|emplead[oa]|usaba|utilizaba|empleaba|vinculad[oa]|asociad[oa]|trabaja\\w*|operaba|vist[oa]|figuraba|constaba)",
      "{device} .. (?:de siempre|de costumbre|habitual|propio|de toda la vida|de confianza|conocido)",
      "{device} ... (?:pertenec\\w*|vinculad[oa]|asociad[oa]|ligad[oa]) .. (?:cliente|cuenta|titular)",
      "{device} .. (?:con|en|desde) (?:el|la) que (?:el |la |este )?{customer} .. (?:opera\\w*|pag\\w*|compra\\w*|trabaj\\w*|suele|solia|venia)",
      "{device} ... (?:figura\\w*|consta\\w*|estaba|esta) .. entre los .. (?:registrados|conocidos|suyos|habituales|del cliente)",
    ],
    "device.unknown": [
      "!{device} ... (?:no|nunca|jamas|ni) .. (?:viera|vio|conocia|conociera|conocid[oa]|registrad[oa]s?|usad[oa]|utilizad[oa]|emplead[oa]|vinculad[oa]|asociad[oa]|vist[oa]|figuraba|constaba|conocidos|suyos|reconocid[oa]|relacionad[oa]|pertenec\\w*)",
      "{device} .. (?:nuev[oa]|desconocid[oa]|ajen[oa]|extran[oa]|inedit[oa]|sin registrar|sin historial|recien estrenad[oa])",
    ],
    "device.quiet": [
      "!{device} .. (?:no|tampoco) .. (?:activo|levanto|disparo|genero|hizo saltar|provoco|produjo|dio|desperto) .. (?:{signal}|sospechas?)",
    ],
    "country.home": [
      "(?:es|era) uno de sus paises {usual}",
      "(?:en|desde|dentro de) (?:su|el) (?:propio|mismo) pais|desde casa|en territorio nacional|dentro del pais|nacional(?= y|,|\\.)",
      "pais (?:era|es|fue) (?:el )?(?:de siempre|de costumbre|habitual|propio|suyo)",
    ],
    "country.abroad": [
      "(?:en|desde|del|por) (?:el )?(?:extranjero|exterior)|fuera de(?:l| su) pais|allende las fronteras|lejos de (?:casa|su pais)|de viaje|al otro lado de la frontera",
    ],
    "country.quiet": [
      "!pais .. (?:no|tampoco) .. (?:activo|levanto|disparo|genero|hizo saltar|provoco|produjo|dio|desperto) .. (?:{signal}|sospechas?)",
    ],
    "countries.one": [
      "(?:solo|solamente|unicamente|exclusivamente|no mas que) .. un(?: solo| unico)? pais",
      "un (?:solo|unico) pais",
    ],
    "countries.several": [
      "(?:dos|tres|varios|ambos|diversos|distintos|mas de un) paises? .. (?:habitual\\w*|usual\\w*|suele\\w*|costumbre|acostumbr\\w*|opera\\w*|conocid\\w*)",
      "(?:suele\\w*|acostumbra\\w*|habitualmente|normalmente|opera) ... (?:dos|tres|varios|ambos|diversos|distintos) paises",
    ],
    "hours.inside": [
      "(?:dentro|en pleno|en medio|en mitad) (?:de |del |de la |de su |su |de sus |de las )?{window} {usual}",
      "(?:en|a|durante) (?:su|sus|la|el|las|los) {window} {usual}",
      "(?:momento|hora|franja)(?: del dia)? en (?:el|la|los|las)? ?que (?:el |la |este |ese )?{customer} .. (?:suele|acostumbra|normalmente|habitualmente)",
      "hora .. (?:no llamaba la atencion|era la de siempre|era normal|la habitual)",
      "!hora .. (?:no|nada) (?:tenia|habia|llamaba) .. (?:nada|extran\\w+|particular|atencion)",
    ],
    "hours.outside": [
      "(?:cuando|una vez que) .. {window} {usual} (?:ya )?(?:habia|ha) (?:terminado|acabado|concluido|pasado)",
      "(?:fuera|al margen|antes|despues) (?:de |del |de la |de su |de sus |de las ){window} {usual}",
      "!(?:momento|hora|franja)(?: del dia)? en (?:el |la |los |las )?que (?:el |la |este |ese )?{customer} .. (?:no|nunca|rara vez|apenas|jamas)",
      "(?:inusualmente|extranamente|demasiado|insolitamente) (?:temprano|tarde)|a (?:horas intempestivas|deshora|deshoras)|hora (?:intempestiva|insolita|inusual|extrana|rara|impropia)",
      "!(?:no|nunca|jamas) .. (?:a esas horas|a esa hora|a tales horas)",
    ],
    "hours.quiet": [
      "!(?:hora|horario) .. (?:no|tampoco) .. (?:activo|levanto|disparo|genero|hizo saltar|provoco|produjo|desperto) .. {signal}",
    ],
    "amount.above": [
      "(?:mayor|superior|mas alto|mas elevado) (?:que|al?|a la) .. (?:{usual}|media|promedio)",
      "{amount} ... (?:superaba|excedia|rebasaba|por encima de) .. (?:{usual}|media|promedio)",
    ],
    "amount.below": [
      "(?:menor|inferior|mas bajo|mas reducido) (?:que|al?|a la) .. (?:{usual}|media|promedio)",
      "{amount} ... (?:no llegaba a|por debajo de|menos de) .. (?:{usual}|media|promedio)",
    ],
    "amount.equal": [
      "{amount} ... (?:coincidia con|igual a|identic[oa] a|en linea con|acorde con|dentro de|conforme a) .. (?:{usual}|media|promedio|suele|solia)",
    ],
    "amount.quiet": [
      "!{amount} .. (?:no|tampoco) .. (?:activo|levanto|disparo|genero|hizo saltar|provoco|produjo|dio|desperto|llamo) .. (?:{signal}|sospechas?|atencion)",
      "{amount} .. (?:nada llamativ[oa]|de lo mas normal|sin nada de particular|discret[oa]|dentro de lo normal)",
    ],
    "threat.listed": [
      "{list} extern[oa] ... (?:inclu\\w*|nombra\\w*|menciona\\w*|recog\\w*|figura\\w*|senala\\w*|trae|traia|contenia|advertia)",
      "(?:pais|lugar|peru|ecuador|pakistan|bielorrusia|territorio) ... (?:figura\\w*|aparec\\w*|consta\\w*|esta|estaba|inclu\\w*|recogid\\w*) ... en (?:una|la|el|un|alguna) .. {list}",
      "fuentes? extern[oa]s? .. (?:advert\\w*|senal\\w*|alert\\w*|nombra\\w*|apunta\\w*)",
    ],
    "threat.none": [
      "!(?:ninguna|sin) .. (?:fuente|lista|amenaza)s?",
      "!no (?:hay|hubo|habia|existia) .. (?:amenazas?|listas?) .. (?:extern\\w+|alguna)?",
      "!nunca hubo amenaza",
      "!amenazas externas, nada",
      "!(?:ningun[oa]?|sin|ni una sola) .. (?:lista|fuente|amenaza|relacion|registro|aviso)s? extern[oa]s?",
      "!(?:no|ni|tampoco|nunca) .. en (?:ninguna|lista|listas) .. (?:{list}|externa|alguna)?",
      "!ninguna lista .. (?:inclu\\w*|nombra\\w*|menciona\\w*|recog\\w*|senala\\w*)",
      "fuentes externas .. (?:callad\\w*|nada|limpi\\w*|silencio|vaci\\w*)",
    ],
    "signals.none": [
      "!(?:nada|ninguna alerta|ninguna alarma|ninguna senal) (?:fue |habia sido |salto|se activo|se disparo|llamo la atencion)",
    ],
    "signals.some": ["(?:varias|algunas|numerosas|diversas|multiples|unas cuantas) (?:senales|alertas|alarmas)"],
    "policies.none": [
      "!(?:ninguna|ni una sola|sin) .. politicas? .. (?:aplic\\w*|encaj\\w*|citad\\w*|activ\\w*|resulto|result\\w*|entr\\w*|vino|interven\\w*|invoc\\w*|coincid\\w*)",
      "!no .. (?:aplic\\w*|encaj\\w*|hubo|habia|entro|intervino) .. (?:ninguna|politica alguna) ?(?:politica)?",
    ],
    "policies.some": [
      "(?:la|una|dos|tres|cuatro|cinco|varias|las) politicas? (?:(?:de|sobre|relativa a|acerca de) (?:\\w+ ){1,3})?(?:fue|fueron|se aplic\\w*|pedia\\w*|exigi\\w*|reclama\\w*|encaj\\w*|entr\\w*|resulto|coincid\\w*)",
    ],
    "policies.agree": [
      "politicas ... (?:unanim\\w*|al unisono|con una sola voz|de acuerdo|coincid\\w*|lo mismo|en la misma direccion|sin fisuras)",
    ],
    "policies.divided": ["politicas ... (?:dividid\\w*|discrepa\\w*|en desacuerdo|cosas distintas|diferian)"],
    "debate.tie": [
      "{sides} ... (?:(?:en|un) empate|en tablas|empatad\\w+|igualad[oa]s?|equilibrad[oa]s?|parej[oa]s?|el mismo peso|mismo peso|sin (?:vencedor|ganador))",
      "!ningun[oa] de (?:las|los) (?:dos )?(?:posturas|partes|argumentos|posiciones|lados|tesis) .. (?:pes\\w*|preval\\w*|impus\\w*|mas|venc\\w*|gan\\w*)",
    ],
    "debate.narrow": [
      "{sides} ... (?:por poco|ligera\\w*|leve\\w*|estrech[oa]|escas[oa]|apretad[oa]|ajustad[oa]|por la minima|apenas|minim[oa]|corta|pequena) .. (?:ventaja|margen|mas|diferencia|delantera|inclin\\w*|superior\\w*|favor|final|resultado)",
      "(?:ligera|leve|estrecha|escasa|minima|corta|pequena) (?:ventaja|delantera|diferencia)",
    ],
    "debate.wide": [
      "{sides} ... (?:clara\\w*|amplia\\w*|holgad\\w*|con creces|de lejos|abrumador\\w*|rotund\\w*|netamente|ampli[oa]|muy|gran) .. (?:ventaja|margen|mas|diferencia|delantera|inclin\\w*|superior\\w*|favor|impus\\w*|gan\\w*|preval\\w*)",
      "(?:amplia|clara|holgada|gran|abrumadora) (?:ventaja|delantera|diferencia)",
    ],
    "rule.none": [
      "!(?:ninguna|sin) .. regla .. (?:aplic\\w*|oblig\\w*|exig\\w*|interv\\w*|activ\\w*|entr\\w*|impon\\w*|salt\\w*|forz\\w*|mand\\w*|pedia)",
      "!no .. (?:hubo|habia|se aplico|existia|intervino|entro) .. regla",
    ],
    "rule.some": [
      "(?:una|la) regla (?:especial|particular|propia|aparte|fija|concreta) .. (?:aplic\\w*|oblig\\w*|exig\\w*|interv\\w*|activ\\w*|entr\\w*|impon\\w*|impuso|salt\\w*|forz\\w*)",
    ],
    "proposal.followed": [
      "(?:ratificar|confirmar|mantener|refrendar) (?:el|la) (?:bloqueo|verificacion|aprobacion|desafio) .. {system}",
      "(?:sigui(?:o|endo)|acept(?:o|ando)|respald(?:o|ando)|secund(?:o|ando)|ratific(?:o|ando)|asumi(?:o|endo)|hizo suy[oa]|confirm(?:o|ando)|avalo|dio la razon a(?:l)?|coincidi(?:o|endo) con|de acuerdo con|conforme a|se limito a (?:seguir|confirmar|ratificar|aceptar)) (?:lo que )?(?:el |la |las |al |a la )?(?:propi[oa] )?{proposal}",
      "(?:tal y como|justo lo que|lo mismo que|exactamente lo que) (?:habia )?(?:el |la )?{system} .. (?:propuesto|propuso|proponia|sugeri\\w*|queria|recomend\\w*)",
      "(?:persona|humana|torres) y (?:el |la )?(?:sistema|maquina) .. (?:coincid\\w*|de acuerdo)",
    ],
    "proposal.overruled": [
      "(?:contradij\\w*|contradiciendo|desoy\\w*|descart(?:o|ando)|se aparto de|apartandose de|corrigi(?:o|endo)|revoc(?:o|ando)|en contra de|contra el criterio de|llev(?:o|ando) la contraria a|ignor(?:o|ando)|discrep(?:o|ando) de(?:l)?|a pesar de|enmend(?:o|ando)) (?:lo que )?(?:la |el |las |del |de la )?(?:\\w+ )?{proposal}",
    ],
    "rule.contradiction": [
      "(?:senales|indicios) (?:\\w+ )?contradictori[oa]s",
      "{signal} ... (?:contradictori[oa]s|se contrad\\w+|contradecian|en direcciones (?:opuestas|distintas))",
    ],
    "channel.web": [
      "(?:pago|compra|pedido|operacion|cargo) (?:web|online|en linea|por internet|por la web)",
      "(?:pag\\w+|compr\\w+|hech[oa]|hizo|realiz\\w+|abon\\w+) .. (?:en linea|por internet|por la web|a traves de la web|online|desde la web|desde el navegador)",
    ],
    "channel.mobile": [
      "(?:pago|compra|operacion) movil|desde (?:un|el|su) movil|por (?:el )?movil|con el movil|desde (?:la|una) app",
    ],
    "channel.shop": [
      "(?:en|ante) (?:la )?caja|(?:en|por|mediante) (?:el|la|un|una)? ?(?:terminal|tpv|datafono)(?: (?:del|de la|de|fisic\\w+)| punto)?|terminal de punto de venta|en (?:el )?mostrador|en persona en la tienda|en el propio local",
    ],
    "versions.none": [
      "!(?:no|sin|ninguna) .. (?:version|versiones) (?:anterior(?:es)?|previas?)",
      "!(?:no|sin|ninguna) .. (?:anterior|previa) .. version",
      "(?:primera y unica|unica) version",
    ],
    "versions.same_day": ["version ... (?:ese|el|aquel) mismo dia"],
    "decided.nobody": [
      "!no .. (?:interv\\w*|particip\\w*|hubo|medio) .. (?:nadie|ninguna persona|persona alguna|humano alguno)",
      "!(?:ninguna|sin que|sin la|sin|ningun) .. {person} .. (?:interv\\w*|particip\\w*|revis\\w*|mir\\w*|toc\\w*|de por medio|mediara|opin\\w*)",
      "!(?:nadie|sin que nadie) .. (?:interv\\w*|particip\\w*|revis\\w*|mir\\w*|toc\\w*|opin\\w*)",
      "!sin (?:intervencion|participacion|mediacion) (?:de (?:ninguna )?(?:persona|nadie)|humana|alguna)",
    ],
    "decided.same_day": [
      "(?:el|ese) mismo dia (?:del|de la|que el|que la) (?:pago|compra|operacion)|el dia (?:mismo )?del pago .. (?:torres|ella|aprob\\w*|bloque\\w*|decidi\\w*)",
      "antes de que (?:acabara|terminara|acabase) .. (?:dia|11|12)",
    ],
  },
  aspects: {
    device: "dispositivo|aparato|equipo",
    country: "pais|lugar",
    hours: "hora|horario|momento",
  },
  fits: "(?:(?:el|la|los|las) )?(?:habitual(?:es)?|normal(?:es)?|de siempre|de costumbre|suy[oa]s?)|encaja(?:ba|ban|n)?|cuadra(?:ba|ban|n)?|correspond\\w+|coincid\\w+|como siempre|no (?:llam\\w+ la atencion|desentona\\w*|plante\\w+)|nada de (?:raro|extrano|particular)|en orden|sin novedad",
  unfits:
    "inusual(?:es)?|rar[oa]s?|extran[oa]s?|desentona(?:ba|ban|n)?|llam(?:o|aron|aba|aban) la atencion|fuera de lo (?:normal|habitual|comun)|sospechos[oa]s?|atipic[oa]s?|insolit[oa]s?",
  neither: "ni|no",
  counts: [
    ["media docena de", 6],
    ["una docena de", 12],
    ["un par de", 2],
    ["un trio de", 3],
  ],
  topics: {
    amount:
      "importes? (?:inusual(?:es)?|elevados?|altos?|insolitos?|desacostumbrados?)|montos? (?:inusual(?:es)?|elevados?)|cantidades? inusual(?:es)?",
    hours: "(?:horarios?|horas?) (?:inusual(?:es)?|extran[oa]s|intempestivas|insolit[oa]s)",
    device: "(?:dispositivos?|aparatos?) (?:desconocidos?|nuevos?|no registrados?)",
    abroad: "pagos? (?:internacional(?:es)?|en el extranjero|al extranjero)|operaciones internacionales",
    combined: "factores (?:combinados|acumulados|de riesgo combinados)|combinacion de factores|varios factores",
  },
  levels: {
    subjects: {
      behavioral: "(?:componente|parte|valor|el) de(?:l)? comportamiento",
      policy: "(?:componente|parte|valor|el) de (?:las )?politicas?",
      threat: "(?:componente|parte|valor|nivel|el) de (?:las )?amenazas?",
      transaction: "(?:componente|parte|valor|el) de (?:la )?transaccion",
      confidence: "confianza|certeza|seguridad|segur[oa]",
      fraud: "(?:argumento|postura|parte|tesis) (?:de(?:l)? |pro )?fraude",
      customer: "(?:argumento|postura|parte|tesis) (?:del? |pro |a favor del )?cliente",
      risk: "riesgo (?:compuesto|total|global)",
    },
    words: [
      ["a cero|cero|nul[oa]s?|nada|vaci[oa]", 0, 0.02],
      ["insignificantes?|despreciables?|minim[oa]s?(?! de)|infim[oa]s?|irrisori[oa]s?|casi nul[oa]s?", 0, 0.2],
      ["(?:al|en su|el|su) (?:valor )?maximo|(?:al|el|su) tope|absolut[oa]", 0.97, 1],
      [
        "(?:rozaba\\w*|cerca d|casi en|proxim[oa] a|cercan[oa] a) ?(?:el|la|al|del|l)? ?(?:tope|maximo|techo|limite)|muy alt[oa]|altisim[oa]|elevadisim[oa]",
        0.78,
        1,
      ],
      ["muy baj[oa]|bajisim[oa]", 0, 0.25],
      ["cara o cruz|cincuenta por ciento|mitad y mitad", 0.45, 0.58],
    ],
  },
};
