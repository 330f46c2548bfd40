import { type NonClaims, opening, sentences, sourceLabels, starting } from "../../parts/non-claims.ts";

const W = "(?: [^ ,;:.!?]+)";
const SO =
  "(?:(?:so|sehr|wirklich|echt|einfach|absolut|total|richtig|ganz|ziemlich|ausgesprochen|unglaublich|wahnsinnig|super|immer|auch|schon|ja|doch|nur|besonders|überaus|eher|leider|persönlich|ehrlich gesagt|wohl|wieder|mal|wie|mega|voll) )*";
const LOVELY =
  "(?:wunderbar|wunderschön|großartig|fantastisch|toll|herrlich|traumhaft|atemberaubend|bezaubernd|entzückend|köstlich|lecker|hervorragend|brillant|genial|unglaublich|unvergesslich|spektakulär|sensationell|grandios|phänomenal|klasse|prima|spitze|perfekt|schrecklich|furchtbar|scheußlich|grässlich|hässlich|langweilig|enttäuschend|nervig|lächerlich|peinlich|widerlich|eklig|überbewertet|unterbewertet|faszinierend|inspirierend|traurig|schade|hübscher|schöner|hinreißend|niedlich|süß|cool)(?:e[rsnm]?|ste[rsnm]?)?";
const GOOD = `${LOVELY}|(?:gut|schlecht|schön|nett|interessant|spannend|lustig|beeindruckend|ausgezeichnet|verrückt|schlimm|besser|best|schlechtest|schönst|empfehlenswert)(?:e[rsnm]?)?|(?:(?:einen|jeden|den) (?:besuch|cent|preis) )?wert|eine reise wert|zu empfehlen`;
const THING =
  "sache|ort|orte|produkt|unternehmen|firma|arbeit|frage|idee|nachricht|nachrichten|punkt|tag|abend|zeit|team|buch|film|serie|stadt|städte|land|wahl|angebot|erlebnis|erfahrung|geschichte|service|gelegenheit|gefühl|aussicht|essen|spiel|lied|album|leistung|meisterwerk|katastrophe|witz|schande|werkzeug|app|handy|auto|mensch|leute|restaurant|hotel|urlaub";
const TAIL =
  "(?:,? (?:überhaupt|insgesamt|auch|hier|heute|dort|meiner meinung nach|aller zeiten|für (?:alle|mich|jeden)|der welt|auf der welt|weit und breit|(?:den|die|das) ich (?:je|jemals|kenne|bisher)[^.]*))*";
const SUBJECT =
  "(?![^.]*(?<!\\p{L})(?:sagte|sagt|meint|meinte|findet|fand|nannte|nennt|bezeichnet\\p{L}*|laut|zufolge|glaubt|erklärte|dass|weil|wenn|als)(?!\\p{L}))[^ ,;:.!?]+";
const BE = "(?:ist|sind|war|waren|bleibt|wirkt|wirkte|klingt|klang|schmeckt|schmeckte|riecht|aussieht|fühlt sich)";
const SOURCES =
  "(?:dokumente?n?|dokuments|passagen?|kontexte?s?|quellen?|auszüge?n?|textstellen?|suchergebnisse?n?|unterlagen|texte?n?|materialien|(?:bereitgestellten|vorliegenden|gegebenen|verfügbaren|angegebenen) (?:informationen|artikeln?|daten|berichten?))";
/** Nobody is asked to do these: "Ziehen Sie um, behalten Sie den Tarif" says what happens if. */
const STATIVE =
  "(?:haben|sind|waren|hatten|wollen|möchten|werden|können|würden|müssen|dürfen|sollten|erhalten|behalten|bekommen|zahlen|bezahlen|sparen|finden|benötigen|brauchen|verlieren|gewinnen|profitieren)";
/** What says nothing of a matter only where it is not said: "Der Vertrag enthält kein Frühstück" is a claim. */
const DOCUMENTS =
  "(?:artikels?|berichts?|protokolls?|richtlinien?|datenblatt(?:s|es)?|packungsbeilage|beipackzettels?|anleitung|handbuchs?|handbuch|vertrag(?:s|es)?|(?:web)?seite|e?-?mail|schreibens?|rezepts?|hausordnung|merkblatt(?:s|es)?|broschüre|flyers?|aushang(?:s|es)?|einladung|ausschreibung|agbs?|bedingungen|satzung|wiki|eintrags?|prospekt(?:s|es)?|preisliste|programms?|texte?s?|auszugs?|notiz(?:en)?|unterlagen)";
const GIVEN = "(?:(?:bereitgestellten?|vorliegenden?|gegebenen?|angegebenen?|verfügbaren?|obigen?|genannten?|mir) )*";
const LACKED = `(?:informationen|information|angaben|antwort|details|daten|hinweise?|nichts|${SOURCES})`;
const FIRST =
  "(?:bitte |(?:dann|danach|anschließend|zuerst|zunächst|jetzt|nun|schließlich) |(?:um|wenn|falls|sobald) [^,]+, |(?:für|zum|bei) [^,.]+ )?";
const BUT =
  "(?:(?:leider|tut mir leid|es tut mir leid|entschuldigung|aber|jedoch|auf (?:basis|grundlage) [^,]+|anhand [^,]+),? (?:aber )?)*";

export const nonClaims: NonClaims = {
  courtesies: sentences(
    [
      "(?:hallo|hi|hey|moin|servus|guten (?:tag|morgen|abend)|gute nacht|grüezi|liebe[rs]?|sehr geehrte[rs]?|herzlich willkommen|willkommen)(?:(?! ist| sind| war| hat)[ ,]+[\\p{L}.-]+){0,5}",
      "(?:ja|nein|ok|okay|klar|gerne?|sicher|natürlich|selbstverständlich|verstanden|genau|richtig|super|perfekt|wow|kein problem|keine ursache|bis (?:bald|dann|morgen|später)(?: (?:am|im|in|beim|auf) [^.]+)?|tschüss|auf wiedersehen|mach'?s gut|viel (?:erfolg|glück|spaß|freude)(?: [^.]+)?|alles gute(?: [^.]+)?|herzlichen glückwunsch(?: [^.]+)?|gratulation|glückwunsch(?: [^.]+)?|frohe (?:weihnachten|ostern|feiertage)|frohes (?:fest|neues jahr)|guten rutsch|guten appetit|gern geschehen|bitte (?:schön|sehr)|(?:mit )?(?:\\p{L}+e[nr]? )?(?:\\p{L}+)?gr[uü](?:ß|ss)(?:e|en)?(?: [^.]+)?|(?:danke|vielen dank) und (?:\\p{L}+ )?grüße(?: [^.]+)?|bussi|[lvh]g|mfg|hochachtungsvoll|gute besserung|gut gemacht)",
      `(?:gerne? )?(?:ich hab(?:e)?${W}{0,7} (?:nachgesehen|nachgeschaut|verglichen|durchgelesen|zusammengestellt|zusammengefasst|herausgesucht)|(?:fasse|erkläre|zeige|liste) ich (?:dir|ihnen|euch)${W}{0,8})`,
      `(?:gerne?|klar|natürlich|sicher|okay)?[,!.]? ?(?:hier (?:ist|sind|kommt|kommen|finden sie)|nachfolgend|im folgenden|es folgt)(?:${W}{0,12}:|(?: \\p{L}+){0,3} (?:zusammenfassung|liste|antwort|übersicht|überblick|punkte|schritte|informationen|erklärung)${W}{0,8})`,
    ],
    [
      "(?:vielen |herzlichen |besten |tausend )?dank(?: (?:für|im voraus|an alle|nochmals|schon)|[,.!]|$)",
      "danke(?: |[,.!]|$)",
      "(?:ich|wir) (?:danke|danken|bedanke|bedanken)",
      "(?:ich|wir) (?:wünsche|wünschen)",
      "(?:einen? |noch )*(?:schönen?|guten?|tollen?|angenehmen?|erholsamen?) (?:tag|abend|wochenende|woche|nachmittag|feierabend|urlaub|reise|sonntag)(?: noch)?[ .!]*$",
      "hab(?:t|en sie)? (?:noch )?(?:einen|ein|eine) (?:schön|gut|toll)",
      "(?:ich|wir) hoffen?,? (?:das|dies|es|ihnen|dir|diese|sie|du|ich|wir|dass (?:dir|ihnen|das|dies|diese|ich|wir))",
      "(?:lassen sie|lass|lasst) (?:es )?(?:mich|uns)",
      "(?:melden sie sich|melde dich|meldet euch|zögern sie nicht|zögere nicht|zögert nicht)",
      "(?:falls|wenn|sollten|solltest|haben|hast) (?:sie|du|ihr)[^.]*(?<!\\p{L})(?:melden sie sich|melde dich|lassen sie|lass|gerne?|zögern|wenden sie sich|fragen sie|kontaktieren sie|helfe|helfen|stehe|stehen)(?!\\p{L})",
      "(?:ich|wir) (?:helfe|helfen|stehe|stehen|freue|freuen)(?: mich| uns| ihnen| dir| euch| gerne?)(?!.*(?<!\\p{L})(?:bekannt|mitteilen|bekanntgeben|dass)(?!\\p{L}))",
      "(?:ich|wir) (?:kann|können|werde|werden|fasse|möchte) (?:ihnen |dir |das |nun |jetzt |gerne? |den |die |es )*(?:\\p{L}+ ){0,4}(?:helfen|zusammenfassen|erklären|zusammen|unterstützen)",
      "als (?:ki|künstliche intelligenz|sprachmodell)(?!\\p{L})",
      "ich bin (?:ein|eine) (?:ki|sprachmodell|künstliche)",
      "ich bin (?:ja |zwar |aber )?keine? \\p{L}+",
      "(?:das|dies) (?:ist|ersetzt|sind) keine \\p{L}*(?:beratung|empfehlung|auskunft)",
      "(?:schade|schön|toll|super|gut),? dass (?:du|sie|ihr|es euch|es dir)",
      "(?:sag|sagt|sagen sie|gib|gebt|geben sie) (?:mir |uns |einfach |gerne? |bitte |kurz |dann )*bescheid",
      "(?:für|bei) (?:weitere[n]? |allen )?(?:rück)?fragen",
      "(?:(?:natürlich|gerne?|klar|sicher|okay|ok),? )?ich (?:führe|zeige|erkläre|fasse|begleite|liste) (?:dir|ihnen|euch|sie|dich|das|es|alles|die|den)",
      "(?:hey|hi|hallo|so|ok|okay)?,? ?(?:ich )?hab(?:e)? (?:mir )?(?:die|den|das|deine?|ihre?|eure?) (?:\\p{L}+ ){0,6}(?:überflogen|gelesen|angeschaut|angesehen|durchgesehen|zusammengefasst)",
      "hier (?:ist|sind|habe ich) [^.:]* zusammengefasst",
      "ich übernehme keine (?:gewähr|haftung)",
      "(?:ich|wir) (?:kann|können) (?:mich (?:auch |mal )?irren|fehler machen|auch fehler)",
      "(?:schauen|sehen|kommen|gehen|beginnen|fangen|fassen|betrachten|werfen|machen|starten|bleiben|reden|sprechen|klären|blicken) wir (?:uns|nun|jetzt|zum|zur|mit|einmal|mal|einen|kurz|als|zunächst|noch|das|die|den|damit|also|doch)",
      "(?:nun|jetzt|und nun|weiter|zurück) (?:zum|zur|zu|mit) (?:\\p{L}+ ){0,2}(?:frage|thema|teil|punkt|abschnitt|schritt)",
      "(?:klar|natürlich|gerne?|sicher|selbstverständlich|okay|ok|super|kein problem|ja|aber gerne?)[,!.]? (?:das mach|ich helfe|mach|kein problem|gerne?|helfe ich|doch gerne?|sehr gerne?|mit vergnügen|los)\\p{L}*",
      "(?:wenn|falls) (?:sie|du) (?:mir|uns) [^.]*(?:schick|send|gib|geben|teil|nenn|zeig|sag|mail)\\p{L}*",
      "(?:hoffentlich|hoffe,?) (?:hilft|konnte|das hilft|es hilft)",
      "dies(?:e|er|es) (?:auskunft|antwort|zusammenfassung|text|übersicht|information|informationen|inhalt|nachricht|hinweise?) (?:dien|ersetz|stell|ist|sind|wurde|kann|soll)\\p{L}* [^.]*(?:beratung|information|orientierung|generiert|ki|ersetz|fehler|gewähr|rat)\\p{L}*",
      "(?:na,? )?das klingt (?:nach|gut)",
      "(?:das|es) (?:kommt (?:ganz )?darauf an|hängt davon ab|klingt gut)",
      // What the writer offers to do with the text, or says about it.
      "(?:guten (?:tag|morgen|abend)|hallo|hi)[^.]{0,30}(?: und|,) (?:vielen |herzlichen |besten )?(?:dank|danke)(?!\\p{L})",
      "auf (?:ihren |deinen |euren )?wunsch (?:\\p{L}+ ){0,1}(?:ich|kann ich)(?!\\p{L})|auf (?:ihren |deinen )?wunsch \\p{L}+e ich(?!\\p{L})",
      "(?:im folgenden|nachfolgend|unten|oben|hier|dazu|zu ihrer frage|zu deiner frage|hierzu) habe ich (?:\\p{L}+ ){0,6}(?:zusammen\\p{L}+|aufgelistet|aufgeführt|nichts|keine|gefunden|heraus\\p{L}+)",
      "ich gehe (?:zuerst|zunächst|als erstes|dann|nun|kurz) (?:\\p{L}+ ){0,3}(?:auf|ein)(?!\\p{L})",
      "(?:bitte )?(?:beachten sie|beachte|bedenken sie|bedenke)(?: bitte)?,? dass (?:ich|diese (?:antwort|zusammenfassung|übersicht|auskunft))(?!\\p{L})",
      "alle angaben (?:\\p{L}+ )?ohne gewähr",
      "ich kann (?:mich|nicht|dafür|es|das) (?:\\p{L}+ ){0,3}(?:irren|garantieren|ausschließen|versprechen|beurteilen|sagen|gewährleisten)",
      "das kann ich (?:\\p{L}+ ){0,4}(?:nicht|leider)(?!\\p{L})",
      "(?:möglicherweise|vielleicht|eventuell|gut möglich, dass) (?:habe ich|ich) (?:\\p{L}+ ){0,3}(?:übersehen|überlesen|missverstanden|falsch verstanden)",
      "(?:meine|diese) (?:antwort|zusammenfassung|übersicht|auskunft|liste|reihenfolge)(?: oben)? (?:stützt sich|beruht|basiert|folgt|entspricht|orientiert sich|umfasst|lässt)",
      "die (?:reihenfolge|liste|übersicht|tabelle) (?:oben|unten)(?!\\p{L})[^.]*(?:deine|ihre|eure)\\p{L}*",
      "(?:die|den|das|einige|manche|ein paar) [^.]{1,40} habe ich (?:\\p{L}+ ){0,4}(?:weggelassen|ausgelassen|gekürzt|übersprungen|zusammengefasst|beiseitegelassen)",
      "(?:da|dabei|hier|in diesem punkt) bin ich (?:mir )?(?:\\p{L}+ ){0,4}(?:un)?sicher",
      "(?:sprich|sprechen sie|klär|klären sie|bespr\\p{L}+)(?: sie)? (?:das|dies|es) (?:bitte |am besten |vorher |unbedingt )*mit (?:deine|ihre|eure)\\p{L}+ ",
      "(?:entschuldigung|entschuldige|entschuldigen sie|verzeihung|pardon)(?!\\p{L})",
      "(?:wenn|falls|sofern|sobald) (?:(?:du|sie|ihr|es|das) (?:\\p{L}+ ){0,4}(?:möchte[nts]*|magst|mögen|wollen|willst|wollt|wünsch\\p{L}+|hilft|hilfreich ist|brauch\\p{L}*)|gewünscht|nötig|hilfreich|erwünscht|bedarf besteht),? (?:\\p{L}+ ){0,2}ich(?!\\p{L})",
      "(?:[^.]{0,80}, )?(?:kann|könnte|würde|werde|mache|stelle|formuliere|schreibe|erstelle|bereite|rechne|prüfe|übersetze|suche) ich (?:ihnen |dir |euch |das |es |daraus |dazu |dafür |auch |noch |sehr )*gerne?(?!\\p{L})",
      "ich (?:\\p{L}+ ){0,3}(?:kann|könnte|mache|stelle|formuliere|schreibe|erstelle|bereite|rechne|prüfe|übersetze) (?:ihnen |dir |euch |das |es |daraus |dazu |dafür |auch |noch |sehr |bei bedarf )*gerne?(?!\\p{L})",
      "(?:ich drücke|wir drücken) (?:\\p{L}+ )?(?:\\p{L}+ )?die daumen",
      "(?:klar|gerne?|natürlich|sicher|okay|ok|also|so)?,? ?hier (?:ist|sind|kommt|kommen)? ?(?:das wichtigste|die wichtigsten|das wesentliche|ein (?:kurzer|knapper|schneller)|eine (?:kurze|knappe|schnelle)|der überblick|die kurzfassung|kurz)",
      "im zweifel(?:sfall)? (?:fragen|frag|fragt|würde|sollten|solltest|besser|lieber|hilft|wenden|wende|rate)",
      "[^.]{0,80}(?:diese|meine) (?:übersicht|zusammenfassung|antwort|auskunft|liste|aufstellung|angaben)[^.]* (?:nicht |kein\\p{L}* ){0,1}(?:ersetzen|ersetzt)(?!\\p{L})",
      "(?:[^.]{0,60}, )?hängt (?:natürlich |ganz |stark |vor allem |letztlich )*davon ab, (?:wie|was|ob|welche\\p{L}*|wofür|wo|wann|worauf) (?:sie|du|ihr|man|es ihnen|es dir)(?!\\p{L})",
      "(?:im folgenden|unten|nachfolgend) (?:finden sie|findest du|sehen sie|siehst du)",
    ],
  ),
  refusals: starting(
    BUT,
    `(?:(?:ich|wir) (?:konnte|konnten|kann|können|habe|haben|finde|finden|sehe|darf)|(?:konnte|konnten|kann|können|habe|haben|darf) (?:ich|wir))(?=[^.]*(?<!\\p{L})(?:nicht|keine?n?|nichts)(?!\\p{L}))[^.]*(?:${LACKED}[^.]*(?<!\\p{L})(?:finden|gefunden|geben|liefern|entnehmen|zugriff|vor)|(?<!\\p{L})(?:rat|ratschläge|beratung|rechtsberatung) (?:geben|erteilen)|(?<!\\p{L})(?:beantworten|antworten|sagen|helfen|weiterhelfen|feststellen|bestimmen|entnehmen))`,
    "(?:das|dazu|davon|darüber) (?:weiß ich|wissen wir) (?:leider )?(?:nicht|nichts)",
    "(?:ich|wir) (?:weiß|wissen) (?:es |das |dazu |darüber )?(?:leider )?(?:nicht|nichts)",
    "(?:mir|uns) (?:liegen|fehlen|liegt|fehlt) [^.]*(?:informationen|angaben|daten|kontext)",
    "(?:in|aus|zu) [^.]+ (?:finde|sehe|habe|kann|konnte) ich [^.]*(?<!\\p{L})(?:keine?n?|nicht|nichts)(?!\\p{L})",
    "(?:ich|wir) (?:habe|haben) (?:leider |dazu |darüber |hierzu )*keine[nr]? (?:\\p{L}+ )?(?:informationen|angaben|zugriff|daten|antwort|auskunft)",
    `(?:zu|über|in|aus|mit|anhand) [^.]+ (?:konnte|konnten|kann|können|habe|haben|liegen|lässt|lassen|gibt|finden|findet|geht)(?: ich| wir| mir| uns| es| sich| sie){0,3}[^.]*(?<!\\p{L})(?:keine?n?|nicht|nichts)(?!\\p{L})[^.]*(?:${LACKED}|beantworten|entnehmen|hervor|gefunden|finden|vor[ .]*$)`,
    `(?:die |der |das |den |diese |dieser |dieses )?${GIVEN}${SOURCES} (?:enth(?:alten|ält)|nenn(?:en|t)|erwähn(?:en|t)|mach(?:en|t)|geh(?:en|t)|sag(?:en|t)|liefer(?:n|t)|geb(?:en)|gibt|beantworte(?:n|t)|bieten|bietet|behandel(?:n|t))[^.]*(?<!\\p{L})(?:keine?n?r?|nichts?|nicht)(?!\\p{L})`,
    "(?:dazu|hierzu|darüber) (?:gibt es|gibt|liegen|finden sich|stehen|sind|wurden)(?: mir| uns| leider| in [^.]+){0,2} keine (?:\\p{L}+ )?(?:informationen|angaben|hinweise|daten|details)",
    `[^.]*(?:geht|gehen|steht|stehen) (?:\\p{L}+ ){0,2}(?:aus|in|im|dort|da|darin|daraus|dazu)(?: \\p{L}+){0,6} (?:nicht|nichts|nirgends)(?: hervor)?[.! ]*$`,
    `(?:zu|zum|zur|über) [^.]+ (?:schweig(?:t|en) |gib(?:t|en) [^.]*nichts her)`,
    `[^.]* ist (?:dem|der|den) ${GIVEN}${DOCUMENTS} (?:leider )?nicht zu entnehmen[.! ]*$`,
    `[^.]* lässt sich (?:dem|der|den) ${GIVEN}${DOCUMENTS} (?:leider )?nicht entnehmen[.! ]*$`,
    "(?:auch )?(?:zu|zum|zur|über) [^.]+ (?:finde|finden) (?:ich|wir) (?:\\p{L}+ ){0,3}keine?n? ",
    `[^.]* (?:nennt|nennen|erwähnt|erwähnen|verrät|sagt|sagen|gibt|regelt) (?:uns )?(?:die|das|der|den) ${GIVEN}${DOCUMENTS}[^.,]* (?:nicht|nichts|keine?n?)[.! ]*$`,
    `(?:die |der |das |den |diese |dieser |dieses )?${GIVEN}${DOCUMENTS} (?:nenn|erwähn|sag|verrät|gib|mach)(?:en|t)? [^.]*(?<!\\p{L})(?:keine?n?r?|nichts?|nicht)(?!\\p{L})`,
    "es gibt (?:dazu |hierzu |leider |in [^.]+){0,2}keine (?:\\p{L}+ )?(?:informationen|angaben|daten|details)",
    "(?:es )?(?:wurden|konnten) (?:leider )?keine (?:\\p{L}+ )?(?:informationen|angaben|ergebnisse)[^.]*gefunden",
    "keine (?:\\p{L}+ )?(?:informationen|angaben|ergebnisse)[^.]*(?:gefunden|verfügbar|vorhanden|enthalten)",
    "(?:das|dies|diese frage|die frage|ihre frage|deine frage) (?:lässt sich|kann|konnte|geht)[^.]*(?:nicht|kein)[^.]*(?:beantwort|bestimm|ermittel|entnehm|hervor)",
    `[^.]+ (?:wird|werden|ist|sind) (?:in|im) ${"(?:den |dem |der |keinem der |keiner der )"}${GIVEN}${SOURCES} nicht (?:\\p{L}+ )?(?:erwähnt|genannt|angegeben|enthalten|behandelt|beschrieben)`,
  ),
  requests: opening(
    `${FIRST}(?:klicken|besuchen|kontaktieren|abonnieren|lesen|schreiben|rufen|wenden|melden|registrieren|folgen|laden|erfahren|entdecken|bestellen|buchen|beachten|vergessen|schauen|fragen|teilen|zögern|sprechen|scrollen|besuchen) sie(?!(?: bitte)?(?: auch)?,? dass)`,
    "(?:bitte )?(?:klick|klicke|schau|schaue|lies|besuche|kontaktiere|ruf|rufe|melde|abonniere|folge|erfahre|entdecke|schreib|schreibe|schick|schicke|vergiss|teile|sieh) (?:den|die|das|dein\\p{L}*|unser\\p{L}*|auf|hier|dich|dir|uns|mich|mir|nicht|mal|jetzt|mehr|weiter|im|in|bei)",
    `${FIRST}(?:schicken|senden|geben|nennen|sagen|zeigen|teilen|stellen|mailen|lassen) sie (?:mir|uns|mich)`,
    "(?:klickt|schaut|lest|besucht|vergesst|denkt|probiert|meldet|schreibt|folgt) (?:euch|uns|hier|nicht|mal|daran)",
    "(?:hier|jetzt|einfach|gleich|mehr) (?:\\p{L}+ )*(?:klicken|anmelden|registrieren|bestellen|erfahren|lesen|herunterladen|buchen|kaufen|eintragen|abonnieren)[ .!]*$",
    "(?:am besten |im zweifel |bitte |da |dann |sonst )*(?:frage?|fragt|wende?|ruf|rufe)(?! (?:ist|war|bleibt))(?: dich)? (?:\\p{L}+ ){0,3}(?:am|an|in|im|beim|bei|den|die|das|deine?n?|einen?|eine|nach)(?!\\p{L})",
    "am besten (?:fragst|fragen|rufst|rufen|wendest|wenden|schreibst|schreiben|meldest|melden|sprichst|sprechen) (?:du|sie|ihr)",
    "(?:siehe|vgl\\.|s\\.) (?:auch|seite|kapitel|abschnitt|oben|unten|abbildung|tabelle|hier|s\\.|anhang)",
  ),
  instructions: opening(
    "bitte (?!beachten sie,? dass|beachte,? dass)\\p{L}+",
    `${FIRST}(?![^.]*, (?:so |dann )?(?:${STATIVE} sie|\\p{L}+(?:t|en) (?:der|die|das|eine?|keine?|es|ihre?|wir|ohnehin|sich|auch|nur|nichts))(?!\\p{L}))(?!(?:${STATIVE}|gegen|neben|wegen|zwischen|morgen|gestern) |beachten sie,? dass|bedenken sie,? dass)\\p{L}{2,20}(?:en|ern|eln) sie`,
    "(?:dann |danach |zuerst |zunächst |jetzt |nun )?(?:öffne|wähle|drücke|drück|tippe|lade|installiere|starte|speichere|achte|denk|denke|probiere|probier|nutze|verwende|gib|gebe|stelle|stell|nimm|lege|schalte|füge|entferne|prüfe|warte|mische|rühre|gieße|schneide|erhitze|backe|lass|lasse|sende|halte|setze|trage|teste|hole|hol|kaufe|bestelle|reinige|ziehe|stecke) (?:sicher|den|die|das|dem|der|dein\\p{L}*|einen?|eine|auf|hier|dich|dir|nicht|daran|es|sie|ihn|alle|mal|jetzt|zu|in|an|mit|diesen?|diese|dieses|\\d)(?!\\p{L})",
    "(?:den|die|das|dann|alle|anschließend|zuerst|danach|nicht|vor gebrauch|vor der \\p{L}+|nach \\p{L}+)(?:(?! ist| sind| war| hat| haben| wird| werden| will| wollen| kann| können| soll| sollen| muss| müssen| darf| dürfen| lässt| lassen \\p{L})[ ,]+[\\p{L}\\p{N}°%-]+){1,10} (?:drücken|klicken|mischen|rühren|verrühren|backen|kochen|schneiden|geben|lassen|erhitzen|schütteln|abspülen|reinigen|öffnen|schließen|entfernen|aufbewahren|einfügen|einstecken|einschalten|ausschalten|eingeben|auswählen|hinzufügen|lesen|beachten|trocknen|waschen|verwenden)[ .!]*$",
  ),
  opinions: starting(
    "(?:(?:und|aber|also|ehrlich gesagt|persönlich|insgesamt|wow|oh|ach|ja|nein|na ja|leider|weil|während|obwohl),? )*",
    "(?:mir (?:persönlich )?gefällt|mir (?:persönlich )?gefallen|auf mich wirk(?:t|en)|mein eindruck (?:ist|war)|ich muss (?:schon )?sagen|ich muss (?:ja )?zugeben|(?:puh|uff|hui|tja),?) ?",
    "[^.]{0,120},? (?:wie ich finde|finde ich|meine ich|meiner meinung nach|aus meiner sicht|meines erachtens|wenn (?:du|sie) mich frag\\p{L}+)[.!… ]*$",
    "[^.]{0,60} (?:aus meiner sicht|meines erachtens|meiner (?:meinung|ansicht) nach) ",
    "(?:es )?tut (?:mir|uns) (?:sehr |wirklich )?leid(?!\\p{L})",
    `ich ${SO}(?:liebe|mag|hasse|genieße|bevorzuge|schätze|bewundere|wünschte|wünsche|hoffe|freue mich|vermisse|empfehle|liebte|mochte|hasste|genoss|fühle mich|fühlte mich)(?!\\p{L})(?! dass)`,
    `wir ${SO}(?:lieben|mögen|hassen|genießen|schätzen|bewundern|hoffen|freuen uns|empfehlen|wünschen)(?!\\p{L})(?!.*(?<!\\p{L})(?:bekannt|mitteilen|dass)(?!\\p{L}))`,
    "[^.]+ (?:hat|haben) mir (?:sehr |gut |nicht |besonders |total )*(?:gefallen|geschmeckt)",
    "mir (?:gefällt|gefällen|gefiel|gefallen|schmeckt|fehlt|macht)(?!\\p{L})",
    `(?:ich|wir) (?:bin|war|sind|waren) ${SO}(?:froh|glücklich|begeistert|stolz|dankbar|enttäuscht|beeindruckt|traurig|erfreut|ein (?:großer )?fan)(?!\\p{L})(?!.*(?<!\\p{L})(?:bekannt|mitteilen|dass)(?!\\p{L}))`,
    "(?:meiner|unserer) (?:meinung|ansicht) nach",
    "meines erachtens",
    "für mich",
    "aus meiner sicht",
    "wenn (?:du|sie) mich fragst?(?:en)?",
    "(?:dann |da |das )?(?:ich würde|würde ich)(?! (?:haben|sein))(?!\\p{L})",
    "(?:mein|unser)e? (?:rat|tipp|empfehlung|vorschlag|fazit)(?!\\p{L})",
    "ich finde(?!,? dass \\p{L}+ \\p{N})",
    `(?:das|dies|es|der|die|sie|er) ${BE} ${SO}(?:nicht |nie |kein |keine )?(?:eine? |ein |das |der |die |mein |meine |eine der |eines der |einer der )?${SO}(?:${GOOD}|lieblings\\p{L}+)(?:,? (?:und |aber )?(?:${LOVELY}|${THING}))*${TAIL}[.!… ]*$`,
    `${SUBJECT}${W}{0,7} (?:${BE}|sieht|sehen) ${SO}(?:eine? |ein |das |der |die |eine der |eines der |einer der )?${SO}(?:${LOVELY})(?:,? (?:und |aber )?(?:${LOVELY}|${THING}|aus))*${TAIL}[.!… ]*$`,
    `${SUBJECT}${W}{0,6} (?:ist|sind|war|waren) (?:einfach |schlicht |mit abstand |definitiv |immer )*(?:(?:der|die|das) (?:beste|schlechteste|schönste)[nrs]?|mein\\p{L}* lieblings\\p{L}+|(?:einen|jeden|eine) (?:besuch|cent|reise) wert|zu empfehlen|sehr empfehlenswert)(?: (?:${THING}))*${TAIL}[.!… ]*$`,
    "was für (?:eine?n?|ein) [^.]+[!.]+$",
    `wie (?:${GOOD})[^.]*[!.]+$`,
    `(?:${GOOD}|sehr empfehlenswert|top|gerne wieder|absolute empfehlung|klare empfehlung)(?:,? (?:${LOVELY}|${THING}|und|sehr|so|arbeit|job))*[.!…]+$`,
    "das (?:solltest du|sollten sie|muss man|sollte man|musst du|müssen sie) (?:einfach |unbedingt |wirklich |mal )*(?:ausprobieren|probieren|sehen|lesen|gesehen haben|erlebt haben)",
    "(?:du|sie|ihr|jeder|man|alle) (?:solltest|sollten|solltet|sollte|musst|müssen|muss|wirst|werden) (?:es |das |ihn |sie |unbedingt |wirklich |einmal |mal |dort |hier )*(?:ausprobieren|probieren|sehen|besuchen|lesen|lieben|gesehen haben|gewesen sein|hinfahren|mögen)[^.]*[.!]*$",
  ),
  views: opening(
    "(?:und |aber |also |persönlich |ehrlich gesagt )*(?:ich|wir) (?:persönlich |wirklich |ehrlich gesagt |fest |auch )*(?:denke|denken|glaube|glauben|meine|meinen|vermute|schätze|bezweifle|bezweifeln|würde sagen|würden sagen)",
    "(?:ich bin|wir sind) (?:mir |uns )?(?:sicher|überzeugt|der meinung|der ansicht)",
    "vielleicht (?:solltest|sollten|könntest|könnten) (?:du|sie|wir)",
    "(?:wir|alle|jeder|man|die politik|die regierung) (?:sollte|sollten|müsste|müssten) (?:uns |sich |endlich |mehr |wirklich |alle )*(?:schämen|tun|aufwachen|zuhören|nachdenken|kümmern)",
  ),
  tellingQuestions: opening(
    "wussten sie",
    "wusstest du",
    "wusstet ihr",
    "haben sie gewusst",
    "hast du gewusst",
    "schon gewusst",
  ),
  sourceLabels: sourceLabels("quellen?|siehe|vgl\\.?|beleg|nachweis|betreff|betr\\."),
};
