/** German words that say the same in a report, one group a line; folded. */
export const sameMeaning = `
bestatigen bekraftigen
kippen kippte aufheben aufgehoben aufhob kassieren kassierte verwerfen verworfen
kaufen erwerben erwarb erworben anschaffen beschaffen ubernehmen ubernahme kauf erwerb anschaffung
verkaufen veraussern verkauf
absagen absage streichen strich gestrichen ausfallen
abreissen abriss abgerissen
zerstoren vernichten verwusten
beschadigen schaden beschadigung
bauen errichten bau errichtung
reparieren sanieren instandsetzen renovieren sanierung renovierung reparatur
entdecken finden fand gefunden fund
loben wurdigen lob
kritisieren rugen tadeln bemangeln kritik
einstellen anstellen anwerben
entlassen kundigen feuern entlassung kundigung
zurucktreten rucktritt
verhaften festnehmen festgenommen festnahm festnahme verhaftung
freilassen entlassen freigelassen
toten sterben tod tot tote todlich gestorben umkommen
verletzen verletzt verletzte verletzung
unfall ungluck zusammenstoss kollision
brand feuer brennen brannte
hochwasser flut uberschwemmung uberflutung
sturm unwetter
beginnen begann begonnen starten anfangen anfing beginn start auftakt
enden beenden abschliessen ende abschluss
eroffnen offnen eroffnung einweihen einweihung
schliessen geschlossen schloss schliessung
ankundigen mitteilen bekanntgeben verkunden erklaren bekannt ankundigung mitteilung
sagen sagte erklaren mitteilen berichten
zeigen belegen ergeben
bitten fragen
fordern verlangen forderung
erlauben gestatten zulassen genehmigen erlaubnis genehmigung
verbieten verboten untersagen verbot
billigen zustimmen annehmen angenommen beschliessen beschloss beschlossen verabschieden zustimmung
ablehnen zuruckweisen ablehnung verweigern
unterstutzen befurworten unterstutzung
warnen mahnen warnung
planen beabsichtigen wollen vorsehen vorhaben plan
erwarten rechnen prognostizieren
gewinnen siegen sieg schlagen schlug geschlagen
verlieren unterliegen niederlage verlor verloren
helfen half geholfen hilfe unterstutzen
schutzen schutz bewahren
geben ubergeben uberreichen schenken spenden spende
bekommen erhalten kriegen erhielt bekam
senden schicken liefern lieferung
stehlen gestohlen stahl rauben diebstahl raub
fliehen floh gefluchtet fluchten flucht
ankommen eintreffen erreichen ankunft
treffen zusammenkommen begegnen
wahlen wahl abstimmen abstimmung
auswahlen aussuchen wahlen
ersetzen ablosen nachfolgen
leiten fuhren leitung fuhrung
betreiben unterhalten
brauchen benotigen bedarf
versuchen versuch
umziehen verlegen umzug
steigen zunehmen wachsen klettern anstieg zunahme wachstum
sinken fallen abnehmen zuruckgehen schrumpfen ruckgang abnahme
senken reduzieren verringern kurzen mindern
erhohen anheben steigern erhohung
verbessern verbesserung
verschlechtern verschlechterung
bezahlen zahlen finanzieren zahlung
firma unternehmen betrieb konzern gesellschaft
mitarbeiter beschaftigte angestellte arbeiter beschaftigten personal
chef leiter direktor geschaftsfuhrer vorstand
polizei polizisten beamte beamten
arzt mediziner arzte doktor
arztin medizinerin arztinnen
anwalt verteidiger rechtsanwalt
gericht kammer richter
urteil entscheidung richterspruch
gesetz vorschrift regelung
parlament abgeordnete
stadtrat gemeinderat rat
gemeinde kommune stadt
burgermeisterin stadtoberhaupt
regierung kabinett
land staat
dorf ort gemeinde
anwohner einwohner bewohner burger
kind kinder
jugendliche teenager
mann manner herr
frau frauen dame
lehrerin lehrkraft
haus gebaude
auto wagen fahrzeug pkw
schiff boot
flugzeug maschine flieger
bahn zug eisenbahn
spiel partie begegnung
fussballer spieler
trainer coach
mannschaft team elf
krankheit erkrankung leiden
medikament arznei mittel
studie untersuchung forschung
bericht report
kurz knapp
gross riesig
klein winzig
wichtig bedeutend
ehemalig fruher einstig
nahe unweit bei
etwa rund ungefahr circa fast
jahrlich jahr
monatlich monat
wochentlich woche
taglich tag
kontakt verbindung
entschuldigen entschuldigung
erklaren erlautern erlauterung
versprechen zusagen zusage
einigen einigung vereinbarung vereinbaren
unterzeichnen unterschreiben unterschrift
einladen einladung
besuchen besuch
reisen reise fahrt
befordern transportieren transport
werfen schleudern
suchen suche fahnden
prufen kontrollieren untersuchen prufung kontrolle
ermitteln ermittlung
testen erproben test
beweisen nachweisen beweis
betreffen treffen
enthalten umfassen
andern verandern anderung veranderung
grunden schaffen grundung
sammeln sammlung
teilen aufteilen
mischen vermengen
bedecken uberziehen
besteigen erklimmen
einsturzen zusammenbrechen einsturz
zerbrechen brechen
verbrennen brennen verbrannt
graben ausgraben
anbauen zuchten
kochen zubereiten
singen vortragen
auftreten auftritt
malen zeichnen
schreiben verfassen
drucken veroffentlichen
lehren unterrichten unterricht
lernen studieren
glauben meinen denken
vermuten annehmen verdacht
furchten sorgen angst sorge
hoffen wunschen
feiern begehen feier
trauern trauer
danken dank
beschweren beschwerde klage
bestreiten leugnen
beschuldigen vorwerfen anklagen vorwurf
klagen verklagen
strafe busse
dieb einbrecher rauber
soldat soldaten truppen
waffe gewehr
angriff uberfall attacke angreifen
bombe sprengsatz
schuss schiessen geschossen
regen niederschlag schauer
schnee schneefall
wind boe
hitze warme
wald forst
feld acker wiese
hang hugel
fluss strom
kuste ufer
meer see
tier tiere
hund hunde
kuh kuhe rinder
ernte ertrag
essen mahlzeit speise
wein jahrgang
winzer weinbauer
patient kranke
operation eingriff
hochzeit heirat trauung heiraten
kirche gotteshaus
pfarrer priester geistlicher pastor
prufung examen
preis auszeichnung
meister sieger gewinner
zuschauer publikum besucher
konzert auftritt
kunstler maler
journalist reporter
zeitung blatt
fernsehen tv
telefon handy
brief schreiben
bild foto aufnahme
rechnung beleg
steuer abgabe
gewinn ertrag uberschuss
umsatz erlos
aktie anteil
ware waren produkt
streik ausstand arbeitsniederlegung
vorsitzender prasident chef
fachmann experte sachverstandiger
zeuge augenzeuge
opfer geschadigte
nachbar anwohner
freund kamerad
verwandte angehorige
wutend verargert zornig
froh glucklich erfreut
traurig betrubt
mude erschopft
beruhmt bekannt namhaft
seltsam merkwurdig ungewohnlich
schwierig schwer
einfach leicht
ruhig still
laut larmend
alt betagt
modern zeitgemass
leer verlassen
kaputt defekt beschadigt
ganz gesamt komplett vollstandig
plotzlich unvermittelt
erneut wieder abermals
vorher zuvor fruher
verlegen verlagern umziehen
teilnehmen mitmachen teilnahme beteiligen
`;
