import type { FilterRuleId } from "./filter-rule-id.ts";
import { any } from "./keyword-rule.ts";

/** What no bank asks for in a message, by rule; a warning against it is told by its negation. */
export interface RequestRule {
  readonly id: FilterRuleId;
  readonly words: RegExp;
  /** Without one of these no text breaks the rule: cheaper to look for first. */
  readonly needs?: RegExp;
}

/** Words that ask the reader for something. */
const ASKS =
  "(?:envi(?:e|enos|a|anos|ar)|mand(?:e|enos|a|ar)|respond(?:a|e|er|anos)|conteste|facilit(?:e|enos)|proporcion(?:e|enos|ar)|ingres(?:e|a|ar)|introduzc[ao]|introduc(?:e|ir)|escrib(?:a|e)|dig(?:a|anos)|dinos|compart(?:a|e|ir|anos)|confirm(?:e|a|ar|en|enos)|indiqu(?:e|enos)|teclee|verifique|valide|actualice|inform(?:e|ar|e-nos)|digit(?:e|ar)|forneca|escreva|insira|passe|diga-nos|send|reply|provide|enter|share|tell|give|confirm|type|submit|text us|verify|update|senden|schicken|antworten|geben|nennen|teilen|bestatigen|eingeben|mitteilen|ubermitteln|need|requires?|necesitamos|precisamos(?: de| da| do)?|brauchen|benotigen|requerimos|solicitamos|pedimos|dict(?:e|ele|ela|elo|arle|ar)|dite|dicte-lhe|dite-lhe|dictate|diktieren|lea(?:le|selo|sela)|leia|dele|read|decirle|decirnos|decir|dile|dilo|digale|dime|dime-lo|dizer(?:-lhe|-nos)?|dita(?:-lo|-la|-los|-las|r-lhe)?|sagen|sag|nenne|nennst|gib|gebt|schick|schicke|necesita|necesitara|precisa(?: d[oae])?|precisara|needs|benotigt|braucht)";
/** Secrets that are also ordinary words: they count where they are asked for. */
const SECRET =
  "(?:(?:push|sms|m|chip|photo|i)?-?tan(?:-?(?:nummer|liste|code))?|otp|clave(?: secreta| de acceso| dinamica| digital| telefonica| de internet)?|palavra-?passe|token|matrix(?:karte|code|card)?|(?:codigo |cartao |tarjeta )(?:da |de |de la )?(?:matriz|coordenadas)|coordenadas|(?:grid|coordinate|matrix) (?:card|code)|chave de (?:acesso|seguranca))";
/** To say something to the bank, or to hand it over. */
const TELLS =
  "(?:respond(?:a|anos|e)|conteste(?:nos)?|envie(?:nos)?|mande(?:nos)?|reenvi\\w+|dig(?:a|anos|ame)|dicte(?:nos|lo)?|lea(?:nos)?|comparta(?:nos)?|facilite(?:nos)?|indique(?:nos)?|comunique(?:nos)?|proporcione(?:nos)?|reply|send us|send it|tell us|tell our|text us|read (?:us|out|it)|give us|give our|forward|share|provide us|dictate|answer (?:us|this|the|our|with)|responda (?:a |este|esta|com)|responda-nos|envie-nos|informe-nos|diga-nos|passe-nos|leia|compartilhe|repasse|forneca|antworten sie|senden sie uns|schicken sie uns|nennen sie|sagen sie|lesen sie|teilen sie|leiten sie|ubermitteln sie|diktieren sie)";
const CARD = "(?:card|tarjeta|cartao|karte|bankkarte|kreditkarte)";
const BACK = "(?:back|reverso|dorso|parte de atras|parte trasera|detras|verso|ruckseite)";
const SHOW =
  "(?:photos?|photographs?|pictures?|pics?|scans?|cop(?:y|ies)|screenshots?|selfies?|selfis?|fotos?|fotografias?|imagen(?:es)?|imagem|imagens|copias?|copien?|kopien?|bild|bilder|scan|captura|print|videos?|clips?|grabacion(?:es)?|gravac(?:ao|oes)|videoaufnahmen?|aufnahmen?)";

export const REQUEST_RULES: readonly RequestRule[] = [
  {
    id: "phishing.injection",
    words: any(
      "\\b(?:ignore|disregard|forget|bypass|skip|ignor[ae]|olvid[ae]|omit[ae]|descart[ae]|ignoriere\\w*|vergiss|uberspring\\w*|missacht\\w*|esqueca|esquece|desconsidere)\\b[^.!?;]{0,30}\\b(?:instruc\\w+|instruktion\\w*|rules?|prompts?|guardrails?|reglas?|regras?|regeln?|anweisung\\w*|vorgaben?|kontrolle|ordenes|checks?)\\b",
      "\\b(?:mark|label|treat|classify|flag|marca|marque|etiquet\\w+|clasifi\\w+|markier\\w*|bewerte|classifique|considere|rotule)\\b[^.!?;]{0,30}\\b(?:text|message|letter|texto|mensaje|mensagem|carta|nachricht|brief)\\b[^.!?;]{0,20}\\b(?:as|como|als)\\b",
      "\\b(?:note|message|instruction|nota|mensaje|instruccion|aviso|hinweis|anweisung|instrucao|recado) (?:to|for|al?|para|an|fur|ao|a)(?: el| la| the| das| den| die| o)? (?:\\w+ )?(?:assistants?|models?|systems?|ai|ia|ki|asistente|modelo|sistema|assistent\\w*|sprachmodell|assistente)\\b",
    ),
  },
  { id: "phishing.secret", words: any(`\\b${ASKS}\\b[^.!?;]{0,60}\\b${SECRET}\\b`), needs: any(`\\b${SECRET}\\b`) },
  {
    id: "phishing.secret",
    words: any(
      `\\b${TELLS}\\b[^.!?;]{0,60}\\b(?:codigos?|\\w*codes?|passcodes?|one-time password|einmalpasswort|sms)\\b`,
      `\\b(?:codes?|codigos?|digits|digitos|ziffern|zahlen|cifras|numeros|stellen|kombination)\\b(?:(?!\\b(?:llam|marqu|lig|call|dial|ring|ruf|wahl|fal[ea]|contact|contat|comuni|avis))[^.!?;]){0,40}\\b${BACK}\\b`,
      "\\b(?:respond\\w+|contest\\w+|reply|answer|antwort\\w*)\\b[^.!?;]{0,60}\\b(?:digitos|digits|ziffern|cifras|algarismos|numeros|numbers)\\b",
      "\\b\\w*(?:codigos?|codes?|digitos|digits|ziffern)\\b[^!?]{0,80}\\b(?:respond\\w+|contest\\w+|reply|answer|antwort\\w*|schreib\\w*|escriba\\w*)\\b[^.!?;]{0,30}\\b(?:est[ea] (?:mism[oa] |mesm[oa] )?(?:mensaje|sms|correo|chat|mensagem|e-?mail)|this (?:same )?(?:message|text|sms|e-?mail)|dies\\w+ (?:nachricht|sms|e?-?mail))\\b",
      "\\b(?:\\w*codes?|codigos?|digits|digitos|ziffern|cifras|algarismos|zahlen)\\b[^.!?;]{0,40}\\b(?:vorlesen|vorgelesen|vorzulesen|diktier\\w+|durchgeben|read (?:\\w+ )?out|read (?:it|them) to|dictar\\w*|ditar|en voz alta|em voz alta)\\b",
      "\\b(?:read\\w*|tell\\w*|giv(?:e|ing)|les\\w+|vorles\\w+|sag\\w*|nenn\\w*|leer\\w*|lea\\w*|decir\\w*|dig\\w+|dar\\w*|ler|leia|ditar|dizer|passar)\\b[^.!?;]{0,30}\\b(?:one-time|einmal\\w+|de un solo uso|de uso unico)\\b",
      `\\b(?:codigo|code|passcode)\\b[^.!?;]{0,40}\\b(?:to us|to our|a nosotros|a nuestro|uns (?:mit|durch|weiter)|para nos|por telefono|am telefon|over the phone|por telefone|back to us)\\b`,
    ),
    needs: any(
      "code|codigo|digit|ziffer|cifra|algarismo|zahlen|numero|number|stellen|kombination|one-time|einmal|uso unico|solo uso|sms",
    ),
  },
  {
    id: "phishing.secret",
    words: any(
      "\\b(?:pins?|nip|cvv2?|cvc2?|pin-?code|geheimzahl|contrasenas?|(?<!one-time )passwords?|(?<!einmal)passwor\\w+|kennwor\\w+|senhas?(?! de uso)|palavra-?passe)\\b(?! de un solo uso)",
      "\\b(?:credit ?card|debit ?card|card|account) (?:number|numbers|details|data)\\b|\\bkarten(?:nummer|daten|prufnummer)\\w*|\\bkontonummer\\w*|\\biban\\b",
      `(?<!\\b(?:llam|lig|marc|marqu|telefon|call|disc|atiend|atend|fal|habl|avis|cham|conta[ct]t?|contest)\\w*[^.!?;]{0,30})(?<!\\b(?:pelo|al|ao) )\\b(?:numeros?|datos|dados|number|details|digitos) (?:completos? )?(?:de|of|da|do) (?:su |tu |la |sua |seu |your |the )?(?:${CARD}|cuenta|conta)\\b`,
      `\\b(?:codigo de seguridad|codigo de seguranca|numero de seguridad|numero de seguranca|security (?:code|number)|sicherheits(?:code|nummer)) (?:\\w+ ){0,2}${CARD}\\b|\\bpruf(?:ziffer|nummer)\\w*`,
      `(?<!\\b(?:last four|ultimos cuatro|ultimos quatro|letzten vier) )\\b(?:numbers|digits|ziffern|zahlen|numeros|digitos)\\b[^.!?;]{0,30}\\b${CARD}\\b`,
      `\\b(?:show|hold|muestre|mostre|zeigen|halten|ensene|sostenga|segure)\\b[^.!?;]{0,30}\\b${CARD}\\b`,
      "\\b(?:three|tres|drei|3|four|cuatro|quatro|vier|4|last|ultimos|letzten) (?:\\w+ )?(?:digits|digitos|ziffern|stellen|cifras|numeros)\\b(?! (?:of the card|de la tarjeta|do cartao|que usted|der karte))",
      "\\b(?:expir(?:y|ation) date|fecha de (?:vencimiento|caducidad|expiracion)|ablaufdatum|gultigkeitsdatum|data de (?:validade|vencimento)|valid(?:ade)? do cartao)\\b",
      "\\b(?:maiden name|apellido de (?:soltera|su madre)|nombre de soltera|madchenname\\w*|geburtsname\\w*|nome de solteira|sobrenome de solteira)\\b",
      "\\b(?:security questions?|preguntas? de seguridad|sicherheitsfragen?|perguntas? de seguranca|secret (?:question|word|answer)|palabra secreta|palavra secreta)\\b",
      "\\b(?:log-?in|login(?:s|daten)?|credentials|username|user ?name|user id|credenciales|credenciais|usuario|benutzername\\w*|zugangsdaten|anmeldedaten|zugangscode|dados de acesso|datos de acceso|nombre de usuario|nome de usuario)\\b",
      "\\b(?:date of birth|birth ?date|fecha de nacimiento|geburtsdatum|geburtstag|data de nascimento|social security|seguro social|steuernummer|steuer-id|passport number|id number|numero de (?:documento|identidad|dni|pasaporte|cpf)|ausweisnummer|cpf|dni)\\b",
      "\\b(?:answer|reply|respond|responda|conteste|antworten|send|envie|schicken|senden)\\b[^.!?;]{0,60}\\b(?:full name|home address|your address|nombre completo|direccion|nome completo|endereco|vollen namen|vollstandigen namen|anschrift|adresse)\\b",
      "\\b(?:seed phrase|recovery phrase|frase (?:semilla|de recuperacion|semente)|wiederherstellungs\\w+)\\b",
      `\\b${SHOW}\\b[^.!?;]{0,40}\\b(?:${CARD}|\\w*ausweis\\w*|id|identity|passport|pasaporte|passaporte|documento|dni|rg|cpf|licen[cs]e|fuhrerschein\\w*|carne|carnet|cedula|face|cara|rosto|rostro|gesicht\\w*|reisepass\\w*|perso|identidad|identidade)\\b`,
      `\\b(?:mand|envi|send|schick|ubermitt|sub[ai]|upload|lad|tir|tom|hag|faca|take|machen|text)\\w*\\b[^.!?;]{0,25}\\b(?!cop|print|scan|kop|captura)${SHOW}\\b`,
    ),
  },
  {
    id: "phishing.remote",
    words: any(
      "\\b(?:any ?desk|team ?viewer|rust ?desk|quick ?(?:assist|support)|air ?droid|supremo|logmein|splashtop|vnc|ultra ?viewer|zoho assist|screenconnect|chrome remote|remote ?desktop|go ?to ?my ?pc|ammyy|dwservice)\\b",
      "\\b(?:remote (?:access|control|support|session|help)|fern(?:wartung|zugriff|steuerung|hilfe)\\w*|(?:acceso|control|escritorio|asistencia|soporte) remot[oa]|acesso remoto|controle remoto|area de trabalho remota)\\b",
      "\\b(?:install|instal(?:e|ar|a|en)|installieren|installiere|download|descarg(?:ue|ar|a)|herunterladen|laden sie|lade dir|baix(?:e|ar)|instalacion|installation)\\b",
      "\\b(?:technicians?|techniker\\w*|tecnic[oa]s?)\\b(?=[^.!?;]{0,80}\\b(?:control\\w*|acce\\w+|aces\\w+|access\\w*|zugriff\\w*|zugang|conect\\w*|connect\\w*|verbind\\w*|telefono|celular|telemovel|phone|handy\\w*|computador\\w*|ordenador|computer\\w*|rechner\\w*|gerat\\w*|visit\\w*|besuch\\w*|ruft|llam\\w+|call\\w*|lig\\w+|domicilio|casa|home|haus\\w*)\\b)|\\b(?:connects?|conectar\\w*|verbind\\w*)\\b[^.!?;]{0,30}\\b(?:computer|computadora|ordenador|rechner|pc|laptop|phone|telefono|celular|handy)\\b",
      "\\b(?:share|sharing|mirror|compart\\w+|compartilh\\w+|teilen|teile|freigeben|gebt?|geben)\\b[^.!?;]{0,30}\\b(?:screen|pantalla|tela|ecra|bildschirm\\w*)\\b",
      "\\b(?:let|allow|give|grant|permita|deje|lassen|gewahren|permitir|deixe)\\b[^.!?;]{0,40}\\b(?:access to your|into your|control of your|auf ihr(?:en|e|em)? (?:computer|rechner|handy|gerat|konto)|acceso a su|acesso ao seu|entrar en su|entrar no seu)\\b",
    ),
  },
  {
    id: "phishing.link",
    words: any(
      "\\b(?:clic|click|klick\\w*|clique|cliquez|hyperlink|links?|enlaces?|vinculo|verknupfung|qr|qr-code|qr-?codes?|codigo qr)\\b",
      "\\b(?:scan|escane\\w+|scannen|escaneie|escanear|scanne)\\b[^.!?;]{0,30}\\b(?:code|codigo|below|abajo|abaixo|unten)\\b",
      "\\b(?:here|aqui|hier|below|abajo|abaixo|unten) ?(?:to|para|um|:)? ?(?:unblock|desbloque\\w+|entsperr\\w+|log in|sign in|verify|iniciar sesion|anzumelden|entrar)\\b",
      "\\b(?:log in|sign in|inicie sesion|melden sie sich an|loggen sie sich ein|einloggen|faca login|entre na sua conta)\\b(?! (?:as (?:usual|always|you (?:usually|always|normally))|como (?:siempre|sempre|de costumbre|de costume|habitualmente)|wie (?:gewohnt|immer|ublich))\\b)(?! (?:[\\w']+ ){0,4}(?:app|aplicacion|aplicativo|aplicacao|(?:online|mobile|home|web) ?-?banking|banca (?:en linea|online|movil|digital))\\b)",
    ),
  },
  {
    id: "phishing.money",
    words: any(
      "(?<!\\b(?:your|the|this|a|of) )\\b(?:transfer|move|send|deposit|wire|transfiera|mueva|envie|deposite|traslade|uberweisen sie|transferieren sie|verschieben sie|senden sie|zahlen sie|transfira|mova|deposite|passe)\\b[^.!?;]{0,40}\\b(?:money|funds|balance|savings|dinero|saldo|fondos|ahorros|geld|guthaben|ersparnisse|dinheiro|poupanca|betrag|amount|importe|valor)\\b[^.!?;]{0,30}\\b(?:to|a|al|auf|an|para|into|en|em|nach)\\b",
      "\\b(?:safe|secure|new|holding|temporary) account (?:we|that we|in your name|opened)\\b|\\b(?:our|a|this) (?:\\w+ )?(?:safe|secure|trust|escrow|holding|protected) account\\b|\\b(?:sicherheits|sicherungs|treuhand|schutz|zwischen|reserve)konto\\w*|\\b(?:una|nuestra|esta|la) cuenta (?:segura|puente|de (?:custodia|garantia|resguardo|proteccion|seguridad))\\b|\\b(?:uma|nossa|esta|a) conta (?:segura|protegida|de (?:custodia|garantia|protecao|seguranca))\\b|\\b(?:cuenta|conta) (?:segura|puente|temporal|temporaria|de seguridad) (?:que|abiert|abert)\\w*",
      "\\b(?:pix|transferencia|consignacion|giro|abono|einzahlung|transfer|uberweisung|deposito|bizum|yape|plin|zelle|pago|pagamento|payment|zahlung) (?:\\w+ )?(?:de (?:teste|prueba|verificacion|verificacao|comprobacion)|zur probe|as a test|for verification)\\b|\\b(?:test|probe)[ -]?(?:uberweisung|einzahlung|zahlung|transfers?|payments?|deposits?)\\b|\\b(?:haga|haz|faca|realice|efectue|efetue|machen sie|make|tatigen sie) (?:(?:una?|uma?|eine|a|small|pequen\\w+|kleine) ){0,2}(?:pix|bizum|yape|transferencia|deposito|transfer|uberweisung)\\b",
      "\\b(?:gift (?:cards?|vouchers?)(?! (?:shop|store|site|seller))|giftcards?|tarjetas? (?:de )?regalo|geschenkkarten?|gutschein(?:karten?|e|codes?)?|cart(?:ao|oes)[- ]presente|vale-?presente|bitcoins?|crypto\\w*|cripto\\w*|krypto\\w*|western union|moneygram)\\b",
      "\\b(?:pay|pague|abone|zahlen sie|uberweisen sie|deposite)\\b[^.!?;]{0,30}\\b(?:fee|charge|deposit|comision|tarifa|tasa|deposito|gebuhr\\w*|kaution|taxa|tarifa|multa)\\b",
      "\\b(?:withdraw|retire|saque|heben sie)\\b[^.!?;]{0,30}\\b(?:cash|money|efectivo|dinero|bargeld|geld|dinheiro)\\b[^.!?;]{0,40}\\b(?:courier|mensajero|kurier|abholer|motoboy|portador|hand over|entregue|entreguelo|ubergeben)\\b",
    ),
  },
];
