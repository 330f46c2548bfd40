/** German words that say the same in a report, one group a line; folded. */
export const sameMeaning = `
bestatigen bekraftigen
kippen kippte aufheben aufgehoben aufhob kassieren kassierte verwerfen verworfen
kaufen erwerben erwarb erworben anschaffen beschaffen ubernehmen ubernahme kauf erwerb anschaffung
verkaufen veraussern verkauf
absagen absage streichen strich gestrichen ausfallen
verschieben verschob verschoben vertagen
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
verlassen verliess
ankommen eintreffen erreichen ankunft
treffen zusammenkommen begegnen
wahlen wahl abstimmen abstimmung
auswahlen aussuchen wahlen
ersetzen ablosen nachfolgen
leiten fuhren leitung fuhrung
betreiben unterhalten
brauchen benotigen bedarf
versuchen versuch
bleiben verbleiben
umziehen verlegen umzug
steigen zunehmen wachsen klettern anstieg zunahme wachstum
sinken fallen abnehmen zuruckgehen schrumpfen ruckgang abnahme
senken reduzieren verringern kurzen mindern
erhohen anheben steigern erhohung
verbessern verbesserung
verschlechtern verschlechterung
kosten preis
bezahlen zahlen finanzieren zahlung
firma unternehmen betrieb konzern gesellschaft
mitarbeiter beschaftigte angestellte arbeiter beschaftigten personal
chef leiter direktor geschaftsfuhrer vorstand
polizei polizisten beamte beamten
arzt mediziner arzte doktor
arztin medizinerin arztinnen
klinik krankenhaus spital
anwalt verteidiger rechtsanwalt
gericht kammer richter
urteil entscheidung richterspruch
gesetz vorschrift regelung
parlament abgeordnete
stadtrat gemeinderat rat
gemeinde kommune stadt
burgermeister stadtoberhaupt
burgermeisterin stadtoberhaupt
regierung kabinett
land staat
dorf ort gemeinde
anwohner einwohner bewohner burger
kind kinder
jugendliche teenager
mann manner herr
frau frauen dame
lehrer lehrkraft
lehrerin lehrkraft
haus gebaude
wohnung appartement
auto wagen fahrzeug pkw
lastwagen lkw laster
schiff boot
flugzeug maschine flieger
bahn zug eisenbahn
geschaft laden
fabrik werk
spiel partie begegnung
fussballer spieler
trainer coach
mannschaft team elf
krankheit erkrankung leiden
medikament arznei mittel
studie untersuchung forschung
forscher wissenschaftler
ergebnis resultat
bericht report
kurz knapp
gross riesig
klein winzig
schnell rasch zugig
wichtig bedeutend
ehemalig fruher einstig
falsch unrichtig
richtig korrekt
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
verursachen auslosen
geschehen passieren ereignen
betreffen treffen
enthalten umfassen
andern verandern anderung veranderung
grunden schaffen grundung
entfernen beseitigen
verstecken verbergen
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
essen verzehren
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
gestehen zugeben einraumen
beschuldigen vorwerfen anklagen vorwurf
klagen verklagen
strafe busse
verbrechen straftat delikt
dieb einbrecher rauber
soldat soldaten truppen
armee militar streitkrafte
waffe gewehr
angriff uberfall attacke angreifen
bombe sprengsatz
explosion detonation
schuss schiessen geschossen
erdbeben beben
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
bauer landwirt
ernte ertrag
essen mahlzeit speise
wein jahrgang
winzer weinbauer
patient kranke
operation eingriff
baby saugling
hochzeit heirat trauung heiraten
beerdigung begrabnis beisetzung
kirche gotteshaus
pfarrer priester geistlicher pastor
universitat hochschule
prufung examen
preis auszeichnung
meister sieger gewinner
tor treffer
zuschauer publikum besucher
konzert auftritt
lied song
kunstler maler
autor schriftsteller verfasser
journalist reporter
zeitung blatt
fernsehen tv
telefon handy
brief schreiben
bild foto aufnahme
rechnung beleg
kredit darlehen
steuer abgabe
gewinn ertrag uberschuss
umsatz erlos
aktie anteil
kunde kaufer
ware waren produkt
streik ausstand arbeitsniederlegung
lohn gehalt
stelle posten arbeitsplatz job
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
gefahrlich riskant
ruhig still
laut larmend
alt betagt
modern zeitgemass
leer verlassen
kaputt defekt beschadigt
ganz gesamt komplett vollstandig
plotzlich unvermittelt
haufig oft
bald demnachst
erneut wieder abermals
jetzt derzeit aktuell momentan
spater danach anschliessend
vorher zuvor fruher
gemeinsam zusammen
verlegen verlagern umziehen
teilnehmen mitmachen teilnahme beteiligen
bucherei bibliothek
`;
