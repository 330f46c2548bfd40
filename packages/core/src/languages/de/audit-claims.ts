import type { AuditClaims } from "../parts/audit-claims.ts";

export const auditClaims: AuditClaims = {
  nouns: {
    device: "gerats?|gerates|endgerats?|handy|smartphone|rechner|computer|laptop|tablet|apparat|telefon",
    system: "systems?|maschine|tabellen|software|automatik|algorithmus",
    proposal: "vorschlags?|vorschlages|empfehlung|systems?|maschine|tabellen|automatik",
    customer: "kunden?|kundin|kontoinhabers?|karteninhabers?|kaufers?",
    amount: "betrags?|summe|hohe der zahlung|preis",
    signal:
      "signale?n?|alarm\\w*|warnung(?:en)?|warnsignale?|hinweise?n?|warnhinweise?|auffalligkeit(?:en)?|meldung(?:en)?",
    usual: "ublich\\w*|gewohnt\\w*|normal\\w*|gewohnlich\\w*|typisch\\w*|durchschnittlich\\w*|sonstig\\w*|regular\\w*",
    window: "zeit(?:en|raum|fenster|spanne)?s?|uhrzeit(?:en)?|stunden|rahmens?|fensters?|tageszeit(?:en)?",
    list: "\\w*listen?|verzeichniss?(?:es|e)?|register",
    policy: "richtlinien?",
    person:
      "mensch(?:en)?|person|analyst(?:in|en)?|mitarbeiter(?:in|s)?|angestellte[rn]?|menschliche\\w*|sachbearbeiter(?:in)?|prufer(?:in)?",
    sides: "debatte|seiten|argumente?n?|positionen|lager|streitgesprach\\w*|abwagung",
  },
  conditional: "wenn|falls|wurde(?= \\w+en\\b)|konnte\\w*|sollte\\w*|musste\\w*|ob|sofern|mochte\\w*|kann|darf",
  instead: "statt|anstatt|anstelle",
  claims: {
    "device.known": [
      "{device} ... (?:schon|bereits|seit langem|seit jahren|langst) .. (?:bekannt|registriert|genutzt|benutzt|verwendet|hinterlegt|eingesetzt|vertraut|verbunden|bezahlt|gezahlt|im einsatz)",
      "(?:eigenen?[mrs]?|ublichen?[mrs]?|gewohnten?[mrs]?|vertrauten?[mrs]?|altbekannten?[mrs]?|bekannten?[mrs]?) {device}",
      "{device} ... (?:gehort\\w*|zahlt\\w*|stammt\\w*) .. (?:kunden|bekannten|registrierten|konto|ihm|ihr)",
      "{device} ... (?:das|mit dem|von dem|uber das) (?:der|die|dieser) {customer} .. (?:nutzt\\w*|benutzt\\w*|verwendet\\w*|kauft\\w*|zahlt\\w*|bezahlt\\w*|arbeitet\\w*)",
    ],
    "device.unknown": [
      "!{device} ... (?:nie|nicht|noch nie|niemals|kein\\w*|nirgends|bislang nicht|bisher nicht) .. (?:kannte|kennt|bekannt|registriert|genutzt|benutzt|verwendet|hinterlegt|eingesetzt|verbindung|verbunden|gesehen|aufgetaucht|aufgetreten|in erscheinung|zugeordnet|gefuhrt|gehort\\w*|verknupft|verzeichnet)",
      "{device} .. (?:neu|neuland|unbekannt|fremd|ein fremdes|ein unbekanntes|erstmals|zum ersten mal)",
    ],
    "device.quiet": ["!{device} ... (?:loste|gab|ergab|erzeugte|verursachte|brachte|lieferte) .. kein\\w* .. {signal}"],
    "country.home": [
      "(?:zahlt|zahlte|gehort|gehorte) .. zu (?:seinen|den|ihren) {usual} landern",
      "im inland|aus dem inland|im eigenen land|im heimatland|aus der heimat|in der heimat|von zu hause aus|inlandische\\w*|auf heimischem boden",
      "am land .. (?:nichts|kein\\w*) .. (?:auszusetzen|auffallig\\w*|ungewohnlich\\w*|auffallen\\w*)",
    ],
    "country.abroad": [
      "im ausland|aus dem ausland|jenseits der grenze|auf reisen|in der fremde|auslandische\\w*|fern der heimat|auslandszahlung|au(?:ß|ss)er landes",
    ],
    "country.quiet": ["!(?:land|herkunft) ... (?:loste|gab|ergab|erzeugte|verursachte) .. kein\\w* .. {signal}"],
    "countries.one": [
      "(?:einem|ein|ein und demselben|einem und demselben) (?:einzigen|einziges) land(?:e|es)?",
      "(?:nur|ausschlie(?:ß|ss)lich|allein) .. (?:einem|ein) land(?:e)?(?! auf)",
    ],
    "countries.several": [
      "(?:zwei|drei|beiden|mehreren|verschiedenen|etlichen) (?:ublichen |gewohnten )?landern .. (?:ublich\\w*|gewohn\\w*|sonst|zahlt\\w*|kauft\\w*|zu hause|heimisch)",
      "(?:ublich\\w*|gewohn\\w*|sonst|zahlt|kauft) ... (?:zwei|drei|beiden|mehreren|verschiedenen|etlichen) landern",
    ],
    "hours.inside": [
      "(?:innerhalb|wahrend|inmitten|mitten in) (?:der|des|seiner|seines|ihrer) (?:\\w+ )?(?:{usual}) {window}",
      "(?:im|in den|in die|in das|in seine[nm]?|zu seiner|zur|zu den) (?:{usual}) {window}",
      "(?:uhrzeit|zeitpunkt|tageszeit) .. (?:unauffallig|ublich|normal|wie gewohnt|passte|nichts ungewohnliches)",
    ],
    "hours.outside": [
      "(?:au(?:ß|ss)erhalb|jenseits|abseits) (?:der|des|seiner|seines|ihrer) (?:\\w+ )?(?:{usual}) {window}",
      "(?:vor|nach) (?:der|dem|den|seinen|seinem|ihren) (?:\\w+ )?(?:{usual}) {window}",
      "!(?:uhrzeit|zeit|stunde|zeitpunkt|moment|tageszeit),? (?:zu|in|an|wo) (?:der|dem|denen)? ?(?:der|dieser|die) {customer} .. (?:nie|nicht|selten|kaum|inaktiv|schlaft)",
      "(?:ungewohnlich|unublich|auffallig|verdachtig) (?:fruh|spat)|zu (?:ungewohnter|unublicher|ungewohnlicher|nachtschlafender) (?:zeit|stunde|uhrzeit)|unzeit",
      "(?:uhrzeit|zeitpunkt|tageszeit) .. (?:ungewohnlich|unublich|auffallig|aus dem rahmen|untypisch|verdachtig)",
    ],
    "hours.quiet": [
      "!(?:uhrzeit|zeitpunkt|tageszeit) ... (?:loste|gab|ergab|erzeugte|verursachte) .. kein\\w* .. {signal}",
    ],
    "amount.above": [
      "(?:hoher|mehr|gro(?:ß|ss)er|teurer) als (?:(?:der|das|die|seine?[mn]?|ihre?[mn]?|den|beim) )?(?:{usual}|sonst|durchschnitt\\w*)",
      "{amount} ... (?:uberstieg\\w*|ubertraf\\w*|uber|oberhalb) .. (?:{usual}|durchschnitt)",
    ],
    "amount.below": [
      "(?:niedriger|weniger|kleiner|geringer|billiger) als (?:(?:der|das|die|sein|ihr|beim) )?(?:{usual}|sonst|durchschnitt)",
      "{amount} ... (?:unterschritt\\w*|unter|unterhalb) .. (?:{usual}|durchschnitt)",
    ],
    "amount.equal": [
      "{amount} ... (?:entsprach|gleich|genau|deckt\\w* sich mit|auf hohe|im rahmen) .. (?:{usual}|durchschnitt\\w*|sonst)",
    ],
    "amount.quiet": [
      "!{amount} ... (?:loste|gab|ergab|erzeugte|verursachte|brachte|lieferte|weckte) .. (?:kein\\w*|nicht) .. (?:{signal}|argwohn|verdacht|aufmerksamkeit|aus)",
      "{amount} .. (?:unauffallig|unverdachtig|nicht der rede wert|im rahmen|harmlos)",
    ],
    "threat.listed": [
      "(?:extern\\w*|international\\w*|au(?:ß|ss)enstehend\\w*) .. {list} ... (?:fuhrt\\w*|nannte|nennt|enthielt|enthalt|verzeichnet\\w*|stand|steht|auftaucht\\w*|erwahnt\\w*|warnt\\w*)",
      "(?:land|peru|ecuador|pakistan|belarus|staat) ... (?:steht|stand|findet sich|fand sich|taucht|tauchte|gefuhrt|erscheint|erschien) ... (?:auf|in) (?:einer|der|einem|dem) .. {list}",
      "extern\\w* (?:quellen?|stellen?|hinweise?) .. (?:warnt\\w*|meldet\\w*|nannt\\w*|fuhrt\\w*)",
    ],
    "threat.none": [
      "!(?:extern\\w*|au(?:ß|ss)er\\w*) .. (?:bedrohung\\w*|quellen?|listen?|bedrohungsquellen) .. (?:kein\\w* rolle|nichts|gar nichts|nicht)",
      "!aus (?:den )?(?:extern\\w* )?(?:bedrohungs)?quellen kam nichts",
      "!kein (?:listentreffer|eintrag auf einer liste|treffer)",
      "!(?:kein\\w*|ohne|nicht eine) .. (?:extern\\w*|au(?:ß|ss)er\\w*) .. (?:{list}|quellen?|bedrohung\\w*|warnung\\w*|treffer)",
      "!(?:auf|in) kein\\w* .. {list}",
      "!kein\\w* .. {list} .. (?:fuhrt\\w*|nannte|nennt|enthielt|enthalt|verzeichnet\\w*|stand|steht|auf)",
      "extern\\w* (?:quellen|prufungen|listen|abfragen) .. (?:schwiegen|leer|sauber|unauffallig|nichts)",
    ],
    "signals.none": [
      "!(?:nichts|gar nichts) (?:wurde )?(?:gemeldet|beanstandet|auffallig)",
      "!kein(?:en|erlei)? (?:einzige\\w* )?(?:signal|alarm\\w*|warnung) (?:schlug|ging|wurde|sprang|loste)",
    ],
    "signals.some": [
      "(?:mehrere|einige|zahlreiche|etliche|viele|eine reihe von|eine handvoll) (?:signale|warnsignale|auffalligkeiten)",
    ],
    "policies.none": [
      "!(?:kein\\w*|nicht eine|ohne) .. richtlinien? .. (?:griff|griffen|passte\\w*|einschlagig|herangezogen|angewandt|angewendet|zutraf|zum zug|beruhrt|betroffen|verletzt)",
    ],
    "policies.some": [
      "(?:die|eine|zwei|drei|vier|funf|mehrere|einige) (?:einschlagige[n]? )?richtlinien? (?:(?:uber|zu|zum|zur|fur) (?:\\w+ ){1,3})?(?:wurden?|griff\\w*|verlangt\\w*|forder\\w*|passt\\w*|kam\\w*|sah\\w*)",
    ],
    "policies.agree": [
      "richtlinien ... (?:einstimmig|einhellig|mit einer stimme|ubereinstimmend|einig|unisono|dasselbe|durchweg|einmutig)",
    ],
    "policies.divided": ["richtlinien ... (?:uneinig|uneins|gespalten|auseinander|unterschiedlich\\w*|verschiedenes)"],
    "debate.tie": [
      "{sides} ... (?:unentschieden|patt|gleichauf|gleichstand|ausgeglichen|gleich (?:stark|schwer|gewichtig)|remis|ebenburtig)",
      "!kein\\w* (?:der beiden )?(?:seiten?|argumente?|positionen?) .. (?:uberwog|mehr|schwerer|vorn|oberhand|durch)",
    ],
    "debate.narrow": [
      "{sides} ... (?:knapp\\w*|hauchdunn\\w*|leicht\\w*|minimal\\w*|geringfugig\\w*|um haaresbreite|kaum) .. (?:vorn|vorsprung|vorteil|uberwog\\w*|starker|mehr|schwerer|voraus|vor|zugunsten|ubergewicht|oberhand|ausgang|aus)",
    ],
    "debate.wide": [
      "{sides} ... (?:deutlich\\w*|klar\\w*|weit|haushoch|uberwaltigend\\w*|bei weitem|stark|erheblich\\w*) .. (?:vorn|vorsprung|vorteil|uberwog\\w*|starker|mehr|schwerer|voraus|zugunsten|ubergewicht|oberhand)",
    ],
    "rule.none": [
      "!kein\\w* .. (?:sonder)?regel .. (?:griff|griffen|angewandt|angewendet|verlangt\\w*|zwang|forderte|schrieb|eingriff|zum zug|ausgelost|kam|vorschrieb|notig)",
    ],
    "rule.some": [
      "(?:eine|die) (?:besondere|eigene|feste|gesonderte|sonder)-? ?regel .. (?:griff|verlangt\\w*|zwang|forderte|schrieb|zum zug|ausgelost|kam)",
      "(?:eine|die) sonderregel (?:griff|verlangt\\w*|zwang|kam)",
    ],
    "proposal.followed": [
      "folgte .. dem, was (?:das |die )?{system}",
      "(?:folgte|ubernahm|bestatigte|billigte|teilte|akzeptierte|unterstutzte|bekraftigte) (?:\\w+ ){0,3}(?:dem|den|der|des|die)? ?{proposal}",
      "(?:dem|der|den|des) {proposal} .. (?:gefolgt|angeschlossen|anschloss|ubernommen|bestatigt|zugestimmt|entsprechend|gema(?:ß|ss))(?= |[,.;])",
      "(?:genau|eben) (?:wie|das,? was) (?:das |die )?{system} .. (?:vorgeschlagen|empfohlen|wollte|gewollt|vorschlug|angeregt)",
      "(?:mensch und maschine|maschine und mensch) .. (?:einig|ein und derselben meinung|deckungsgleich)",
    ],
    "proposal.overruled": [
      "(?:entgegen|gegen|widersprach|uberging|verwarf|uberstimmte|setzte sich uber|kippte|ignorierte) (?:\\w+ ){0,2}(?:dem|den|der|des|die|das)? ?{proposal}",
      "(?:dem|der|den) {proposal} .. (?:zum trotz|widersprochen|widersprach|entgegen|hinweg)",
      "(?:vom|von der|von den) {proposal} .. (?:ab|abgewichen|abwich)(?= |[,.;])",
    ],
    "rule.contradiction": [
      "widerspruchlich\\w* .. (?:signale?n?|hinweise?n?|indizien)",
      "{signal} ... (?:widersprach\\w*|widersprech\\w*|widerspruchlich|nicht zusammenpass\\w*|in verschiedene richtungen)",
    ],
    "channel.web": [
      "(?:web-?|online-?|internet-?)(?:zahlung|kauf|bestellung|einkauf|transaktion|auftrag)\\w*",
      "(?:online|im netz|im internet|ubers? (?:das )?(?:web|internet|netz)|uber eine webseite|im browser) .. (?:bezahlt|gekauft|bestellt|gezahlt|beglichen)",
    ],
    "channel.mobile": [
      "(?:mobile[nrs]? (?:zahlung|kanal)|mobilzahlung|per (?:handy|smartphone|mobilgerat|app)|mobil (?:bezahlt|gezahlt))",
    ],
    "channel.shop": [
      "(?:an|von|vor) der (?:laden)?kasse|am (?:\\w+)?terminal|an (?:der )?theke|am tresen|kassenzahlung|kartenzahlung vor ort|im laden bezahlt|uber den ladentisch",
    ],
    "versions.none": [
      "!kein\\w* .. (?:fruhere\\w*|vorherige\\w*|altere\\w*|vorgangig\\w*|andere\\w*) .. (?:version|fassung|vorversion)",
      "!(?:kein\\w*|ohne) (?:vorversion|vorgangerversion|vorfassung)",
      "(?:einzige|erste und einzige) (?:version|fassung) (?:des|dieses)",
    ],
    "versions.same_day": ["(?:version|fassung) ... am (?:selben|gleichen) tag"],
    "decided.nobody": [
      "!(?:kein (?:mensch|mitarbeiter|analyst)|niemand) .. (?:griff|mischte|wirkte|sah|schaltete) .. (?:ein|mit|hin|an)",
      "!(?:kein\\w*|ohne|nicht ein|nicht eine) .. {person} .. (?:beteiligt|eingegriffen|eingriff|beteiligung|eingreifen|mitgewirkt|mitwirkung|angesehen|gefragt|hinzugezogen|zutun|mischte|gepruft|eingeschaltet|daran|damit|tatig|zu tun|hand)",
      "!(?:niemand|ohne dass jemand) .. (?:beteiligt|eingegriffen|eingriff|mitgewirkt|angesehen|gefragt|gepruft|eingeschaltet|hinsah|hingesehen)",
    ],
    "decided.same_day": [
      "(?:noch )?am (?:selben|gleichen) tag wie die zahlung|noch am (?:selben|gleichen|zahlungs)(?:en)? ?tag|am tag der zahlung (?:selbst|noch|schon|entschied|genehmigt\\w*|sperrt\\w*)|noch am zahlungstag",
      "noch (?:ehe|bevor|vor ende) .. (?:11|12)\\. juni .. (?:zu ende|vorbei|endete|um war|vorüber)",
    ],
  },
  aspects: {
    device: "gerat|endgerat",
    country: "land|ort|herkunft",
    hours: "uhrzeit|tageszeit|zeitpunkt|zeit|stunde",
  },
  fits: "ublich|normal|gewohnt|wie (?:immer|sonst|gewohnt|ublich)|(?:die|das|der) (?:gewohnten?|ublichen?)|passt(?:en?|e)? (?:zum kunden|zu (?:ihm|ihr|seinem|dem)|ins bild)|passt|passten|passte|entspr(?:ach|achen|icht|echen) dem|unauffallig|gab(?:en)? (?:\\w+ )?keinen (?:anlass|grund)|nichts (?:auszusetzen|auffallig\\w*|ungewohnlich\\w*)|im rahmen|in ordnung",
  unfits:
    "ungewohnlich|au(?:ß|ss)ergewohnlich|unublich|auffallig|verdachtig|fremd|neu|aus dem rahmen|fiel(?:en)? auf|wich(?:en)?|gab(?:en)? anlass|untypisch",
  neither: "weder|nicht",
  counts: [
    ["ein halbes dutzend", 6],
    ["ein dutzend", 12],
    ["ein paar", 2],
  ],
  topics: {
    amount: "(?:ungewohnlich\\w*|unublich\\w*|hohe\\w*|auffallig\\w*) betrage?n?",
    hours: "(?:ungewohnlich\\w*|unublich\\w*|ungewohnt\\w*) (?:uhr)?(?:zeit(?:en)?|stunden)",
    device: "(?:unbekannt\\w*|fremd\\w*|neue\\w*) gerate?n?",
    abroad: "(?:internationale\\w* (?:zahlung\\w*|uberweisung\\w*)|auslandszahlung\\w*|zahlungen ins ausland)",
    combined:
      "(?:kombiniert\\w*|zusammentreffend\\w*|mehrere\\w*) (?:risiko)?faktoren|kombination (?:von|der|mehrerer) \\w*faktoren",
  },
  levels: {
    subjects: {
      behavioral:
        "verhaltens(?:wert|komponente|teil|anteil|teilwert)|teilwert (?:fur |des |zu )?(?:das |zum )?verhaltens?",
      policy:
        "richtlinien(?:wert|komponente|teil|anteil|teilwert)|teilwert (?:fur |der |zu )?(?:die |den )?richtlinien",
      threat:
        "bedrohungs(?:stufe|niveau|grad|wert|komponente|teil|anteil|teilwert)|teilwert (?:fur |der |zu )?(?:die |den )?bedrohung(?:en)?",
      transaction:
        "transaktions(?:wert|komponente|teil|anteil|teilwert)|teilwert (?:fur |der |zu )?(?:die )?transaktion",
      confidence: "konfidenz|sicherheit|gewissheit|sicher|uberzeugung",
      fraud: "betrugsseite|betrugsargument\\w*|betrugsthese",
      customer: "kundenseite|kundenargument\\w*",
      risk: "gesamtrisiko|gesamtwert|risikowert",
    },
    words: [
      ["null|nichts|leer", 0, 0.02],
      ["vernachlassigbar\\w*|minimal\\w*|winzig\\w*|verschwindend\\w*|kaum der rede wert|unerheblich", 0, 0.2],
      ["am anschlag|hochstwert|maximalwert|voll ausgeschopft|volle[nr]? ausschlag|am oberen ende|absolut\\w*", 0.97, 1],
      [
        "nahe (?:am|dem) (?:maximum|hochstwert|anschlag)|dicht (?:am|unter dem) (?:maximum|hochstwert)|fast am (?:maximum|anschlag|hochstwert)|sehr hoch|extrem hoch",
        0.78,
        1,
      ],
      ["sehr (?:niedrig|gering|klein)|extrem (?:niedrig|gering)", 0, 0.25],
      ["munzwurf|fifty-fifty|halbe-halbe|kaum besser als (?:der )?zufall", 0.45, 0.58],
    ],
  },
};
