import type { LetterWords } from "../parts/letter-words.ts";

export const letterWords: LetterWords = {
  payment:
    "zahlung* *zahlung *zahlungen kauf kaufs kaufe* einkauf* *einkauf umsatz umsatze* *umsatz transaktion* " +
    "buchung* *buchung auftrag* *auftrag bestellung* *bestellung vorgang* abbuchung* lastschrift* uberweisung* " +
    "kauft gekauft eingekauft bezahlung rechnung* *rechnung kartenzahl* belastung* posten abhebung*",
  pay: "zahlen zahlt zahlte* bezahl* gezahlt beglichen begleich*",
  card: "karte karten *karte kartenin* kredit* debit*",
  account: "konto konten *konto kontos kontost* guthaben* kontoausz* saldo ersparn*",
  money: "geld gelder* geldes betrag betrage* *betrag summe* euro euros cent dollar* mittel bargeld",
  shop:
    "handler* laden geschaft* shop verkaufer* empfanger* *handler zahlungsempf* anbieter* unternehm* " +
    "buchhandlung* backerei* hotel* juwelier* reiseburo* musikhaus* optik*",
  we: "wir uns unser*",
  you: "sie ihnen ihr ihre ihrem ihren ihrer ihres du dir dich dein*",
  bank: "bank banken filiale* *filiale geschaftsst* institut hausbank sparkasse",
  customer: "kunde* kundin* karteninhab* mitglied*",
  app:
    "app apps anwendung banking onlineb* portal postfach benachricht* mitteilung bildschirm menu push chat " +
    "nachricht* bereich hinweis hinweise hilfe",
  device:
    "gerat* *gerat laptop* rechner computer* tablet* browser* iphone* ipad* android* pc mac macbook windows linux " +
    "notebook samsung pixel galaxy xiaomi huawei firefox chrome safari smartwatch",
  phone: "telefon* handy handys smartphone* sms mobil*",
  code: "code codes tan tans kode *code token ziffer* stellig* *stellige *stelligen prufziffer*",
  secret:
    "pin pins passwort* kennwort* cvv cvc prufnummer* zugangsdat* geheimzahl* anmeldedat* madchenname* " +
    "benutzername* kartenprufn* ablaufdatum *pin legitimation* anmeldenam*",
  link: "link links klick* anklick* url webseite* website* seite scan* qr www http https punkt verlinkt*",
  send:
    "send* schick* gesendet geschickt weiterleit* leiten antwort* mail* email teil* ubermitt* mitteil* hochlad* " +
    "nenn* verrat* angeben",
  call: "anruf* ruf rufen angerufen rufnummer wahl* sprech* telefonier* hotline gesprach*",
  number: "nummer* *nummer",
  contact:
    "kontakt* wenden erreich* melde* schreib* sagen sag bescheid informier* wissen lassen verstandig* horen " +
    "besuch* teilen mit ruckmeld* erfahr* antwort*",
  give: "geb* gib eingeb* gegeben tipp* eingab* eintragen",
  install: "installier* herunterlad* lade fernwart* fernzug* anydesk teamviewer programm software zugriff",
  staff:
    "mitarbeit* team teams kolleg* spezialist* expert* angestellt* analyst* berater* sachbearbeit* person " +
    "personen jemand mensch* fachkr* fachleut* prufer* fachabteil* abteilung* bearbeiter* haus profis fuhrungskr* " +
    "leiter* vorgesetzt* schreibtisch* techniker* leute jemanden beamte* serviceteam* personal",
  look:
    "pruf* gepruft* uberpruf* durchseh* seh* sieht schau* angeschaut begutacht* untersuch* bewert* beurteil* " +
    "durchsicht manuell* hand blick kontroll* ansehen anschauen durchgeseh* angeseh* genauer* befasst* kummert* " +
    "bearbeit*",
  confirm:
    "bestatig* verifizier* validier* authentif* freigab* zustimm* einverstan* okay ok fingerabdruck gesichtserk* " +
    "jawort ja tipp* quittier*",
  approve:
    "genehmig* akzeptier* autorisier* freigegeb* zugelass* zulass* angenomm* annahm* gebilligt* billig* bewillig* " +
    "durchgewunk* stattgegeb* grunes erlaub* eingelost* zusag* gestatt* zugestimm* ja zuspruch durchgelass* " +
    "freigeb* frei",
  done:
    "ausgefuhrt* ausfuhr* abgeschloss* erledig* durchgefuhrt* erfolg* geklappt abgewickelt* verarbeit* vollzog* " +
    "getatigt* durch durchgegang* gelung* fertig weiter lauft gelauf* geh* ging gegang* abgegang* vonstatten " +
    "durchfuhr* unterwegs verlanger* eingegang* beglich* gezahlt klappt*",
  charged:
    "abgebucht* belastet* abgezog* eingezog* gutgeschrieb* erhalt* bekomm* angekomm* gebucht* uberwies* " +
    "ausgezahlt* verbucht* einbehalt* abgeh*",
  refuse:
    "ablehn* abgelehn* abgewies* abweis* verweiger* gesperr* sperr* blockier* storn* verhinder* zuruckgewies* " +
    "untersag* unterbind* unterbund* gestopp* stopp* abgebroch* gescheit* scheiter* abgefang* vereitel* widerruf* " +
    "annull* unterbleib* versag* absag* zuruck zuruckgesch* nein lehn* verworf* halt",
  hold:
    "angehalt* anhalt* zuruckgehalt* ausgesetzt* warte* ruht ruhen pausier* schwebe offen aufgeschob* steht " +
    "aussteh* vorerst vorlaufig* liegt bleib* zuruckgestell* halten eingefror*",
  not: "nicht kein* nie niemals ohne weder unverandert* unberuhrt*",
  nothing: "nichts niemand*",
  if: "wenn falls ob sofern sollte* andernfalls sonst",
  until: "bis bevor ehe noch erst sobald solange zuerst zunachst inzwischen derweil",
  already: "schon bereits jetzt nun soeben gerade inzwischen",
  future: "wird werden bald spater morgen demnachst gleich kurze",
  can: "kann konnen konnte* moglich darf durfen kannst",
  need: "muss mussen musste* brauch* benotig* erforder* notig bitte* mochte* wollen will wunsch*",
  because: "weil da wegen aufgrund grund grunde denn deshalb daher darum nachdem",
  unusual:
    "ungewohn* auffall* auffiel fiel abweich* anders untypisch* seltsam* selten* unerwartet* verdacht* merkwurd* " +
    "anomal*",
  usual:
    "ublich* gewohnlich* normal* typisch* immer gewohnheit* muster* durchschnitt* regelmass* sonst oft meist* " +
    "schnitt stets",
  amount_size: "hoch hohe hoher hohen hohere* gross* klein* niedrig*",
  compare:
    "mehr weniger als uber unter oberhalb unterhalb ubersteig* uberschrit* uberschreit* mindestens hochstens " +
    "doppelt* dreifach* vierfach* *fach *fache *mal ab gegenuber verglich* jenseits",
  limit: "grenze* *grenze limit* schwelle* *schwelle obergrenze* hochstbetrag* rahmen marke deckel* toleranz*",
  risk: "risiko* risiken *risiko gefahr* bedroh* riskant*",
  score:
    "score* punkt* *punkte bewertung* wert werte *wert index quote wahrscheinlichk* prozent* note noten kennzahl* " +
    "ergebniswert",
  level:
    "stufe* *stufe kategorie* klasse* *klasse ampel rot gelb orange grun einstuf* eingestuf* segment gruppe rang " +
    "prioritat*",
  model:
    "modell* *modell algorithm* klassifik* netz netzwerk* neuronal* engine ki maschin* lern* gelernt trainier* " +
    "bot roboter vorhersag* rechenmodell entscheidungsbaum* gradient* ensemble llm gpt autoencoder",
  system:
    "system* *system automat* programm werkzeug tool tools modul* plattform datenbank* server detektor filter* " +
    "komponente* baustein* vorpruf*",
  rule: "regel* *regel richtlinie* kriteri* bedingung* vorschrift* klausel* vorgabe* paragraf*",
  signal:
    "signal* *signal alarm* warn* ausgelost auslos* merkmal* indikator* treffer markier* angeschlag* anschlag* " +
    "gemeldet kennzeich*",
  list: "liste* *liste sperrliste* schwarz* sanktion* register verzeichnis*",
  match: "pass* stimm* ubereinstimm* uberein entsprach* entspricht widerspr* deck* gleich* abweichung*",
  profile:
    "profil* verlauf* historie akte* daten *daten angaben verhalten* fruher* bisher* vergangen* aufzeichnung* " +
    "protokoll* kontoverlauf eintrag*",
  known: "bekannt* registriert* gespeichert* hinterlegt* erkannt* erkennen kennen vertraut* verknupft* gesehen",
  unknown: "unbekannt* neu neue* fremd* erstmal* kurzlich eroffnet*",
  place:
    "land landes lander* ausland* stadt ort orte ortlich* region wohnort* adresse* anschrift postleitzahl " +
    "standort* entfernung* kilometer* entfernt* heimat* gegend",
  from_place: "in aus",
  time:
    "zeit* uhrzeit* stunde* uhr nacht* abend* morgens vormittag* nachmittag* mitternacht mittag* spat fruh* " +
    "wochentag* wochenende* montag* dienstag* mittwoch* donnerstag* freitag* samstag* sonntag* feierabend",
  period: "tag tage* woche* monat* jahr* minute* sekunde* letzte* vergangen* heute gestern jungst*",
  many:
    "mehrere viele wenige zwei drei vier funf sechs sieben acht neun zehn dutzend hundert tausend beide* versuch* " +
    "male zwanzig dreissig vierzig funfzig sechzig siebzig achtzig neunzig zweite* dritte* funfte*",
  fraud: "betrug* betrueg* missbrauch* gestohlen* dieb* krimin* gauner* unbefugt* phishing geldwasche*",
  internal:
    "intern* warteschlange* ticket* debatte* streitgesprach* argument* abgestimmt* stimmen schiedsricht* vermerk* " +
    "notiz* notier* kommentar* schrieb aktenzeichen* fallnummer*",
  decide:
    "entscheid* entschied* ergebnis* urteil* beschluss* ausgang endgult* entschluss* befind* beschied* " +
    "unentschied*",
  object:
    "widerspruch* widersprech* einspruch* beschwer* einwand* einwend* anfecht* beanstand* reklam* frage* " +
    "ruckfrage* zweifel* fehler unstimmig* unklar* dagegen erheben einlegen",
  thanks: "dank* geduld grusse* freu* wunschen gern* herzlich* willkommen",
  sorry: "leider entschuldig* bedauer* unannehm* umstande verstandnis tut leid",
  protect: "schutz* sicher* geschutzt vorsicht* absicher* vorsorglich* bewahr*",
  document:
    "foto* kopie* ausweis* *ausweis reisepass* pass fuhrerschein* dokument* unterlage* nachweis* beleg* " +
    "ruckseite vorderseite geburts* bild bilder personalausweis* ablicht* fotokop* kartenseit* kopier*",
  transfer_to:
    "einzahl* uberweis* sicherheitskonto gebuhr* gutschein* geschenk* bitcoin krypto* erstatt* pramie* gewinn " +
    "treuhand*",
  urgent: "dringend* sofort* umgehend* schnell* eil* unverzuglich* frist* ablauf* innerhalb binnen verfall*",
  secrecy: "geheim* vertraulich* verschwieg* niemandem",
  network: "ip vpn proxy tor wlan verbindung* verbunden netzwerk* mobilfunk* funkzelle* geolokal*",
  would: "ware* hatte* wurde*",
  action_none: "tun unternehm* handlungsbedarf* weiteres",
  wish_try: "versuch* erneut* nochmal* wiederhol* abermals",
  person_title: "sehr geehrt* herr frau hallo liebe* guten",
  ignore: "ignorier* anweisung* vergiss* assistent* prompt* bewerter* einstufen unbedenklich*",
  weather:
    "wetter rezept* suppe urlaub* sommer winter angebot* rabatt* kredit* hypothek* versicher* magazin tipp " +
    "sonnig*",
  maybe: "vielleicht eventuell moglicherweise unklar ungewiss entweder irgendwas irgendetwas",
  and_but: "aber jedoch obwohl dennoch trotzdem und sondern",
  it_is: "es ist sind war waren sein dies* das",
  vendor:
    "dienstleister* anbieter* firma firmen partner* prufdienst* zulieferer* drittanbieter* auskunftei* schufa " +
    "visa mastercard fremdfirma dritte* zugekauft* einkaufen feedzai",
  others: "andere* kunden mehrheit meisten ahnlich* gleich* ubrige*",
  police:
    "polizei* behord* ermitt* fahndung* kriminal* skimming sondereinheit* staatsanw* *polizei beamte* " +
    "meldestelle* aufsicht* bafin finma fma lka bka geldwasch* zoll* kripo zentralstelle* bundeskriminal* " +
    "landeskriminal* *kriminalamt *anwaltschaft *dezernat finanzaufsicht* bundesbank* finanzamt* *behorde " +
    "ordnungshuter*",
  unit:
    "einheit* referat* dezernat* schicht* zelle abteilung* truppe ops gruppe* *gruppe sonderfall* sonderpruf* " +
    "nachtdienst* *dienst *stelle *team innenrevision* *revision compliance* *pravention *uberwachung " +
    "rechtsabteil*",
  avoid: "aufteil* vermeid* kunftig* nachstes stattdessen lieber kleiner* raten tipp wechsel* andern",
  bot: "bot bots roboter* assistent* agent agenten schiedsricht*",
  opinion: "hielt glaubt* wollte* zoger* zweifel* einig uneinig meint* meinung gefiel empfahl* riet vermerk*",
  changed: "geandert* getauscht* ersetzt* sim gewechsel*",
  courier: "bote* kurier* abhol* abgeholt umschlag",
  chat_app: "whatsapp telegram facebook",
  read_out: "vorles* lesen diktier* buchstab* fotograf* kamera",
  label: "handler betrag summe datum betreff anliegen betrifft",
  refuse_mood: "obwohl trotzdem dennoch ungeachtet gleichwohl",
  country:
    "spanien* frankreich* italien* portugal* deutschland* osterreich* schweiz* polen* turkei griechenland* " +
    "thailand* japan* china indien* mexiko* brasilien* argentinien* chile peru kolumbien* kanada* usa amerika* " +
    "england* grossbritannien* irland* schottland* niederland* holland* belgien* danemark* schweden* norwegen* " +
    "finnland* russland* ukraine* rumanien* bulgarien* ungarn* marokko* agypten* dubai singapur* vietnam* " +
    "indonesien* malaysia* philippinen australien* neuseeland* nigeria* kenia afrika* europa* asien* eu london " +
    "paris berlin madrid rom mailand lissabon wien istanbul lagos bangkok zurich hamburg munchen kontinent* " +
    "tschechien* kroatien* inland*",
  seldom: "selten* kaum nie niemals noch bislang nur erstmal* sonst erste*",
  goods:
    "schmuck* elektronik* lebensmittel* flug* reisen spiele* glucksspiel* casino* wetten benzin tank* schuhe " +
    "kleidung* uhren parfum* mobel* spielzeug* luxus* restaurant* apotheke* supermarkt* drogerie*",
  after: "nach nachdem eingehend* grundlich* abschliessend* beendet* schluss fazit",
  without: "ohne ungepruft* durchgewunk* befreit* ausgenomm*",
  ready: "bereit bereithalt* parat ruft rufen",
  join: "beitret* beitritt tret* kanal* viber skype discord instagram supportchat*",
  tolerance: "tolerier* toleranz* rahmen spielraum* oberhalb unterhalb jenseits hinnehm* ab",
  name: "namens heisst frau herr herrn doktor magister* ing dr mag",
  report:
    "gemeldet* meldung* verdachtsmeld* angezeigt anzeige unterrichtet* eingeschaltet* ubergeben* hinzugezog* " +
    "zieht verstandigt* kenntnis mitgeteilt vorgelegt* weitergegeb* weitergeleit* angezeigt*",
  trial:
    "test* erprob* pilot* versuchsweise update fassung version unrecht irrtumlich* fehlalarm* ausgefall* ausfall* " +
    "storung* panne*",
  watch: "beobacht* uberwach* monitoring verfolg* observ* auge visier",
  strict: "streng* genauer scharf* engmaschig* locker* grundlicher hart*",
  each: "jede* alle* jeweils samtlich* halfte viertel drittel meisten",
  between: "zwischen rund etwa ungefahr fast knapp beinahe",
  delivery: "liefer* versand* anschrift* adresse* paket* email rechnungsadr*",
  sensor:
    "getippt* tastatur* kopiert* hineinkop* maus bildschirm* standort* gps akku sim chip sprache sprachein* " +
    "cookie*",
  floor: "stock stockwerk* gebaude* zentrale* standort zimmer turm keller* hauptsitz* zentrum leitstelle*",
  skip: "uberspring* umgeh* entfall* erspar* spart entgeh* vermeid* unbemerkt* schlupf* austrick*",
  trust: "vertrau* favorit* zuverlassig* stammkund* treue* treu ruf weste",
  pressure:
    "drang* bedrang* gedrang* verlangt* fragt fordert* jemand unter behaupt* gibt eile eilig* druck hetz* " +
    "uberstuerz*",
  form: "formular* feld felder anhang anlage fragebogen seite",
  program: "programm* maschine* rechner* computer* vorpruf* prufungen prufschritt* automat* roboter* software",
  disagree: "uneins uneinig* verschieden* unterschied* widersprach* patt knapp gerade uberstimm* hinweg*",
  story: "wirkte* schien* fand fanden hielt hielten kam vorkam befand erschien* empfand*",
  while: "wahrend welche* dessen deren wobei indem",
  itself: "automatisch* selbst selber allein alleine verfall* verfallt erlischt ablauft stillschweig* schweigen gilt",
  scammer: "betruger* gauner* kriminelle* fremder fremde anrufer* hochstapl*",
  beware: "misstrau* vorsicht* aufpass* achten achtung hut meid* finger tipp rat ratschlag*",
  bargain: "angebot* schnappchen* rabatt* bewertungen countdown gunstig* verspr*",
  reveal: "verraten einzelheit* details offenleg* preisgeb* erzahl* nahere*",
  till: "mitternacht feierabend schluss arbeitsschluss mittag* fristende",
  trade:
    "*handlung *laden *geschaft *markt *haus *shop *studio *zentrum *center *werkstatt *versand *verlag " +
    "*verein *schule *praxis *klinik *agentur *buro *vermietung *gartnerei *schmiede *tischlerei " +
    "*schreinerei *metzgerei *fleischerei *konditorei *kellerei *weingut *brauerei *galerie *theater " +
    "*kino *museum *oper *bad *bahn *airline *fluglinie autohaus garten* baumarkt trafik kiosk apotheke " +
    "drogerie velo* fahrrad* rad reifen* blumen* tierarzt* zahnarzt* arzt* friseur* coiffeur* tickets " +
    "billette karten konzert* ferien* wohnung sofa kopfhorer* buch bucher schuhe kuche kuchen* lampe* " +
    "teppich* matratze* kleid anzug ring kette ski zelt gitarre* klavier* instrument* werkzeug* " +
    "streaming* onlineshop handyshop wein* bier* pizza* restaurant* cafe lokal gasthaus gasthof pension " +
    "campingplatz taxi zug fahre",
  month:
    "januar janner februar feber marz april mai juni juli august september oktober november dezember " +
    "weihnacht* ostern",
  appear: "erscheint erscheinen sehen siehst sieht finden findest findet steht stehen angezeigt sichtbar " + "einseh*",
  step: "schritt* moment* augenblick* kurz* klein* bisschen einfach schnell genugt reicht",
  sure: "sicher* wirklich tatsachlich gewiss* lieber sichergeh* uberzeug* echt",
  fine: "gut gute guter guten glatt reibungslos bestens ordnung problemlos super prima wunderbar sauber " + "richtig",
};
