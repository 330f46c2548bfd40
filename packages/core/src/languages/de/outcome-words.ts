import type { OutcomeWords } from "../parts/outcome-words.ts";

const PEOPLE =
  "(?:\\w*team|teams|\\w*spezialist\\w*|\\w*experten?|expertin\\w*|kolleg\\w+|personen?|mensch\\w*|jemand|mitarbeit\\w+|fachleute\\w*|\\w*abteilung|sachbearbeit\\w+|fachkraft\\w*|berater\\w*|\\w*analyst\\w*|fachstelle)";
const LOOKED =
  "(?:gepruft|uberpruft|begutachtet|angesehen|angeschaut|untersucht|bearbeitet|kontrolliert|durchgesehen|bewertet)";
const LOOKS =
  "(?:pruft|prufen|uberpruft|uberprufen|sieht|sehen|schaut|schauen|untersucht|untersuchen|begutachtet|begutachten|kummert|kummern|kontrolliert|kontrollieren|entscheidet|entscheiden|befasst|befassen|beschaftigt)";
const SHOP =
  "(?:handler\\w*|geschaft\\w*|laden\\w*|shop\\w*|verkaufer\\w*|buchhandlung\\w*|empfanger\\w*|anbieter\\w*|unternehmen\\w*|hotel\\w*)";

export const outcomeWords: OutcomeWords = {
  done: [
    "(?:genehmigt|freigegeben|freigeschaltet|ausgefuhrt|durchgefuhrt|abgeschlossen|akzeptiert|angenommen|autorisiert|verarbeitet|abgewickelt|erledigt|vollzogen|durchgegangen|durchgelaufen|durchgekommen|durchgewinkt|gelungen|gegluckt|geklappt|gebilligt|bewilligt|zugelassen|bezahlt|verbucht|gebucht|beglichen|getatigt worden|erfolgreich\\w*|validiert|durchgelassen)",
    "(?:ging|geht|gehen|gingen|lief|lauft|kam|kommt|lassen|liessen|lasst) (?!(?:die|alle|den|das|ihre) )(?:\\w+ ){0,5}(?:durch|glatt|zu)",
    "(?:klappte|klappt|gelang|funktionierte)",
    "(?:fuhren|fuhrten|fuhrt|fuhrte) (?:\\w+ ){0,6}(?:aus|durch)",
    "(?:geben|gaben) wir (?:\\w+ ){0,6}frei",
    "(?:ist|sind|war|waren) (?:\\w+ ){0,3}(?:durch|komplett|bestatigt|fertig|gultig|perfekt|gelaufen)",
    "(?:wurde|worden|haben wir) (?:\\w+ ){0,5}bestatigt",
    "(?:konnte|konnten|konnen|kann|werden|wird|mochten|wollen) (?:[\\w,.]+ ){0,8}(?:ausfuhren|durchfuhren|genehmigen|freigeben|akzeptieren|abschliessen|verarbeiten|zulassen|annehmen)",
    "(?:unterwegs|auf dem weg|versandt|verschickt|versendet)",
    "nicht (?:auszufuhren|durchzufuhren|freizugeben|zuzulassen|abzuschliessen|zu genehmigen|anzunehmen)",
    "grunes licht",
  ],
  charged: [
    "0 (?:\\w+ ){0,6}(?:gegangen|uberwiesen|gezahlt|gesendet)",
    "(?:abgebucht|belastet|eingezogen|abgezogen|uberwiesen|gutgeschrieben|ausgezahlt|abgegangen|abgeflossen|transferiert)",
    `${SHOP} (?:\\w+ ){0,6}(?:geld|bezahlt|erhalten|bekommen|erhalt|bekommt|bekam|erhielt|betrag)`,
    `(?:beim|bei dem|bei der|an den|an die|an das|zum|zur) (?:\\w+ )?${SHOP} (?:\\w+ ){0,3}(?:eingegangen|angekommen|angelangt|gelandet|uberwiesen|gezahlt|weitergeleitet|gegangen)`,
    "(?:geld|betrag|summe|guthaben) (?:\\w+ ){0,9}(?:angekommen|eingegangen|weg|gezahlt|weitergeleitet|geschickt|verlassen|ubertragen|ubermittelt|geflossen|bekommen|erhalten|ubergeben)",
    "(?:bekam|erhielt|hat|besitzt) (?:\\w+ ){0,2}(?:das|ihr|sein|den) (?:geld|betrag)",
    "(?:zahlung|uberweisung|ist|sind) (?:\\w+ ){0,5}(?:eingegangen|angekommen)",
  ],
  made: ["(?:getatigt|erfolgt|erfolgte|veranlasst|vorgenommen)"],
  clear: [
    "keine(?:rlei)? (?:\\w+ )?(?:sicherheitsprobleme|probleme|auffalligkeiten|unregelmassigkeiten|bedenken)",
    "alles (?:\\w+ ){0,2}(?:in ordnung|gut|bestens|erledigt|geklart|klar|ok|okay|geregelt)",
    "ist (?:\\w+ ){0,3}in (?:bester )?ordnung",
    "nichts (?:ungewohnliches|verdachtiges|auffalliges)",
  ],
  enjoyed: ["(?:viel (?:freude|spass|vergnugen))"],
  refused: [
    "(?:gesperrt|abgelehnt|blockiert|storniert|verweigert|zuruckgewiesen|abgewiesen|annulliert|abgebrochen|verhindert|unterbunden|untersagt|geplatzt|gescheitert|fehlgeschlagen|fehlschlug|scheiterte|zuruckgezogen|zuruckgegeben|zuruckgebucht|abgeblockt|erfolglos)",
    "(?:lehnten|lehnt|lehnen (?!sie )|wir (?:\\w+ ){0,2}lehnen sie) ?(?:\\w+ ){0,6}ab",
    "(?:weisen|wiesen) (?:\\w+ ){0,6}zuruck",
    "nein gesagt|sagten (?:\\w+ ){0,4}nein",
    "(?:sperren|sperrten|stornieren|stornierten|verweigern|verweigerten|blockieren|blockierten) wir",
    "(?:mussen|mussten|musste) (?:[\\w,.]+ ){0,14}(?:sperren|ablehnen|stornieren|verweigern|zuruckweisen|blockieren|abbrechen|stoppen)",
  ],
  stopped: [
    "(?:gestoppt|angehalten|aufgehalten|ausgesetzt|zuruckgehalten|einbehalten|unterbrochen)",
    "(?:stoppten|stoppen|hielten|halten) wir (?:\\w+ ){0,6}(?:an|auf|zuruck)?",
  ],
  held: [
    "(?:ausstehend\\w*|steht (?:\\w+ ){0,3}aus|wartet|warten noch|in bearbeitung|bearbeitet|schwebe|noch (?:\\w+ ){0,2}offen|pausiert|verzogert|verschoben|in der warteschlange|offen geblieben|vorgemerkt|zuruckgestellt|angehalten, bis)",
  ],
  code: [
    "(?:send\\w*|schick\\w*|ubersend\\w*|geschickt|gesendet|erhalten|bekommen|geben|gib|tippen|nutzen|verwenden|eingeben|einzugeben) (?:[\\w'-]+ ){0,8}\\w*code\\w*",
    "\\w*code\\w* (?:[\\w'-]+ ){0,6}(?:ein|eingeben|geschickt|schicken|senden|gesendet|unterwegs|einzugeben|erhalten)",
    "(?:bestatigen|freigeben|freizugeben|genehmigen|geben|autorisieren|bestatige|gib) (?:[\\w'.,-]+ ){0,8}(?:in (?:der|ihrer|deiner|unserer)|uber die|per|mit der) \\w*(?:app|fingerabdruck)\\b",
    "(?:in (?:der|ihrer|deiner|unserer)|uber die|per) \\w*-?\\w*app (?:\\w+ ){0,4}(?:bestatigen|freizugeben|freigeben|zu bestatigen|frei)",
    "(?:\\w*sms|textnachricht) (?:\\w+ ){0,2}(?:geschickt|gesendet)",
  ],
  confirm: [
    "(?:mussen|mochten|wollen|wurden|brauchen|benotigen|bitten|bedarf|erfordert|verlangt) (?:[\\w,.]+ ){0,14}(?:uberprufen|verifizieren|abklaren|sichergehen|sicherstellen|bestatigen|bestatigung|ruckmeldung|zustimmung|prufen|vergewissern|sein|verifizierung|freigabe|sicher)",
    "(?:wartet|warten) (?:\\w+ ){0,4}(?:bestatigung|ruckmeldung|zustimmung|freigabe)",
    "bestatigen sie|bestatige|bestatigst",
    "(?:bis|sobald|bevor|erst wenn) (?:sie|du) (?:\\w+ ){0,4}(?:bestatig\\w+|freigeben|zustimmen)",
    "(?:ihre|deine|eine) (?:\\w+ )?bestatigung",
    "(?:mit (?:ihnen|dir)) (?:\\w+ ){0,3}(?:abklaren|klaren|abzuklaren|absprechen|abstimmen)",
    "um (?:\\w+ ){0,4}bestatigung|zu bestatigen",
  ],
  unconfirmed: [
    "(?:solange|bis|bevor) (?:sie|du|ihnen) (?:\\w+ ){0,4}(?:bestatig|freigeb|freigegeben|zustimm|zugestimmt|genehmig)\\w*",
    "(?:ohne|fehlt|fehlen) (?:uns )?(?:noch )?(?:ihre|deine) (?:zustimmung|freigabe|bestatigung|einwilligung)|(?:ihre|deine) (?:zustimmung|freigabe|bestatigung|einwilligung) (?:\\w+ )?fehlt",
  ],
  review: [
    `${PEOPLE} (?:[\\w'-]+ ){0,8}${LOOKS}`,
    `${LOOKS} (?:[\\w'-]+ ){0,5}${PEOPLE}`,
    `(?:wird|werden) (?:[\\w.,]+ ){0,10}${LOOKED}`,
    `(?:wird|werden) (?:[\\w.,]+ ){0,8}(?:prufen|ansehen|anschauen|untersuchen|begutachten|entscheiden|bearbeiten)`,
    "(?:prufen|untersuchen|uberprufen|kontrollieren|begutachten) wir|wir (?:[\\w,.]+ ){0,3}(?:prufen|untersuchen|uberprufen|begutachten|kontrollieren)|wir (?:sehen|schauen) uns",
    "(?:in|zur|unter) (?:\\w+ ){0,2}(?:prufung|uberprufung|klarung|begutachtung|bearbeitung durch)",
    `(?:weitergegeben|weitergeleitet|ubergeben|vorgelegt|liegt|ubernommen|ubernimmt) (?:[\\w,.]+ ){0,8}${PEOPLE}`,
    `(?:an|bei|von|in den handen) (?:[\\w'-]+ ){0,4}${PEOPLE} (?:[\\w'-]+ ){0,4}(?:weitergegeben|weitergeleitet|ubergeben|vorgelegt|gepruft|uberpruft)?`,
    "(?:zeit|manuell\\w*|personlich\\w*|von hand|genauer) (?:[\\w,]+ ){0,5}(?:prufen|prufung|gepruft|ansehen|angesehen|an)",
    "prufen (?:sie|ihn|es|die zahlung) von hand|um (?:\\w+ ){0,5}zu (?:prufen|uberprufen|untersuchen)",
  ],
  decides: [
    `${PEOPLE} (?:[\\w'-]+ ){0,6}(?:entscheidet|entscheiden|entscheide|das letzte wort)`,
    `entscheide(?:t|n) (?:[\\w'-]+ ){0,4}${PEOPLE}`,
  ],
  undecided: [
    "(?:nicht|nichts|keine) (?:\\w+ ){0,5}(?:entschieden|entscheidung)|entscheidung (?:steht (?:noch )?aus|ist (?:noch )?offen)",
    "vorausgesetzt|vorbehaltlich|unter (?:dem )?vorbehalt|muss (?:\\w+ ){0,4}(?:noch )?entscheiden",
    "ob (?:sie|er|die zahlung|der kauf|wir sie|wir ihn) (?:\\w+ ){0,3}(?:ausgefuhrt|durchgefuhrt|freigegeben|genehmigt) (?:wird|werden kann)",
  ],
  people: [PEOPLE],
  checked: [
    "(?:\\w*pruf\\w*|blick\\w*|ansehen|ansieht|anschau\\w*|sieht|schaut|untersuch\\w*|begutacht\\w*|entscheid(?:et|en)|klaren|geklart|klarung|kummert|befasst|vorliegt|handen)",
  ],
  verified: [
    "(?:\\w*codes?|bestatig\\w*|verifizier\\w*|freigeb\\w*|freizugeben|freigabe|authentifizier\\w*|geben sie (?:\\w+ ){0,8}frei|sie es sind|von ihnen stammt)",
  ],
  refunded: ["(?:zuruckerstattet|erstattet|ruckerstattung|erstattung|zuruckgezahlt|zuruckuberwiesen|geld zuruck)"],
  card: [
    "(?:karte|konto|zugang|online-banking|onlinebanking) (?:\\w+ ){0,4}(?:gesperrt|eingefroren|geschlossen|deaktiviert|stillgelegt|blockiert)",
  ],
  idle: [
    "(?:mussen|brauchen|musst|brauchst) (?:\\w+ ){0,4}nichts|nichts (?:\\w+ ){0,3}(?:tun|unternehmen)|keine(?:\\w+)? (?:weiteren )?schritte",
  ],
  payment:
    "(?:\\w*zahlung\\w*|\\w*kauf|kaufs|\\w*einkaufs?|transaktion\\w*|bestellung\\w*|uberweisung\\w*|betrag\\w*|geld|sie|er|handler\\w*|konto|karte)",
  checks: "(?:\\w*prufung\\w*|kontrolle\\w*|klarung|verfahren|analyse|untersuchung)",
  negations:
    "(?:nicht|kein\\w*|nie|niemals|nichts|null|00|niemand(?:e[mn])?|weder|noch nicht|ohne dass|leider erfolglos|nicht mehr|kaum)",
  yet: "(?:noch|vorerst|vorlaufig|bislang|bisher|derzeit|momentan|einstweilen|bis|solange|wahrend|zunachst|voruber\\w*|im moment|gerade|ohne ihre|ohne deine)",
  final: "(?:endgultig\\w*|ein fur alle mal|unwiderruflich\\w*)",
  courtesy:
    "(?:dank\\w*|rund um die uhr|fur (?:sie|dich)(?= $)|fur (?:sie|dich) da|zur verfugung|freu(?:en|t) (?:uns|sich)|wunschen|gern\\w* behilflich|willkommen|grusse?)",
  ongoing: "(?:gerade|derzeit|noch|momentan|aktuell)",
  future: "(?:wird|werden|wirst|geht|fuhren|geben|sieht|pruft|schaut|prufen)",
  soon: "(?:lauft|erhalt|bekommt|ist (?:bezahlt|erledigt|abgeschlossen))",
  hypothetical: "(?:wenn|falls|sofern|ob|andernfalls|im falle|entweder)",
  opener: "(?:sollten?|sind|haben|waren|mochten|stimmen|erkennen|kennen|hast|bist|kommt) (?:sie|du|ihnen)",
  pending: "(?:sobald|bevor|bis|damit|solange|ehe)",
  after: "(?:nachdem|nach|dann|mit ihrer|durch ihre)",
  possible: "(?:kann|konnen|konnte|konnten|durfen|darf|moglich)",
  yours:
    "(?:sie|du|selbst|ihnen|dir) (?:[\\w,]+ ){0,8}(?:veranlasst|getatigt|autorisiert|ausgefuhrt|bestatigt|freigegeben|genehmigt|vorgenommen|durchgefuhrt|bezahlt|gemacht)(?: haben| hast| wurde| worden)?",
  offer:
    "(?:rufen sie|ruf uns|anruf\\w*|meld\\w* (?:sie|dich)|kontaktieren sie|schreiben sie|widerspr\\w+|einspruch|beschwer\\w+|einverstanden|entscheidung|anderer meinung|erneut\\w*|nochmals?|noch einmal|verlangen|erreichen sie|konnen sie|sie konnen|kannst du|du kannst|recht|einwand\\w*|beanstand\\w+|(?:auf|ihren|deinen) (?:wunsch|antrag)|anforder\\w+|reklamier\\w+)",
  because:
    "(?:weil|da (?:der|die|das|sie|er|es|wir|ihr|ihre|einige|mehrere|dieser|diese|betrag|uns)|denn|wegen|aufgrund|auf grund)",
  grounds:
    "(?:ungewohn\\w*|ungewohn\\w*|unbekannt\\w*|unublich\\w*|neu\\w*|erst\\w*|nie|ander\\w*|abweich\\w*|weicht|unterscheid\\w*|erkenn\\w*|erkannt|kenn\\w*|bekannt|ublich\\w*|sonst\\w*|gewohn\\w*|normal\\w*|typisch\\w*|muster\\w*|verhalten|gerat\\w*|handy|computer|land|landern|landes|ausland|ort\\w*|betrag\\w*|summe|hoher|hoch|grosser|uhrzeit|zeit\\w*|stunde|nacht\\w*|spat\\w*|mehrere|kurz\\w*|viele|oft|haufig\\w*|hintereinander|pass\\w*|angaben|einzelheiten|details|bestatig\\w*|sicher\\w*|schutz\\w*|vorsicht\\w*|limit\\w*|kartenlimit|information\\w*|verdachtig\\w*|auffallig\\w*|ahnlich|aussieht|sieht|vertraut|in ordnung|alles|nichts|einkauf\\w*|wir (?:\\w+ ){0,3}(?:verweiger|ablehn|abgelehnt|stopp|gestoppt|gesperrt|sperr)\\w*|zustimmung|freigabe|einwilligung|selbst|zuvor|bisher)",
  breaks: "(?:und|aber|weil|denn|da|sondern|jedoch|obwohl|wobei)",
};
