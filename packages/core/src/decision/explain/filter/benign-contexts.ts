const PRODUCT =
  "(?:telefonos?|movil(?:es)?|celular(?:es)?|smartphones?|coches?|autos?|carros?|vehiculos?|veiculos?|motos?|motocicletas?|bicicletas?|portatil(?:es)?|laptops?|ordenador(?:es)?|computador(?:a|as|es)?|tabletas?|tablets?|televisor(?:es)?|televisao|televisoes|tele|tv|camaras?|cameras?|reloj(?:es)?|relogios?|zapat\\w{1,6}|tenis|lavadoras?|neveras?|refrigerador(?:a|es)?|geladeiras?|impresoras?|impressoras?|consolas?|dispositivos?|aparelhos?|electrodomesticos?|muebles?|vestidos?|chaquetas?|phones?|cars?|bikes?|bicycles?|watch(?:es)?|shoes?|sneakers?|trainers?|television|printers?|fridges?|washing machines?|headphones?|devices?|handys?|wagens?|fahrr\\w{1,5}|fernsehers?|uhr(?:en)?|schuhe?n?|gerats?|geraten?|kameras?|waschmaschinen?|druckers?|sofas?|iphones?|galaxy|pixel|tesla|playstation|xbox)";
const OWNED =
  "(?:su |tu |seu |sua |teu |el |la |los |las |o |a |os |as |your |the |ihr\\w{0,2} |dein\\w{0,2} |des |der |eines )?";
const YEAR_OR_TYPE =
  "(?:del? |do |ano |del ano |do ano )?(?:(?:19|20)\\d\\d|[a-z]{1,3}-?\\d{1,4}[a-z]{0,2}|\\d{1,4}[a-z]{0,3}|[sx])";
/** A model, agent or policy the bank calls its own is no thing on sale and no person who calls. */
const OURS = "(?<!\\b(?:nuestr[oa]s?|noss[oa]s?|our|unser(?:e[mnrs]?)?) )";
const OF_OURS =
  "(?:de (?:nuestr|noss|riesgo|risco|fraude)|del sistema|do sistema|of (?:our|the system)|unsere[rs]|risk|fraud|score|%|por)";

/** A model of a thing one can buy. */
export const BENIGN_MODEL = new RegExp(
  [
    `${OURS}\\bmodelos? ${YEAR_OR_TYPE}\\b(?! ${OF_OURS})`,
    `\\bmodelos? (?:de|del|do|da|dos|das) ${OWNED}${PRODUCT}\\b`,
    `\\b${PRODUCT}(?: \\w+){0,2},? (?:(?:de|del|do) )?(?:este |esse |ese |mismo |mesmo |nuevo |novo |ultimo )?modelos?\\b`,
    `\\b(?:nuevo|novo|nuevos|novos|ultimo|mismo|mesmo) modelos? (?:de|do|da|del) ${OWNED}${PRODUCT}\\b`,
    `${OURS}\\bmodels? (?:${YEAR_OR_TYPE}|y)\\b(?! ${OF_OURS})`,
    `\\bmodels? of ${OWNED}${PRODUCT}\\b`,
    `\\b${PRODUCT}(?: \\w+){0,1} models?\\b`,
    `\\b(?:19|20)\\d\\d models?\\b`,
    `${OURS}\\bmodell(?:e|s|en)? (?:${YEAR_OR_TYPE}|y)\\b(?! ${OF_OURS})`,
    `\\b${PRODUCT}-?modell(?:e|s|en)?\\b`,
    `\\bmodell(?:e|s|en)? (?:ihr\\w{0,2}|dein\\w{0,2}|des|der) (?:neuen )?${PRODUCT}\\b`,
  ].join("|"),
  "g",
);

/** What is no person, whoever it works for. */
const MACHINE =
  "(?:automat\\w*|virtual\\w*|virtue\\w*|digital\\w*|artificial\\w*|intelig\\w*|intellig\\w*|software|ai|ia|ki)";
const TEAM =
  "(?:servicio|atencion|soporte|seguridad|nuestro equipo|nuestro banco|nuestra oficina|nuestro centro|equipo|ventas|viajes?|seguros?|call center|centro|policia|aduanas?|suporte|atendimento|seguranca|viagens?|vendas|nossa equipe|nosso banco|nossa central|banca|sucursal|agencia|turismo)";
const PRONOUNS =
  "(?:(?:humanos?|especializad[oa]s?|disponibles?|disponiveis|disponivel|de nuestro equipo|da nossa equipe|del banco|do banco|se|le|les|lo|la|te|ya|podra|puede|pueden|pode|podem|podera|va a|van a|vai|vao|ira|pronto|em breve|em seguida|tambien|tambem) ){0,4}";
const HELPS =
  "(?:pondra\\w*|contact\\w*|contat\\w*|llam\\w*|comunic\\w*|ayud\\w*|ajud\\w*|atend\\w*|atiend\\w*|asist\\w*|respond\\w*|escrib\\w*|habl\\w*|lig\\w*|entrar\\w*|fal\\w*|resolv\\w*|revis\\w*|explic\\w*|acompan\\w*|orient\\w*|esta\\b|estara\\w*|estao\\b|estan\\b|retorn\\w*|devolver\\w*)";

/** An agent who is a person: one who calls, helps or works in a named team. */
export const BENIGN_AGENT = new RegExp(
  [
    `\\bagentes? (?:de|del|da|do) (?:la |los |las |o |os )?${TEAM}(?: (?:al|a los|de|del|ao|aos|a|y|e) \\w+){0,2}`,
    `\\b(?:un|una|uno de nuestros|una de nuestras|nuestros?|nuestras?|um|uma|um dos nossos|um de nossos|nossos?|nossas?|algun|otro|outro) agentes? ${PRONOUNS}${HELPS}`,
    `\\b(?:con|a|com|por) (?:un|uno de nuestros|nuestros|um|um dos nossos|nossos|algun|otro) agentes?\\b(?! (?:de )?${MACHINE}\\b)`,
    `\\b(?:an?|one of our|our|your|the next|any|another|available|live|human|friendly|trained) (?:(?!${MACHINE}\\b)\\w+ )?agents? (?:will|can|may|would|could|is|are|from|on|has|have|who|shortly|to help|at|in|any)\\b`,
    `\\b(?:speak|speaking|talk|talking|chat|chatting|connect\\w*|call) (?:to|with) (?:an?|one of our|our) (?:(?!${MACHINE}\\b)\\w+ )?agents?\\b`,
    "\\bagentes? human[oa]s?\\b",
    "\\bagentes? (?:inmobiliari[oa]|imobiliari[oa]|maritim[oa]|aduaner[oa]|de (?:viajes?|viagens?|seguros?|aduanas?|bienes raices|imoveis|ventas?|vendas))\\b",
    "\\b(?:customer (?:service|support|care)|support|service|travel|insurance|estate|ticket|letting|lettings|rental|property|booking|shipping|customs|sales|call cent(?:er|re)|phone|human|live) agents?\\b",
    "\\b(?:ein|eine|einer unserer|eine unserer|unsere|unser|der nachste) agent(?:en|in|innen)? (?:\\w+ ){0,2}(?:im kundenservice |im kundendienst )?(?:meld|ruf|kontakt|hilf|helf|wird|werden|kummer|steh|nimmt|nehmen)\\w*",
    "\\b(?:kundenservice|kundendienst|service|support|versicherungs|reise)-?agent(?:en|in|innen)?\\b",
    "\\bmit (?:einem|einer|unseren) agent(?:en|in|innen)\\b",
  ].join("|"),
  "g",
);

/** Policies a customer may read. */
export const BENIGN_POLICY = new RegExp(
  [
    "\\bpoliticas? (?:de|do|da|del|sobre|para) (?:la |las |o |a |os |as |los )?(?:privacidade?|cookies?|devoluc\\w*|devoluco\\w*|reembolsos?|cancelac\\w*|cancelamento|envios?|uso|garantia|cambios?|trocas?|entregas?|proteccion de datos|protecao de dados|datos|dados|tratamiento|tratamento|viajes?|viagens?|equipaje|bagagem|precios|precos)\\b(?! (?:intern[oa]s?|de (?:riesgo|risco|fraude)))",
    "\\b(?:privacy|cookies?|returns?|refunds?|cancell?ation|shipping|delivery|warranty|insurance|data protection|exchange|fair use|travel|baggage|home|car|life|health) polic(?:y|ies)\\b(?! (?:for|on|about|of) (?:risk|fraud))",
    "\\bpolic(?:y|ies) (?:on|about|for) (?:privacy|cookies|returns|refunds|cancellations|deliver\\w+|exchanges)",
    "(?:datenschutz|ruckgabe|cookie|nutzungs|stornierungs|storno|erstattungs|versand|umtausch|widerrufs)-?richtlinien?\\b",
    "\\brichtlinien? (?:zum|zur|fur|uber) (?:datenschutz|ruckgabe\\w*|cookies|umtausch|erstattung\\w*|versand)",
  ].join("|"),
  "g",
);

/** Confidence as trust, without a number behind it. */
export const BENIGN_CONFIDENCE = new RegExp(
  [
    "\\b(?:shop|pay|bank|buy|travel|spend|order|continue|carry on|card) (?:\\w+ )?with (?:full |complete |every )?confidence\\b(?! ?[\\d:=(.%]\\d?| of)",
    "\\b(?:your|the) (?:trust and |continued )?confidence (?:in (?:us|our|the bank)|you (?:place|have|put|show))",
    "\\bthank(?:s| you) for (?:your|the) (?:trust and |continued )?confidence\\b(?! ?[\\d:=(])",
    "\\b(?:su|tu|sua|vossa|la|a) confian[zc]a (?:en|em) (?:nosotros|nuestr\\w+|nos|noss\\w+|el banco|o banco)",
  ].join("|"),
  "g",
);
