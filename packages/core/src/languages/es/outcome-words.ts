import type { OutcomeWords } from "../parts/outcome-words.ts";

const REFUSE =
  "(?:bloque|rechaz|cancel|deneg|anul|declin|deten|impid|suspend|desestim|fren|par|interrump)(?:ar|er|ir)(?:l[oa]s?)?";
const CARRY =
  "(?:complet|proces|aprob|autoriz|realiz|tramit|ejecut|acept|efectu|termin|finaliz|concret|avanz|continu|dej)ar(?:l[oa]s?)?|seguir(?: adelante)?";
const SHOP =
  "(?:comercio|tienda|libreria|vendedor|establecimiento|negocio|empresa|hotel|beneficiario|destinatario|comerciante)";
const PEOPLE =
  "(?:equipo|equipos|especialistas?|expert[oa]s?|companer[oa]s?|colegas?|personas?|alguien|human[oa]s?|personal|miembros?|analistas?|asesor(?:a|es|as)?|emplead[oa]s?|departamento|agentes?|area|revisor(?:a|es)?|gestor(?:a|es)?)";
const LOOK =
  "(?:revis|analiz|mir|estudi|examin|comprob|verific|evalu|valor|consider|investig|atend)(?:a|an|e|en|ara|aran|ando|endo|iendo|amos)|(?:ve|ven|vera|veran|viendo|decide|deciden|decidira|decidiran|comprueba|comprueban|atiende|ocupa|ocupan)";

export const outcomeWords: OutcomeWords = {
  done: [
    "(?:aprobad|autorizad|completad|aceptad|liberad|ejecutad|concretad|tramitad|procesad|pagad|concluid|finalizad|validad|formalizad|cursad)[oa]s?",
    "(?<=(?:fue|sido|ya|quedo) )efectuad[oa]s?|efectuad[oa]s?(?! (?:el 0|desde|fuera|a una hora|de noche|de madrugada|con un|en un|en otro|en el extranjero))",
    "se efectuo(?! (?:desde|fuera|a una hora|de noche|de madrugada|con un|en un|en otro|en el extranjero))",
    "(?:exitos[oa]s?|exitosamente|con exito|satisfactoriamente|correctamente)",
    "se (?:aprobo|autorizo|completo|proceso|acepto|libero|ejecuto|concreto|tramito|pago|concluyo|finalizo|valido|cerro|consumo)",
    "(?:aprobamos|autorizamos|procesamos|completamos|liberamos|aceptamos|ejecutamos|tramitamos|validamos)",
    "(?:salio|sale|fue|siguio|sigue|paso|salido|seguido|pasado) (?:todo )?(?:adelante|bien|sin (?:problemas|inconvenientes)|los controles)",
    "(?:dejamos|dejado|dejo|deja) (?:\\w+ ){0,2}pasar",
    "(?:prospero|prosperado)",
    "se (?:ha )?realiz(?:o|ado) (?:\\w+ ){0,3}(?:correctamente|con exito|sin|ya)",
    "ya se (?:ha )?(?:realizo|realizado|hizo|hecho)",
    "en camino|(?:fue|ha sido) enviad[oa] a su domicilio",
    "(?:esta|quedo|queda|quedado|han quedado) (?:\\w+ ){0,2}(?:list[oa]s?|complet[oa]s?|hech[oa]s?|confirmad[oa]s?|pagad[oa]s?|resuelt[oa]s?|cerrad[oa]s? con exito)",
    "(?:ha sido|fue|hemos|fueron) (?:\\w+ )?confirmad[oa]s?",
    `(?:vamos a|va a|voy a|pudo|pudimos|podido|puede|podemos|podra|podremos|logro|logramos|fue posible|es posible|ha sido posible) (?:\\w+ ){0,3}(?:${CARRY})`,
    `(?:decidimos|decidio|decidido|preferimos|preferido|preferio|optamos por|optado por|opto por) no (?:${CARRY})`,
    "luz verde|(?:dado|dimos|damos|dio) (?:paso|curso|tramite)|tal como l[oa] solicito|con normalidad|sin contratiempos",
  ],
  charged: [
    "0 (?:\\w+ ){0,5}(?:llegaron|llego|enviad[oa]s?|salieron|pagad[oa]s?)",
    "(?:cobrad|cargad|debitad|descontad|abonad|adeudad|retirad|transferid|girad)[oa]s?",
    "(?<!(?:denegado|rechazado|bloqueado|anulado|denegamos|rechazamos|bloqueamos|anulamos|impedido|detuvimos|intento de) (?:(?:el|un|este|su) )?)(?:cargos?|cobros?)",
    "(?:recibio|recibido|tiene|cobro|cobrado|se quedo con|esta en poder de) (?:\\w+ ){0,2}(?:dinero|importe|monto|fondos|suma)",
    "se (?:ha )?(?:cobro|cargo|debito|desconto|abono|adeudo)",
    "(?:cobramos|cargamos|debitamos|descontamos|abonamos)",
    `${SHOP} (?:\\w+ ){0,4}(?:recibio|recibido|recibira|recibe|cobro|cobrado|tiene|dinero|importe|pagado)`,
    `(?:dinero|importe|monto|suma|fondos|saldo) (?:\\w+ ){0,5}(?:salio|salido|enviado|transferido|llego|llegado|manos|${SHOP}|entregado)`,
    `(?:llego|llegado) (?:\\w+ )?al? (?:la )?${SHOP}`,
    "(?:salio|salido|sale) (?:\\w+ ){0,3}(?:de su|de tu|de la) cuenta",
  ],
  made: ["(?:realizad[oa]s?|efectuad[oa]s?|realizo|hizo|hech[oa]s?|hicieron|efectuo|llevado a cabo)"],
  clear: [
    "no (?:se )?(?:\\w+ )?(?:detect\\w+|encontr\\w+|hall\\w+|hubo|hay) (?:\\w+ ){0,2}(?:problemas?|irregularidades?|anomalias?|inconvenientes?)",
    "(?<!(?:asegurarnos de|cerciorarnos de|confirmar|comprobar|verificar|seguros de|certeza de) que )todo (?:esta|salio|quedo|parece|va|fue)? ?(?:\\w+ )?(?:en orden|bien|correcto|perfecto|list[oa]|resuelto)",
    "nada (?:sospechoso|extrano|inusual|raro)",
  ],
  enjoyed: ["(?:disfrute|disfrutar|disfruta|que l[oa] disfrute)"],
  refused: [
    "(?:bloquead|rechazad|denegad|cancelad|declinad|anulad|impedid|revertid|desestimad|fallid|abortad|negad|desaprobad|vetad|frustrad)[oa]s?",
    "se (?:bloqueo|rechazo|denego|cancelo|anulo|declino|nego|cayo)",
    "(?:bloqueamos|rechazamos|denegamos|cancelamos|anulamos|impedimos|declinamos|negamos|desestimamos)",
    "fallo|fracaso",
    "(?:dijimos|hemos dicho) que no(?= (?:al? |$))",
    `(?:tuvimos|hemos tenido|tenido|debimos|debido|preferimos|preferido|decidimos|decidido|optamos|optado|obligados|tenemos) (?:que |por |a )?(?:\\w+ )?${REFUSE}`,
    "(?:sera|seran) (?:bloquead|rechazad|denegad|cancelad|anulad)[oa]s?",
  ],
  stopped: [
    "(?:detuvimos|detenid[oa]s?|detuvo|frenamos|frenad[oa]|paramos|parad[oa]|interrumpimos|interrumpid[oa]|interceptad[oa]|suspendimos|suspendid[oa]|retenid[oa]|retuvimos)",
  ],
  held: [
    "(?:pendientes?|en espera|en pausa|pausad[oa]|en tramite|en proceso|en curso|en suspenso|demorad[oa]|aplazad[oa]|sin resolver|siendo procesad[oa]|a la espera|pospuest[oa])",
  ],
  code: [
    "(?:envi\\w+|mand\\w+|remit\\w+|recibir\\w*|ingres\\w+|introduc\\w+|introduzc\\w+|escrib\\w+|tecle\\w+|us[ae]r?|pong\\w+|digit\\w+) (?:[\\w'-]+ ){0,8}(?:codigos?|clave de un solo uso)",
    "codigos? (?:\\w+ ){0,5}(?:enviad\\w+|enviamos|enviaremos|envie|mandamos|mandaremos|llegara|recibira\\w*|telefono|movil|celular)",
    "(?:confirm|aprueb|verifi|valid|autori|acept)\\w+ (?:[\\w'.,-]+ ){0,9}(?:en|desde|mediante|con|por) (?:la|su|tu|nuestra) (?:\\w+ )?(?:aplicacion|app|huella)",
    "(?:confirme|apruebe|autorice|valide|acepte)l[oa]s?|(?:solicitud|peticion|notificacion|aviso) de (?:aprobacion|autorizacion|confirmacion)",
    "(?:toc|puls|presion)\\w+ (?:en |el boton )?(?:aprobar|confirmar|autorizar|aceptar)",
  ],
  confirm: [
    "(?:necesit\\w+|debemos|queremos|quisieramos|deseamos|tenemos que|requerimos|requiere|nos gustaria|hace falta|falta) (?:[\\w,]+ ){0,8}(?:verific\\w+|confirm\\w+|comprob\\w+|compruebe|asegurar\\w*|segur[oa]s?|certeza|validar\\w*|saber|aprobacion|autorizacion|visto bueno|conformidad|consentimiento)",
    "(?:pendiente|espera|esperamos|espera de|aguarda|esperando) (?:\\w+ ){0,3}(?:confirmacion|respuesta|verificacion|autorizacion|aprobacion|visto bueno|conformidad)",
    "(?:confirme|confirma|confirmenos|confirmanos|verifique|verifica|valide|apruebe)",
    "(?:pedimos|solicitamos|rogamos|invitamos a|agradecemos) (?:\\w+ ){0,4}(?:confirm\\w+|verifi\\w+|valid\\w+|apru\\w+)",
    "(?:hasta que|cuando|en cuanto|una vez que|si) (?:\\w+ ){0,3}(?:confirme|confirmes|verifique|apruebe)",
    "su confirmacion|tu confirmacion",
    "(?:asegurarnos|cerciorarnos|estar seguros)",
  ],
  unconfirmed: [
    "(?:mientras|hasta|en tanto|hasta tanto) (?:que )?(?:\\w+ ){0,2}no (?:\\w+ ){0,2}(?:confirm|autori|aprueb|aprob|valid|acept)\\w+",
    "(?:sin|a falta de|falta) (?:su|tu) (?:confirmacion|autorizacion|aprobacion|visto bueno|consentimiento)",
    "no (?:\\w+ ){1,6}(?:hasta|antes de) que (?:\\w+ ){0,2}(?:confirm|autori|aprueb|valid|acept)\\w+",
  ],
  review: [
    `${PEOPLE} (?:[\\w'-]+ ){0,7}(?:${LOOK})`,
    "(?:esta|estan|sigue|siguen|sera|estara) (?:\\w+ )?(?:siendo )?(?:revisad[oa]s?|analizad[oa]s?|estudiad[oa]s?|examinad[oa]s?|evaluad[oa]s?|comprobad[oa]s?|verificad[oa]s?|en revision|en estudio|en analisis|bajo revision|en manos)",
    "(?:estamos|seguimos|estan|esta|sigue) (?:\\w+ ){0,2}(?:revis|analiz|mir|estudi|examin|comprob|verific|evalu|investig)ando",
    "(?:la|lo) estamos (?:comprobando|revisando|mirando|analizando)",
    "(?:revisaremos|analizaremos|estudiaremos|examinaremos|comprobaremos)",
    "(?:en|para|bajo|a|requiere|necesita|pendiente de|tiempo para) (?:una |su |la )?(?:\\w+ )?(?:revision|analisis|estudio|comprobacion manual)",
    `(?:en manos de|pasado|pasamos|derivado|derivamos|enviado|trasladado|trasladamos|remitido|asignado|entregado|llegado) (?:[\\w']+ ){0,6}${PEOPLE}`,
    `(?:revisad|analizad|atendid|estudiad)[oa]s? por (?:\\w+ ){0,3}${PEOPLE}`,
    "(?:revision|comprobacion|analisis) (?:manual|personal|humana|detallada)",
  ],
  decides: [
    `${PEOPLE} (?:[\\w'-]+ ){0,6}(?:decid(?:e|en|a|an|ira|iran|ir|iendo)|resolvera|tom(?:e|ara) (?:la|una) decision)`,
  ],
  undecided: [
    "(?:no|nada|ninguna) (?:\\w+ ){0,5}(?:decidid[oa]|decision|resuelto)",
    "(?:falta|queda|quedan|resta) (?:\\w+ ){0,6}(?:decision|decidir|decida|resolver)",
    "le (?:\\w+ )?(?:avisaremos|diremos|informaremos|comunicaremos|confirmaremos) (?:\\w+ ){0,6}si (?:procede|se|puede|podra|el|la|fue|finalmente)",
    "siempre y cuando|a condicion de que|con tal de que|a reserva de que|sujet[oa] a",
  ],
  people: [PEOPLE],
  checked: [
    "(?:revis\\w+|examin\\w+|analiz\\w+|analisis|vistazo|repas\\w+|mirada|mirar\\w*|mirando|viendo|comprob\\w+|estudi\\w+|verific\\w+|decidi\\w+|decide|evalu\\w+|manos)",
  ],
  verified: ["(?:codigos?|confirm\\w+|verifi\\w+|valid\\w+|apruebe|autenti\\w+|es usted|eres tu|identidad)"],
  refunded: [
    "(?:reembols\\w+|reintegr\\w+|devolvimos|devuelto|devolveremos|devolvera|devolucion del (?:importe|dinero))",
  ],
  card: [
    "(?:tarjeta|cuenta|banca en linea|acceso) (?:\\w+ ){0,4}(?:bloquead[oa]|congelad[oa]|cerrad[oa]|suspendid[oa]|desactivad[oa]|cancelad[oa])",
    "(?:bloqueamos|bloqueado|congelado|congelamos|cerrado|suspendido|suspendimos|desactivado|cancelado) (?:su|tu|la) (?:tarjeta|cuenta)",
  ],
  idle: [
    "no (?:\\w+ ){0,2}(?:hacer nada|que intervenir|que actuar|intervenir|hacer mas|que hacer|hace falta que haga|hacer ningun)|ningun(?:a)? (?:otr[oa] )?(?:paso|accion|gestion)|nada mas",
  ],
  payment:
    "(?:pagos?|compras?|transaccion(?:es)?|operacion(?:es)?|transferencias?|pedidos?|dinero|importe|monto|comercio|tienda|cuenta|tarjeta|l[oa])",
  checks: "(?:revision|comprobacion(?:es)?|analisis|verificacion|estudio|evaluacion|investigacion|controles)",
  negations:
    "(?:(?<!(?:dijimos|dicho) que )no|nunca|jamas|nada|cero|00|ningun|ninguna|ninguno|nadie|tampoco|ni|sin que|imposible|apenas)",
  yet: "(?:aun|todavia|por ahora|de momento|por el momento|hasta|mientras|temporal\\w*|provisional\\w*|sigue|en tanto|sin su|sin tu)",
  final: "(?:definitiv\\w*|para siempre|sin vuelta atras)",
  courtesy:
    "(?:gracias|a su (?:entera )?disposicion|a tu disposicion|para (?:ayudar|servir|atender)(?:le|te)|saludos?|encantad[oa]s?|le deseamos|bienvenid[oa]|esperamos (?:verle|saber de)|a su servicio)",
  ongoing: "(?:siendo|sigue|aun|todavia|en proceso de)",
  future:
    "(?:sera|seran|quedara|podra|podremos|vamos a|va a|\\w{4,}aremos|\\w{3,}iremos|\\w{3,}eremos|revisara|revisaran|recibira|completara|procesara|realizara|\\w+ara|atendera|vera)",
  soon: "(?:sale|recibe|queda (?:pagad|hech|complet)[oa])",
  hypothetical: "(?:si|en caso de|de lo contrario|a menos que|salvo que|por si|tanto si|quien|hubiera|habria|o no)",
  opener: "(?:de no|en el caso)",
  pending:
    "(?:faltan? (?:\\w+ ){0,2}(?:pasos?|para)|una vez|cuando|hasta|antes de|antes|en cuanto|tan pronto|para que|a fin de)",
  after: "(?:despues de|tras|luego|con su)",
  possible: "(?:puede|pueden|podra|podria|podrian|pudo|podemos|podamos|podremos|posible|pueda)",
  yours:
    "(?:usted|ustedes) (?:(?:la|lo|mism[oa]|ha|haya|ya|que|quien) ){0,3}(?:autoriz|realiz|hiz|hecho|hech|efectu|aprob|confirm|complet|pag)\\w*|(?:autoriz|realiz|efectu|aprob|confirm|complet|pag)aste|hiciste",
  offer:
    "(?:llam(?:e|enos|anos|ar|arnos|ando)|contact(?:e|enos|anos|arnos)|comuni(?:quese|cate|carse|cate)|escrib(?:a|anos|irnos)|reclam\\w+|recurr\\w+|apel\\w+|recurso|acuerdo|decision|impugn\\w+|puede pedir|puede solicitar|vuelva a|queja|de nuevo|otra vez|nuevamente|objecion|hable|derecho|alegaci\\w+|disconform\\w+|reconsider\\w+|(?:puede|puedes|podra|podras|si) (?:\\w+ )?(?:pedi\\w+|pide\\w*|solicit\\w+))",
  because:
    "(?:porque|ya que|pues|debido a|dado que|puesto que|a causa de|por causa de|como (?:el|la|su|es|se|viene|fue|no|esta|este))",
  grounds:
    "(?:inusual\\w*|habitual\\w*|desconoc\\w*|nuev[oa]s?|primera|nunca|distint[oa]s?|diferen\\w*|difier\\w*|difer\\w*|reconoc\\w*|conoc\\w*|comun\\w*|normal\\w*|costumbre|suele\\w*|suel\\w*|habito\\w*|patron\\w*|dispositiv\\w*|equipo|telefono|pais\\w*|extranjero|lugar\\w*|importe|monto|mayor|alt[oa]|elevad[oa]|hora\\w*|horario|noche|tarde|vari[oa]s|poco|muchos|seguid[oa]s|frecuen\\w*|coincid\\w*|encaj\\w*|parec\\w*|datos|detalles|confirm\\w*|verific\\w*|segur\\w*|prote\\w*|precaucion|limite|informacion|sospechos\\w*|llamo la atencion|antes|aparta|cuenta|en orden|todo|nada|usted|suyas?)",
  breaks: "(?:y|e|pero|porque|aunque|pues|ya que|sino|por eso|asi que)",
};
