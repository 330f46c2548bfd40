import { type LogicWords, logicWords } from "../../parts/logic-words.ts";
import { wordSet } from "../../shared/word-set.ts";

const FORMER = "früher einst ehemals vormals damals";

export const logic: LogicWords = {
  words: logicWords({
    negation:
      "nicht kein keine keinen keinem keiner keines nie niemals niemand niemanden niemandem nichts weder ohne nirgends keinesfalls keineswegs:n kaum:h",
    exception: "außer ausgenommen ausschließlich sonst:x statt anstatt anstelle:d sondern:i",
    condition: "wenn falls sofern solange soweit:c ob:w",
    only: "nur lediglich bloß ausschließlich:o allein:l erst:f sogar:s",
    time: "vor bevor vorher zuvor:b nach nachdem danach:a bis:u seit:s ab:f während:d zuerst:1 zuletzt:2 binnen innerhalb:w",
    modality:
      "kann können konnte konnten darf dürfen durfte durften:k könnte könnten würde würden dürfte dürften wäre wären hätte hätten:m muss müssen musste mussten müssten müsste:t soll sollen sollte sollten:s will wollen wollte wollten:w vielleicht möglicherweise womöglich angeblich mutmaßlich offenbar voraussichtlich wahrscheinlich vermutlich:p",
    quantifier:
      "alle allen aller alles jeder jede jedes jeden jedem sämtliche sämtlichen sämtlicher ganze ganzen ganzer:a beide beiden beider:b meisten:m viele vielen vieler:n einige einigen einiger manche manchen mancher mehrere mehreren mehrerer:s wenige wenigen:f halbe halben:h",
    phase: "schon bereits:a noch weiterhin:s wieder:g",
    comparison:
      "mehr:m weniger:l als:t ebenso wie:e mindestens wenigstens frühestens:i höchstens maximal spätestens:j rund etwa ungefähr circa ca knapp fast beinahe nahezu annähernd praktisch quasi gut:r über:o unter:u",
    relation: "für:f gegen:g mit:w zu zum zur:t",
    cause: "weil da denn wegen aufgrund deshalb daher:b obwohl trotz trotzdem:a",
  }),
  free: wordSet(
    "der die das den dem des ein eine einen einem einer eines dies diese dieser dieses diesen diesem sein seine seinen seiner seinem seines ihr ihre ihren ihrem ihrer ihres unser unsere unseren er sie es wir ihnen ihm ihn und aber auch ist sind war waren wird werden wurde wurden worden sei seien hat haben hatte hatten gibt von vom in im ins an am ans auf dass welche welcher welches dort hier dann so zudem dabei",
  ),
  references: wordSet(
    "er sie es wir ich ihr ihn ihm ihnen ihre ihren ihrem ihrer ihres sein seine seinen seinem seiner dies diese dieser dieses das die der dort davon dafür hier",
  ),
  pointing: wordSet("dieser diese dieses diesem diesen"),
  there: wordSet("dort dorthin dorther"),
  prepositions: wordSet(
    "in im ins an am ans auf aus bei beim von vom mit nach seit zu zum zur für durch über unter vor während wegen bis um gegen ohne zwischen hinter neben aufgrund innerhalb außerhalb entlang gegenüber ab trotz per",
  ),
  step: wordSet("um"),
  and: wordSet("und sowie"),
  but: wordSet("aber doch jedoch"),
  rather: wordSet("sondern"),
  next: wordSet("dann danach anschließend"),
  because: new Set(),
  also: wordSet("auch ebenfalls ebenso gleichfalls gleiche gleichen beide beiden"),
  or: wordSet("oder beziehungsweise bzw"),
  one: wordSet("ein eine einer eines einem einen"),
  that: wordSet("dass"),
  of: wordSet("von vom des"),
  excepting: /\b(?:mit (?:\p{L}+ )?ausnahme|bis auf (?:\d|die|de[nrm]|das|ein|zwei|drei|vier|fünf))/iu,
  reversing: /(?<!\b(?:nicht|nie) )\b(?:umgekehrt|andersherum)\b/iu,
  definite: wordSet("der die das dem den diese dieser dieses diesem diesen"),
  generalNouns: wordSet(
    "firma unternehmen betrieb laden geschäft ort stadt dorf gemeinde land insel region modell gerät maschine produkt app programm tarif angebot kurs verein mannschaft team schule hotel restaurant café museum klinik krankenhaus buch film band gebäude haus wohnung brücke fluss see berg pflanze tier objekt regelung gebiet anlage fahrzeug rad schiff zug bus",
  ),
  lastNamed:
    /\b(?:letztere|letztgenannte)[rsnm]?\b|^(?:der|die|das) zweite(?=,| (?:ist|war|hat|hatte|kann|wird|kostet|braucht|öffnet|schließt|bietet|liegt|steht|wiegt|dauert|fährt|kommt|läuft)\b)/iu,
  firstNamed:
    /\b(?:erstere|erstgenannte)[rsnm]?\b|^(?:der|die|das) erste(?=,| (?:ist|war|hat|hatte|kann|wird|kostet|braucht|öffnet|schließt|bietet|liegt|steht|wiegt|dauert|fährt|kommt|läuft)\b)/iu,
  respectively: wordSet("beziehungsweise bzw"),
  others: wordSet("andere anderen anderer übrigen restlichen sonstigen"),
  attributing: wordSet("laut"),
  attributingBehind: wordSet("so"),
  openings: /^(?:ja|nein|assistent|außerdem|kurz gesagt|kurzum|zusammengefasst|hinweis|tipp|antwort)(?:[,:]| [–—-]) /iu,
  telling: wordSet(
    "sagt sagte sagten erklärt erklärte erklärten berichtet berichtete berichteten betont betonte behauptet behauptete behaupten teilte teilten ergab zeigte schreibt schrieb angaben zufolge",
  ),
  connectives: new Set(["unter anderem", "vor allem"]),
  affirming: wordSet("schon doch"),
  mostly: /(?<!\p{L})(?:hauptsächlich|überwiegend|vorwiegend|größtenteils|vor allem)(?!\p{L})/iu,
  whens: wordSet("sobald außerhalb"),
  otherGender: new Map([
    ["er", wordSet("die das")],
    ["sie", wordSet("der das")],
    ["es", wordSet("der die")],
  ]),
  possessives: wordSet("sein seine seinen seinem seiner seines ihr ihre ihren ihrem ihrer ihres"),
  superlative: /^(?:\p{L}{3,}(?:st|ßt)(?:e|en|er|es|em)|erste[nrsm]?|letzte[nrsm]?)$/u,
  tenses: { past: /[^t]te(?:n|st)?$/u, present: /[^t]t$/u, was: wordSet("war waren"), is: wordSet("ist sind") },
  infinitive: /(?:^zu |\p{L}zu)\p{L}+n$/u,
  achieving: wordSet("gelang gelungen schaffte schafften geschafft begann begannen begonnen half halfen hilft"),
  nor: wordSet(""),
  neither: { first: wordSet("weder"), further: wordSet("noch") },
  forbidding: wordSet(""),
  copulas: wordSet("ist sind war waren"),
  perfect: wordSet("hat haben hatte hatten ist sind war waren wurde wurden worden"),
  future: wordSet("soll sollen"),
  former: wordSet(FORMER),
  byRule: wordSet(
    "frei kostenlos kostenfrei gratis umsonst gebührenfrei erlaubt gestattet zugelassen willkommen verboten untersagt unzulässig zulässig offen geöffnet öffnet öffnen geschlossen schließt schließen gesperrt enthalten inbegriffen inklusive gültig verfügbar erhältlich nötig notwendig erforderlich verpflichtend vorgeschrieben pflicht freiwillig möglich befreit ausgeschlossen gedeckt abgedeckt versichert deckt gilt gelten kostet kosten beträgt betragen zahlt zahlen erhebt berechnet erstattet berechtigt gebühr preis eintritt höchstgeschwindigkeit verkehrt verkehren fährt fahren geliefert liefert dauert dauern",
  ),
  scoping: wordSet(
    "für in im ins an am auf aus bei beim zu zum zur ab bis innerhalb außerhalb ohne mit über unter zwischen während vor nachts tagsüber morgens vormittags mittags nachmittags abends werktags feiertags sonntags",
  ),
  seasons: wordSet(
    "winter sommer frühling frühjahr herbst ferien schulferien sommerferien nebensaison hauptsaison wochenende wochenenden werktagen feiertagen wintermonaten sommermonaten",
  ),
  hedges: wordSet(
    `${FORMER} geplant plant planen plante planten vorgesehen beabsichtigt beabsichtigen hofft hoffe hoffen hoffte erwartet erwarten erwartete vorgeschlagen schlug schlägt empfiehlt empfohlen bittet bat gebeten behauptet behauptete behaupten vermutet vermute vermuten vermutete glaubt glaube glauben glaubte meint meinte denkt denke denken dachte dachten schätzt schätze befürchtet fürchtet fürchte angenommen heißt hieß gilt gelten galt geschätzt prognostiziert versucht versuchte versuchten versuchen verdacht verdächtigt scheint scheinen schien allenfalls bestenfalls weigert weigerte lehnt lehnte droht drohte verspricht versprach versprochen angekündigt fordert forderte fordern erwägt erwägen erwog überlegt überlegen prüft prüfen beantragt beantragte anstrebt strebt möchte möchten selten möglich denkbar fraglich unklar zweifelhaft unwahrscheinlich verpflichtet verpflichtete verpflichten vergaß vergaßen vergessen versäumt versäumte gerücht gerüchte sage legende legenden`,
  ),
};
