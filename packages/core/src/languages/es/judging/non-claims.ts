import { type NonClaims, opening, sentences, sourceLabels, starting } from "../../parts/non-claims.ts";

const W = "(?: [^ ,;:.!?]+)";
const SO =
  "(?:(?:muy|tan|realmente|absolutamente|simplemente|totalmente|bastante|verdaderamente|sencillamente|increíblemente|extremadamente|siempre|también|sin duda|de verdad|más|súper|demasiado|un poco|la verdad) )*";
const LOVELY =
  "(?:maravillos|hermos|precios|fantástic|estupend|magnífic|bonit|delicios|espectacular|impresionante|increíble|encantador|fabulos|genial|brillante|excelente|perfect|sensacional|inolvidable|fascinante|inspirador|horrible|terrible|espantos|asqueros|fe|aburrid|decepcionante|ridícul|vergonzos|lamentable|pésim|patétic|preciosísim|buenísim|riquísim|sobrevalorad|infravalorad|emocionante|adorable|divin|lind|guap|triste)(?:[oa]?s|[oa]|es)?";
const GOOD = `${LOVELY}|buen[oa]?s?|mal[oa]?s?|mejor(?:es)?|peor(?:es)?|interesantes?|divertid[oa]s?|ric[oa]s?|recomendables?|una (?:pena|lástima|maravilla|joya|pasada|vergüenza|obra maestra)|la pena`;
const THING =
  "cosas?|lugar(?:es)?|productos?|empresas?|trabajos?|preguntas?|ideas?|noticias?|días?|tardes?|noches?|equipos?|libros?|películas?|series?|ciudad(?:es)?|pueblos?|país(?:es)?|opci(?:ón|ones)|experiencias?|historias?|servicios?|oportunidad(?:es)?|vistas?|comidas?|juegos?|canci(?:ón|ones)|discos?|actuaci(?:ón|ones)|desastre|broma|herramientas?|móvil|coche|personas?|gente|hotel(?:es)?|restaurantes?";
const TAIL =
  "(?:,? (?:de verdad|en general|también|aquí|hoy|en mi opinión|de todos los tiempos|para (?:todos|mí)|del mundo|en el mundo|que (?:he|hemos) \\p{L}+(?: (?:nunca|jamás|en mi vida))?|que conozco))*";
const SUBJECT =
  "(?![^.]*(?<!\\p{L})(?:dijo|dice|cree|opina|considera|calificó|llamó|según|afirmó|asegura|aseguró|piensa|que (?!he |hemos |conozco)|porque|cuando|si)(?!\\p{L}))[^ ,;:.!?]+";
const BE = "(?:es|son|era|eran|fue|fueron|está|están|estaba|estaban|estuvo|parece|parecen|resulta|sabe|suena|queda)";
const SOURCES =
  "(?:documentos?|pasajes?|contextos?|fuentes?|fragmentos?|extractos?|textos? (?:proporcionados?|facilitados?|dados?)|resultados de (?:la )?búsqueda|material(?:es)?|archivos?|(?:artículos?|informes?|información|datos) (?:proporcionad|facilitad|dad|disponible)\\p{L}*)";
/** What says nothing of a matter only where it is not said: "el contrato no incluye" is a claim. */
const DOCUMENTS =
  "(?:artículos?|informes?|actas?|manual(?:es)?|ficha(?: técnica)?|folleto|prospecto|guía|contrato|reglamento|normativa|convocatoria|correo|e-?mail|mensaje|página|web|sitio|receta|texto|documentación|políticas?|condiciones|términos|bases|programa|anuncio|carta|nota|readme|extracto|instrucciones)";
const LACKED = `(?:información|datos|respuesta|detalles|menci(?:ón|ones)|nada|referencias?|ningún dato|${SOURCES})`;
const ALSO =
  "(?:vuelve|pulsa|haz|selecciona|espera|prueba|cierra|abre|comprueba|elige|añade|remueve|mezcla|deja|guarda|confirma|inténtalo|sigue|introduce|escribe)";
const FIRST =
  "[¡ ]*(?:por favor,? |(?:luego|después|primero|ahora|a continuación|finalmente),? |(?:para|si|cuando|una vez) [^,]+, )?";
const BUT =
  "(?:(?:lamentablemente|desafortunadamente|por desgracia|lo siento|lo lamento|disculpa|disculpe|sin embargo|pero|según [^,]+|con base en [^,]+),? (?:pero )?)*";

export const nonClaims: NonClaims = {
  courtesies: sentences(
    [
      "[¡ ]*(?:hola|buenos días|buenas(?: tardes| noches)?|estimad[oa]s?|querid[oa]s?|saludos|bienvenid[oa]s?)(?:(?! es| son| era| fue| está)[ ,]+[\\p{L}.-]+){0,5}",
      "[¡ ]*(?:sí|no|vale|ok|claro|claro que sí|por supuesto|desde luego|entendido|exacto|perfecto|genial|de acuerdo|de nada|no hay de qué|sin problema|ningún problema|hasta (?:luego|pronto|mañana|la próxima)|adiós|chao|cuídate|cuídese|suerte|buena suerte|mucha suerte(?: [^.]+)?|buen (?:viaje|provecho|fin de semana|trabajo|día)|felicidades(?: [^.]+)?|enhorabuena(?: [^.]+)?|feliz (?:cumpleaños|navidad|año nuevo|día|aniversario)(?: [^.]+)?|felices fiestas|(?:un )?(?:cordial(?:es)?|atento|afectuoso) saludos?|saludos cordiales|un abrazo|atentamente|con gusto|bien hecho)",
      `[¡ ]*(?:claro|por supuesto|vale|con gusto)?[,!.]? ?(?:aquí (?:está|están|tienes|tiene|va|van)|a continuación|estos son|este es)${W}{0,12}:`,
      `(?:he|hemos) (?:leído|revisado|mirado|comparado|repasado|buscado|resumido|consultado)${W}{0,6}`,
      `[¡ ]*aquí (?:tienes|tiene|está|están) (?:el|la|los|las|un|una|tu|su) (?:resumen|lista|respuesta|puntos|información|ideas|datos)${W}{0,8}`,
    ],
    [
      "[¡ ]*(?:muchas |mil )?gracias(?! a (?:la|las|los|un|una|su|sus|este|esta)(?!\\p{L}))(?! al)",
      "[¡ ]*(?:te|le|les|os) (?:agradezco|agradecemos|deseo|deseamos)",
      "[¡ ]*que (?:aproveche|te mejores|se mejore|tengas?|tengan|tengáis|pases?|pasen|disfrutes?|disfruten|te vaya|le vaya|descanses?)",
      "(?:espero|esperamos) que (?:esto|te|le|les|os|esta|este|la|el|sea|haya|hayas?|disfrut\\p{L}+|estés?)(?!.*(?:ventas|ingresos|mercado|economía))",
      "(?:no dudes?|no duden|no dudéis) en",
      "(?:no soy (?:\\p{L}+ ){0,2}(?:médic|abogad|farmacéutic|asesor|especialist|expert|veterinari)\\p{L}*)",
      "(?:ya )?(?:te|le|les|os) (?:lo |la |los |las )?(?:explico|resumo|cuento|comparto|dejo|paso|detallo|muestro|envío|mando|adjunto)",
      "(?:ya )?[^.;]+; (?:te|le|les|os) (?:lo |la |los |las )?(?:comparto|dejo|paso|resumo|cuento)",
      "(?:por fa(?:vor)?,? )?av[ií]s(?:a|ad|e|en)(?:me|nos)",
      "(?:lamentamos|sentimos|disculpe|disculpen) (?:las? |los? )",
      "[¡ ]*(?:vamos (?:a ello|por orden|por partes)|mucho éxito|dale)(?!\\p{L})",
      "(?:reciba|reciban|recibe) un ",
      "(?:cualquier|alguna) (?:duda|pregunta|consulta|cosa)[^.]*(?:pregunt|escrib|avis|dec|dim|consult|llam)\\p{L}+",
      "cuéntame|cuénteme|dime qué",
      "(?:tienes|tiene) razón,? (?:disculp|perd)",
      "(?:resumen|texto) (?:elaborado|generado|hecho) (?:a partir|con)",
      "(?:como no pudiste[^,]*, )?te (?:cuento|resumo|explico|digo)(?!\\p{L})",
      "entiendo (?:tu|su|vuestra|la|el|que|perfectamente)",
      "(?:eso sí,? )?ojo con",
      "(?:avísame|avíseme|dime|dígame|házmelo saber|hágamelo saber|quedo a (?:tu|su) disposición|quedamos a (?:tu|su) disposición|estoy aquí para|estamos aquí para|estoy a (?:tu|su) disposición)",
      "si (?:tienes?|necesitas?|deseas?|quieres?|desea|tiene|necesita|quiere)[^.]*(?<!\\p{L})(?:no dudes?|avísame|avíseme|dime|dígame|contácta\\p{L}+|contacte|escríbe\\p{L}+|puedes? (?:contactar|preguntar|escribir)|con gusto|encantad[oa])(?!\\p{L})",
      "(?:puedo|podemos|voy a|vamos a|te voy a|le voy a) (?:ayudar\\p{L}*|resumir\\p{L}*|explicar\\p{L}*|ver|responder\\p{L}*)",
      "(?:como|soy) (?:una |un )?(?:ia|inteligencia artificial|modelo de lenguaje|asistente virtual)(?!\\p{L})",
      "como (?:modelo|asistente|inteligencia|ia|sistema)(?!\\p{L})[^.]*(?:puedo|no|tengo|soy)",
      "puedo (?:cometer errores|equivocarme)",
      "[¡ ]*(?:veamos|vamos (?:a ver|a repasar|por partes|allá|con|paso)|pasemos|empecemos|comencemos|repasemos|volvamos|sigamos|hablemos|analicemos|echemos|miremos|vayamos|resumamos|recordemos (?!que)|ahora (?:pasemos|veamos|vamos))",
      "[¡ ]*(?:claro(?: que sí)?|por supuesto|desde luego|vale|con (?:mucho )?gusto|de acuerdo|perfecto|genial)[,!.]? (?:con (?:mucho )?gusto|aquí|te |le |ahora mismo|encantad[oa]|sin problema|cuenta conmigo|voy a|vamos a|será un placer|puedo ayudar)",
      "[¡ ]*(?:si|cuando) (?:me|nos) (?:envías|envía|mandas|manda|das|da|dices|dice|cuentas|cuenta|pasas|pasa|facilitas|facilita|indicas|indica|compartes|comparte)",
      "si (?:necesitas?|tienes?|quieres?|necesita|tiene|quiere|deseas?|surge)[^.]*, (?:aquí (?:me|nos|estoy|estamos|sigo)|estoy|estamos|quedo|quedamos|solo|sólo|me (?:dices|dice|avisas|avisa)|pregúnta\\p{L}*|escríbe\\p{L}*|házmelo|háganos)",
      "est[ea] (?:respuesta|resumen|texto|información|contenido|mensaje|guía) (?:tiene|es|no|se|ha|fue|puede)(?!\\p{L})[^.]*(?:orientativ|asesoramiento|asesoría|informativ|generad|ia(?!\\p{L})|sustituye|reemplaza|errores|consejo)\\p{L}*",
      "[¡ ]*(?:(?:eso )?depende(?! de| del)|un placer(?! \\p{L})|es un placer|ha sido un placer|a (?:tu|su) servicio|suena bien|encantad[oa] de)(?!\\p{L})",
      // What the writer offers to do with the text, or says about it.
      "[¡ ]*(?:buenos días|buenas tardes|buenas noches|hola|buenas)[^.]{0,30}(?: y|,) (?:muchas |mil )?gracias por",
      "[¡ ]*(?:claro|por supuesto|vale|bien),? (?:te|le|os|les) (?:ayud|explic|cuent|resum)\\p{L}+",
      "(?:a continuación|aquí|abajo|más abajo) (?:te|le|os|les) (?:explic|resum|cuent|detall|dej|pas|muestr)\\p{L}+",
      "(?:empiezo|comienzo|empezaré|comenzaré) (?:por|con) ",
      "(?:mánda|envía|pása|compárte|súbe|reenvía)(?:me|nos|la|lo|mela|melo)(?!\\p{L})|(?:mánde|envíe|páse|compárta)(?:me|nos)(?!\\p{L})",
      "lo (?:mejor|más (?:seguro|prudente|sensato)) es que (?:lo )?(?:pregunt|consult|habl|coment|llam|acud|confirm)\\p{L}+",
      "(?:coménta|consúlta|pregúnta|háblalo|confírma)(?:lo|la|le)? (?:antes |primero |bien )*(?:con|a|al) (?:tu|su|un|el|la)",
      "(?:para [^,.]{1,50}, )?(?:te|le|os|les) (?:aconsejo|recomiendo|sugiero) (?:\\p{L}+ ){0,2}(?:consult|pregunt|habl|contact|poner|ponerte|acud|llam|comprob|cotej|revis)\\p{L}*",
      "(?:ten|tenga|tengan) en cuenta que (?:no )?(?:soy|puedo|es(?:ta|te) (?:respuesta|resumen|texto))(?!\\p{L})",
      "no (?:te |le |os |les )?(?:puedo|podría) (?:garantizar|asegurar|prometer|descartar)(?:te|le|os|les)?(?!\\p{L})",
      "(?:es posible|puede|quizá|quizás|tal vez)(?: ser)?(?: que)? (?:se me haya|se me hayan|haya) (?:escapado|pasado|omitido|malinterpretado|entendido)",
      "(?:mi|esta|este) (?:respuesta|resumen|lista|tabla) (?:se basa|se apoya|se limita|sigue|recoge|solo recoge)",
      "(?:la|el) (?:lista|tabla|orden|resumen) de (?:arriba|abajo) (?:sigue|recoge|corresponde|responde)",
      "he (?:dejado fuera|omitido|resumido|intentado|procurado|seguido|agrupado|ordenado|acortado|saltado)(?!\\p{L})",
      "(?:la verdad es que )?(?:yo )?no estoy (?:del todo |muy |completamente |totalmente )?segur[oa](?!\\p{L})",
      "si (?:lo |te |le |os |les )?(?:necesit\\p{L}+|quier\\p{L}+|dese\\p{L}+|prefier\\p{L}+|interes\\p{L}+|sirve|hace falta|viene bien|parece|apetece|ayuda)[^.]*, (?:también )?(?:te|le|os|les|puedo|podría|podemos|lo|la|los|las) ?(?:\\p{L}+ ){0,2}(?:prepar|redact|hag|hac|ayud|pas|explic|resum|compar|traduc|calcul|busc|orden|escrib|puedo|convert|amplí|ampli|detall|arm|dej|mand)\\p{L}*",
      "(?:también )?puedo (?:también )?(?:preparar|redactar|hacer|pasar|traducir|calcular|buscar|ordenar|escribir|convertir|ampliar|detallar|comparar|armar)\\p{L}*[^.]* (?:si (?:te|le|os|les|lo|quier\\p{L}+|hace)|para (?:ti|usted|vosotros))",
      "[¡ ]*(?:buena|excelente|gran) pregunta",
      "[¡ ]*(?:con mucho gusto|encantad[oa])[.!… ]*$",
      "[¡ ]*(?:claro|por supuesto|vale|bien|con gusto)?[,!.]? ?(?:aquí (?:va|van|tienes|tiene|está|están)|esto es|te dejo|le dejo) (?:lo (?:esencial|principal|más importante|fundamental)|un (?:breve|rápido|pequeño)|una (?:breve|rápida|pequeña)|el (?:resumen|repaso)|los puntos)",
      "(?:ante|en caso de) (?:cualquier |la )?dudas?,? (?:lo mejor|lo más|conviene|consult\\p{L}+|pregunt\\p{L}+|es (?:mejor|preferible)|mejor)",
      "(?:todo )?depende (?:mucho |bastante |un poco |sobre todo )*de (?:lo que|cómo|cuánto|qué|para qué|si|dónde) (?:\\p{L}+ )?(?:quier\\p{L}+|busc\\p{L}+|necesit\\p{L}+|va[sy]a?|te|le|uses?|viajes?|pienses?)",
      "(?:más abajo|a continuación) (?:encontrarás|encontrará|verás|verá|puedes ver|tienes)",
    ],
  ),
  refusals: starting(
    BUT,
    `(?:yo )?no (?:he podido|pude|puedo|podemos|pudimos|he logrado|hemos podido|he encontrado|encontré|encontramos|encuentro|hemos encontrado|logré|consigo) (?:\\p{L}+ )?(?:(?:encontrar|localizar|hallar|proporcionar|dar|ofrecer|acceder)?[^.]*(?<!\\p{L})${LACKED}|(?:responder|contestar|determinar|ayudar\\p{L}*|decir\\p{L}*|asegurar))`,
    "no (?:lo )?sé(?!\\p{L})",
    "no (?:tengo|dispongo de|tenemos|disponemos de|cuento con) (?:\\p{L}+ ){0,2}(?:información|acceso|datos|respuesta|detalles|conocimiento)",
    "no (?:se )?(?:puede|es posible|pudo|ha sido posible) (?:responder|contestar|determinar|saber|encontrar) (?:a )?(?:es[ao]|est[ao]|la|tu|su|con|información)",
    `no (?:hay|existe|se (?:ha |han )?(?:encontró|encontraron|encontrado|menciona|mencionan|especifica|indica|proporciona|dispone de)) (?:\\p{L}+ )*(?:${LACKED}|en (?:el|la|los|las) (?:\\p{L}+ )?${SOURCES})[^.]*(?<!\\p{L})(?:${SOURCES}|disponible|sobre|al respecto|acerca)`,
    `(?:el |la |los |las |est[ea] |est[oa]s |ningun[oa] de l[oa]s )?${SOURCES}(?: (?:proporcionad|facilitad|dad|disponible|recuperad|consultad)\\p{L}*)? (?:tampoco |no )?(?:\\p{L}+ )?no? ?(?:menciona|proporciona|contiene|especifica|indica|dice|ofrece|aclara|incluye|responde|da|aporta|habla)n?(?!\\p{L})(?<=(?:(?<!\\p{L})no |tampoco |ningun[oa] de l[oa]s )[^.]*)`,
    `[^.]+ no (?:se (?:menciona|indica|especifica|detalla|recoge)n?|(?:está|están|aparece|aparecen|figura|figuran)(?: (?:mencionad|indicad|especificad|disponible)\\p{L}*)?) en (?:el|la|los|las|ninguno de los|ninguna de las) (?:\\p{L}+ )?${SOURCES}`,
    `en (?:el|la|los|las) (?:\\p{L}+ )?${SOURCES}(?: \\p{L}+)? no (?:se |hay |aparece|figura|consta)`,
    `(?:el |la |los |las |este |esta |tu |su |vuestro |vuestra )?(?:\\p{L}+ )?${DOCUMENTS} (?:no|tampoco) (?:lo |la |se |nos |me )?(?:aclara|indica|menciona|dice|precisa|detalla|especifica|explica|recoge|señala|concreta)n?(?!\\p{L})`,
  ),
  requests: opening(
    `${FIRST}(?:haga|haz|hacé) cli(?:c|ck)`,
    `${FIRST}(?:visite|consulte|póngase|contacte|llame|llámenos|escríbanos|descargue|suscríbase|regístrese|únase|vea|lea|descubra|siga|envíe|envíenos|comparta|no olvide|no deje|no dude|espere|conserve siempre|tenga en cuenta(?! que)|pregunte|mándenos|envíeme|dígame) \\p{L}+`,
    `${FIRST}(?:visita|consulta|contacta|llama|escribe|descarga|lee|mira|ve|entra|sigue|comparte|descubre|echa|pide|reserva|compra) (?:aquí|nuestr[oa]s?|en (?:nuestr[oa]|el enlace|este enlace|contacto)|este (?:enlace|vídeo|video|artículo)|con nosotros|el (?:enlace|vídeo|video|artículo completo|formulario)|la (?:página|web)|más|a \\p{L}+|tu|tus|un vistazo)`,
    `${FIRST}(?:contáctanos|contáctame|llámanos|escríbenos|envíanos|suscríbete|regístrate|descárgal[oa]|échale|míral[oa]|sígueme|síguenos|únete|no te (?:olvides|pierdas)|no olvides?|no olviden|no dejes)`,
    "(?:mejor |lo mejor es que |siempre puedes |en caso de duda,? )?(?:preg[uú]nt|cons[uú]lt|háblal|habl)(?:a|e|en|ar|o)(?:le|les|lo|la)? (?:a|al|con|en|antes)",
    "(?:véase|véanse|ver (?:también|página|sección|más|tabla|figura|anexo))",
  ),
  instructions: opening(
    "[¡ ]*por favor,? \\p{L}+",
    `${FIRST}(?:haga|conserve|proteja|limpie|cambie|pague|acuda|solicite|prepare|aplique|ajuste|sujete|quite|agite|enjuague|seque|cubra|mueva|acepte|confirme|descanse|beba|hable|pida|busque|lleve|recoja|entregue|presente|actualice|active|desactive|configure|cargue|suba|baje|arrastre|escoja|marque|imprima|responda|conteste|respete|permanezca|vaya|ponga|lave|pulse|seleccione|elija|escriba|instale|abra|cierre|introduzca|ingrese|asegúrese|verifique|compruebe|use|utilice|agregue|añada|retire|coloque|conecte|desconecte|encienda|apague|reinicie|guarde|copie|pegue|mezcle|hornee|cocine|caliente|corte|vierta|repita|revise|complete|rellene|firme|devuelva|traiga|tome|evite|considere|imagine|disfrute|reserve|compre|acceda|diríjase|presione|mantenga|gire|deje|recuerde(?! que)|no utilice|no use|no toque|no abra|inicie sesión) \\p{L}+`,
    `${FIRST}(?:haz|pulsa|selecciona|elige|asegúrate|recuerda(?! que)|inicia sesión|introduce|pon|añade|agrega|mezcla|hornea|precalienta|vierte|espera|guarda|copia|pega|abre|instala|prueba|pruébal[oa]|usa|revisa|comprueba|conecta|enciende|apaga|reinicia|deja|corta|calienta) (?:tus?|de que|en (?:el|la|tu|ajustes|configuración)|este|esta|esto|el (?:botón|enlace|formulario|archivo|correo|dispositivo|horno|aceite|cable)|la (?:página|app|aplicación|opción|mezcla|harina|casilla|pantalla)|los (?:ingredientes|campos|pasos)|las instrucciones|bien|que \\p{L}+)`,
    `${FIRST}(?:reinicia|apaga|enciende|abre|cierra|conecta|desconecta|selecciona|elige|mezcla|añade|corta|calienta|introduce|escribe|guarda|copia|descarga|instala|actualiza|revisa|comprueba|limpia|lava|prueba|entra|sal|quita|retira|coloca|pon) [^.]+(?:,| y|, y|, luego| y luego| y después) ${ALSO}`,
  ),
  opinions: starting(
    "[¡ ]*(?:(?:y|pero|pues|bueno|sinceramente|honestamente|francamente|personalmente|la verdad es que|en general|guau|oh|porque|aunque|a mí),? )*",
    "(?:a mí,?(?: personalmente,?)? me (?:gusta|gustan|parece|parecen|convence|encanta)|la impresión que me (?:llevo|deja)|mi impresión es|[¡ ]*(?:uf|buf|vaya|ay),? qué|(?:tengo|he) (?:que|de) (?:decir|admitir|reconocer)) ?",
    "(?:en conjunto|en general|en resumen|a primera vista|la verdad)?,? ?(?:yo )?diría que(?!\\p{L})",
    "[^.]{0,120},? (?:en mi opinión|a mi juicio|a mi parecer|en mi humilde opinión|si (?:me preguntas|quieres mi opinión))[.!… ]*$",
    "(?:lo siento|lo lamento|disculpas?|perdón|perdona|perdone)(?!\\p{L})",
    `(?:me|nos) ${SO}(?:alegro|alegramos|encanta|encantan|encantó|encantaron|gusta|gustan|gustó|gustaron|fascina|apasiona|emociona|alegra|da pena|duele|molesta|decepcionó|sorprendió|parece|pareció|parecen|gustaría|entristece|enorgullece|hace (?:ilusión|feliz))(?!\\p{L})(?!.*(?<!\\p{L})anunciar)`,
    "no (?:me|nos) (?:gusta|gustan|gustó|gustaron|convence|convenció|parece)(?!\\p{L})",
    "(?:yo )?(?:amo|adoro|odio|detesto|prefiero|admiro|disfruto|disfruté|recomiendo|recomendamos|deseo|ojalá|espero|amamos|adoramos)(?!\\p{L})",
    "lo (?:recomiendo|recomendamos)",
    `(?:estoy|estamos|estaba) ${SO}(?:feliz|felices|content[oa]s?|encantad[oa]s?|orgullos[oa]s?|agradecid[oa]s?|decepcionad[oa]s?|emocionad[oa]s?|impresionad[oa]s?|triste)(?!\\p{L})(?!.*(?<!\\p{L})(?:anunciar|comunicar|informar|que)(?!\\p{L}))`,
    "en mi (?:humilde )?opinión",
    "(?:(?:así que|y|pero|entonces) )?yo (?:\\p{L}+ ){0,2}\\p{L}+(?:aría|ería|iría)(?!\\p{L})",
    "(?:mi|nuestr[oa]) (?:consejo|recomendación|sugerencia|propuesta|opinión)(?!\\p{L})",
    "a mi (?:juicio|parecer|modo de ver)",
    "para mí",
    "desde mi punto de vista",
    "(?:no )?(?:vale|merece|valió|mereció) (?:mucho |realmente )?la pena",
    `(?:es|era|fue|son|fueron|esto es|eso es|est[ea] es|est[oa]s son|ha sido|parece|qué) ${SO}(?:un |una |el |la |lo |los |las |uno de los |una de las |mi )?${SO}(?:(?:${THING}) )?${SO}(?:${GOOD}|favorit[oa]s?)(?:,? (?:y |pero )?(?:${LOVELY}|${THING}))*${TAIL}[.!… ]*$`,
    `${SUBJECT}${W}{0,7} ${BE} ${SO}(?:un |una |el |la |los |las |uno de los |una de las |mi )?${SO}(?:(?:${THING}) )?${SO}(?:${LOVELY})(?:,? (?:y |pero )?(?:${LOVELY}|${THING}))*${TAIL}[.!… ]*$`,
    `${SUBJECT}${W}{0,6} (?:es|son|fue|era|fueron) (?:simplemente |sin duda |de lejos |sencillamente )*(?:(?:el|la|lo|los|las) (?:mejor|peor)(?:es)?|mi \\p{L}+ favorit[oa]|un[oa]? (?:gran|buen|verdader[oa]|buena|mal|mala)|una (?:pena|lástima|maravilla|joya|pasada|vergüenza|obra maestra)|de lo mejor)(?: (?:${LOVELY}|${THING}))*${TAIL}[.!… ]*$`,
    `(?:${SUBJECT}${W}{0,6} )?(?:merece|vale|valió) (?:mucho |realmente )?la pena[.! ]*$`,
    "qué (?!(?:es|son|hizo|pasó|dice|hay)(?!\\p{L}))[^.?]+[!.]*$",
    `(?:${GOOD}|muy recomendable|totalmente recomendable|recomendado)(?:,? (?:${LOVELY}|${THING}|y|muy|trabajo))*[.!…]+$`,
    "(?:tienes|tienen|tenéis|debes|deberías|deberían|todos deberían|hay) (?:que |todos )?(?:probar\\p{L}*|ver\\p{L}*|visitar\\p{L}*|leer\\p{L}*)(?!\\p{L})",
  ),
  views: opening(
    "(?:y |pero |personalmente,? |sinceramente,? )*(?:yo )?(?:no )?(?:creo|creemos|pienso|pensamos|opino|opinamos|supongo|dudo|diría|considero)(?: que)?",
    "(?:estoy|estamos) (?:segur[oa]s?|convencid[oa]s?) de",
    "(?:quizás?|tal vez) (?:deberías|podrías|deberíamos|debería)",
    "(?:deberíamos|deberían|todos deberíamos|el gobierno debería) (?:todos )?(?:avergonzar\\p{L}*|hacer más|pensar|escuchar|reflexionar)",
  ),
  tellingQuestions: opening("[¿¡ ]*(?:sabías|sabía usted|sabíais|sabían|sabes|sabe usted)(?: ya)? que"),
  sourceLabels: sourceLabels("asunto|fuentes?|referencias?|véase|cf\\.?"),
};
