import type { AuditWords } from "../parts/audit-words.ts";
import { auditClaims } from "./audit-claims.ts";

export const auditWords: AuditWords = {
  near: {
    about:
      "rund|etwa|ungefahr|circa|ca\\.?|zirka|um die|an die|gegen|in etwa|annahernd|schatzungsweise|so gut wie|um den dreh",
    below:
      "fast|knapp|beinahe|nahezu|etwas (?:unter|weniger als)|(?:kurz|knapp|dicht|ganz knapp) unter|nicht ganz|praktisch",
    above:
      "kaum (?:mehr als|uber)|gerade (?:einmal |mal )?uber|gut|etwas (?:uber|mehr als)|(?:kurz|knapp|wenig|leicht) (?:uber|mehr als)|ein wenig (?:uber|mehr als)",
    over: "uberstieg|ubertraf|uberschritt|mehr als|(?<!(?:zahlung|zahlungen|betrag|einkauf|kauf|uberweisung|buchung|rechnung|transaktion|bestellung|summe|auftrag|abbuchung) )uber|weit uber|deutlich uber|mindestens|wenigstens|oberhalb von|jenseits von",
    under: "nicht einmal|weniger als|unter|hochstens|maximal|nicht mehr als|unterhalb von|bis zu",
  },
  exceeds: "uber\\w*|\\w*steigt|mehr als|jenseits|oberhalb|hinaus",
  timesAndHalf: "einhalbmal",
  outOf: "(?:von|auf|aus|zu) (?:ein)?",
  coins: "(?:und )?",
  habit:
    "(?:un)?ublich\\w*|gewohn\\w*|gewohnlich\\w*|normal\\w*|sonst|durchschnitt\\w*|regelma(?:ß|ss)ig\\w*|in der regel|typisch\\w*|zeitfenster\\w*|profil\\w*|immer|meist\\w*|pflegt|nur|stets|haufig|oft|erwart\\w*|zahlt|kauft|lebt|stammt",
  clock: [
    ["{m} (?:minuten )?nach {h}", "+"],
    ["{m} (?:minuten )?vor {h}(?! uhr \\d)", "-"],
    ["halb {h}", -30],
    ["viertel nach {h}", 15],
    ["viertel vor {h}", -15],
    ["dreiviertel {h}", -15],
    ["{h} uhr {m}\\b(?! (?:pen|usd|euro|soles|dollar))", "+"],
    ["{h} uhr", 0],
    [
      "{h}(?= (?:in der (?:nacht|fruh\\w*)|am (?:\\w+ )?(?:morgen|vormittag|nachmittag|abend|mittag)|morgens|nachts|abends|nachmittags|vormittags))",
      0,
    ],
  ],
  namedHours: { mitternacht: 0, mittag: 12 },
  until: "(?: uhr)?,? ?(?:-|bis|und)(?: zu[mr]?)? ",
  shortly: {
    after: "(?:kurz|knapp|wenige minuten|etwas) nach",
    before: "(?:kurz|knapp|wenige minuten|etwas) vor",
    about: "gegen|etwa um|ungefahr um|rund um|um etwa|um rund",
  },
  dayparts: [
    ["(?:am )?(?:fruhen|fruhesten) morgen|fruhmorgens|in (?:der|aller) (?:fruhe|herrgottsfruhe)|im morgengrauen", 0, 8],
    ["(?:am )?spaten vormittag", 9, 12],
    ["(?:am )?fruhen nachmittag", 12, 15],
    ["(?:am )?spaten nachmittag", 15, 19],
    ["(?:am )?fruhen abend", 17, 20],
    ["(?:am )?spaten abend|spatabends", 20, 23],
    ["mitten in der nacht|tief in der nacht|in tiefer nacht", 22, 5],
    [
      "nachts|in (?:der|jener|dieser) (?:\\w+ )?nacht|nachtlich\\w*|zur nachtzeit|nachtzahlung|nachtzeit|bei nacht|uber nacht",
      20,
      6,
    ],
    ["am (?:selben |gleichen )?morgen|morgens", 3, 11],
    ["am (?:selben |gleichen )?vormittag|vormittags|vormittagszeit", 6, 12],
    ["am (?:selben |gleichen )?nachmittag|nachmittags|nachmittagszeit", 12, 19],
    ["am (?:selben |gleichen )?abend|abends|in den abendstunden", 17, 23],
    ["am mittag|mittags|zur mittagszeit|um die mittagszeit", 11, 14],
    ["um mitternacht", 23, 1],
    ["am helllichten tag|tagsuber", 7, 19],
  ],
  payee: "an|bei|beim|im|am|an die|an das|an den|zugunsten von|fur|handler|geschaft",
  policy: "richtlinien?|regeln?|fp-\\d+",
  negation: "niemand\\w*|nicht|kein\\w*|weder|noch|nie|niemals|ohne|nichts",
  amount: "betrag\\w*|summe|\\w+fache[ns]?|durchschnitt\\w*",
  outside:
    "au(?:ß|ss)erhalb|jenseits|wich\\w*|weich\\w*|abweich\\w*|fremd|anders|vor|nach|aus dem|nicht (?:\\w+ )?(?:zu|unter|in|im|innerhalb)|fiel\\w* aus",
  within: "innerhalb|unter|zu|im|in|passt\\w*|entspr\\w*|gehort\\w*|zahlt\\w*",
  traits: {
    device: {
      subject: "gerats?|gerates|endgerats?|handy|smartphone",
      expected:
        "bekannt\\w*|registriert\\w*|vertraut\\w*|hinterlegt\\w*|unauffallig|(?:schon|bereits) (?:fruher|ofter|mehrfach|einmal|zuvor|vorher|lange)|(?:schon|bereits) (?:\\w+ )?(?:genutzt|benutzt|verwendet|gesehen|gezahlt|eingesetzt)|seit (?:langem|jahren|monaten)|fruher schon|kennt|kannte|altbekannt\\w*",
      unexpected:
        "niemand (?:kannte|hatte)(?: das| dieses)?|unbekannt\\w*|neue?[nmrs]?|fremd\\w*|unregistriert\\w*|noch nie|nie zuvor|erstmals|erstmalig|zum ersten mal",
      isHabit: false,
    },
    country: {
      subject: "land|landes|lands|herkunftsland|ort",
      expected: "(?<!\\bdes )(?:ublich\\w*|gewohn\\w*)|sonst|oft|haufig|normal\\w*|unauffallig|vertraut\\w*|profil",
      unexpected: "ungewohn\\w*|unublich\\w*|fremd\\w*|neue[mns]?|auslandisch\\w*|aus dem rahmen|untypisch\\w*",
      isHabit: true,
    },
    hours: {
      subject: "uhrzeit|zeit|tageszeit|zeitpunkt|zeiten|stunden?|zeitfensters?",
      expected: "(?<!\\bdes )(?:ublich\\w*|gewohn\\w*)|sonst|normal\\w*|unauffallig|passend\\w*|profil",
      unexpected: "ungewohn\\w*|unublich\\w*|aus dem rahmen|untypisch\\w*|auffallig",
      isHabit: true,
    },
  },
  outcomes: {
    APPROVE:
      "entschied(?:en)? (?:[\\wß.,:-]+ ){0,8}(?:auf|fur) (?:eine |die )?(?:freigabe|genehmigung)|genehmigte?n?|freigegeben|freigab|gab(?:en)? (?:[\\w.:-]+ ){0,9}frei|liess(?:en)? (?:[\\wß.,:-]+ ){0,11}(?:zu|durch|passieren|durchgehen|laufen|gewahren)|winkten? (?:[\\wß.,:-]+ ){0,9}durch|erlaubt\\w*|bewilligte?n?|billigte?n?|zugelassen|durchgelassen|durchgewunken|gebilligt|bewilligt",
    BLOCK:
      "entschied(?:en)? (?:[\\wß.,:-]+ ){0,8}(?:auf|fur) (?:eine |die )?(?:sperre|sperrung|ablehnung)|gesperrt|sperrten?|blockierte?n?|blockiert|abgelehnt|lehnten? (?:[\\w.:-]+ ){0,9}ab|verweigert\\w*|zuruckgewiesen|unterbunden|gestoppt|stoppten?|unterband(?:en)?|hielt(?:en)? (?:[\\wß.,:-]+ ){0,9}auf|untersagt\\w*|wies(?:en)? (?:[\\wß.,:-]+ ){0,9}zuruck|verwehrt\\w*|hielt(?:en)? (?:[\\wß.,:-]+ ){0,4}sperre (?:aufrecht|fest)|liess(?:en)? (?:[\\wß.,:-]+ ){0,3}sperre (?:be)?stehen|(?:beliess|blieb) (?:[\\wß.,:-]+ ){0,4}bei der sperre",
    CHALLENGE:
      "ordneten? (?:[\\wß.,:-]+ ){0,3}(?:ruckfrage|nachfrage|prufung)|nachgefragt|ruckgefragt|fragten? (?:[\\w.:-]+ ){0,6}zuruck|zuruckgehalten|angehalten",
    ESCALATE_TO_HUMAN:
      "eskaliert\\w*|(?:eine[mnr] (?:mensch\\w*|person|mitarbeit\\w*|prufer\\w*|analyst\\w*)|menschlichen? prufung|prufung durch eine[nmr]? \\w+)\\b[^.;,]{0,36}\\b(?:vorgelegt|uberlassen|ubergeben|ubergab|weitergegeben|weitergereicht|weitergeleitet|weiter|gegeben|uberliess|zugewiesen|vor)|(?:uberliess|ubergab|legte|reichte|gab)\\b[^.;,]{0,36}\\beine[mnr] (?:mensch\\w*|person)",
  },
  unreal:
    "wurde?n? (?:\\w+ ){0,4}(?:begnug|reich)\\w*|hatte|hatten|ware|konnte|sollte?n?|soll|wenn|falls (?:der|die|das|ein|sich|er|sie|es)|sobald|bis|statt|anstatt|vorschlag\\w*|vorgeschlagen\\w*|schlug|empf\\w*|woll\\w*|verlang\\w*|forder\\w*|argument\\w*|begnug\\w*|fruher\\w*|zuvor|hob|aufgehoben|aufhob|zu",
  demands:
    "spr(?:ach|achen) sich(?: \\w+)? fur|sprachen fur|ziel(?:te|ten) (?:\\w+ )?auf|bat(?:en)? um|pochten? auf|dr(?:ang|angen) auf|verlang(?:t|en|te|ten)|forder(?:t|n|te|ten)|sehen|sieht|sah(?:en)?|vorsieht|vorsah|vorsehen|woll(?:te|ten|en)|will|begnug(?:t|en|te|ten)|drang(?:t|en|te|ten)(?: auf)?|schreib(?:t|en)|schrieb(?:en)?|vorschreib(?:t|en)|ruf(?:t|en) nach|rief(?:en)? nach|lauf(?:t|en) auf|lief(?:en)? auf|ziel(?:t|en|te|ten) auf|besteh(?:t|en) auf|bestand(?:en)? auf|gebiet(?:et|en)|gebot(?:en)?|pladier(?:t|en|te|ten) fur|spr(?:icht|echen|ach|achen) sich fur|fuhr(?:t|en|te|ten) zu",
  quantifiers: {
    all: "alle[nmrs]?|jede[nmrs]?|beide[nmrs]?|samtliche[nmrs]?|ausnahmslos|einhellig|einstimmig|durchweg",
    none: "keine[nmrs]?(?: einzige)?|weder",
    others: "(?:die |den )?(?:ubrigen|anderen|restlichen|andere)",
    only: "nur|allein|einzig\\w*|lediglich|blo(?:ß|ss)",
    except: "au(?:ß|ss)er|bis auf|ausgenommen|mit ausnahme (?:von|der)|abgesehen von",
  },
  machine: "systems?|maschine|(?:festen )?tabellen?|regelwerk\\w*|algorithmus|software|automat\\w*",
  reviewer:
    "analyst\\w*|pruferin|prufers?|mensch\\w*|person|mitarbeiter\\w*|sachbearbeiter\\w*|angestellte\\w*|kolleg\\w*|fachkraft|vorgesetzte\\w*|teamleit\\w*|revisor\\w*|ermittler\\w*",
  pronoun: "sie|er",
  decided:
    "entschied(?:en)?|entscheidung|entschluss|beschlossen|beschloss|urteil\\w*|getroffen|traf|letzte wort|festgelegt|ergebnis|ausgang|(?:verlangte|forderte) (?:eine |die )?(?:zusatzliche )?(?:ruckfrage|prufung)|ordneten?|angeordnet|verfugten?|veranlassten?|veranlasst|lie(?:ß|ss) sperren",
  automatic:
    "automatisch\\w*|vollautomatisch\\w*|maschinell\\w*|ohne (?:dass |jede[ns]? |ein(?:en)? )?(?:mensch\\w*|person\\w*|manuell\\w*|zutun|eingriff|beteiligung)\\b[^.;,]{0,32}|(?:kein mensch|niemand|keine person|keine menschliche\\w*)\\b[^.;,]{0,32}\\b(?:beteilig\\w*|eingegriffen|eingriff|befasst|geseh\\w*|gepruft)|von (?:allein|selbst)",
  agent: "von|vom|durch",
  byModel: "(?:sprach|ki-)?modell\\w*|ki|kunstlichen? intelligenz|llm",
  finalByMachine:
    "(?:endgultig|letzt|abschlie(?:ß|ss)end)\\w* (?:entscheidung|wort)\\b[^.;]{0,40}\\b(?:system\\w*|tabellen|maschine)|(?:system|tabellen|maschine)\\b[^.;]{0,30}\\b(?:endgultig|letzt)\\w* (?:entscheidung|wort)",
  gaveReason:
    "grund|grunde|begrund\\w*|weil|da (?:sie|er|es|der|die|das)|erklart\\w*|stutzt\\w*|nachdem|angegeben|gab an|anlass|vermerkt\\w*|uberzeug\\w*|ausschlaggebend|ma(?:ß|ss)geblich|beruf\\w*|berief|anfuhr\\w*|angefuhrt|beweggrund|veranlass\\w*|dank",
  confirmed:
    "bestatig\\w*|\\w*telefon\\w*|anruf\\w*|angerufen|gesprach|kontakt\\w*|e-?mail\\w*|rucksprache|ruckfrage|\\w*profil\\w*",
  prevails:
    "uberwog\\w*|setzte sich|(?:etwas |deutlich |klar |weit )?starker|schwerer|behielt die oberhand|ubertraf\\w*|gewann|siegte|(?:knapp |deutlich |klar |weit |hauchdunn )?vor (?:der|dem|den)(?= (?:des |der )?(?:kunde|betrug|gegen))|vorsprung|vorteil|oberhand|vorn|uberlegen|(?:mehr|gro(?:ß|ss)eres?|das gro(?:ß|ss)ere) gewicht|hoher (?:bewertet|gewichtet)|uberzeugender",
  yields:
    "schwacher|unterlag\\w*|unterlegen|weniger gewicht|weniger schwer|leichter|hinter (?:der|dem|den)(?= (?:des |der )?(?:kunde|betrug|gegen))|niedriger (?:bewertet|gewichtet)|zog den kurzeren|weniger uberzeugend",
  foremost:
    "am (?:schwersten|meisten)|am besten (?:passt\\w*|pass\\w*)?|am ehesten|am starksten einschlagig|an (?:erster stelle|der spitze)|allen voran|am (?:relevantesten|nachsten|einschlagigsten)|hochste relevanz|relevanteste\\w*",
  hindmost:
    "am wenigsten (?:relevant|passend|einschlagig)\\w*|geringste relevanz|niedrigste relevanz|am schlechtesten|am schwachsten|schwachste\\w*|unwichtigste\\w*",
  claims: auditClaims,
};
