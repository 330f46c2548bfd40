import type { AntonymRules } from "../parts/polarity-rules.ts";

export const antonyms: AntonymRules = {
  negatingPrefix: /^(un|nicht)(.{4,})$/,
  trained: `
steigen steigt stieg gestiegen steigern gesteigert erhoht erhohen erhohte zunehmen zunahm zugenommen anstieg zuwachs wachsen wuchs gewachsen wachstum klettern kletterte hoher mehr / sinken sinkt sank gesunken fallen fiel gefallen senken gesenkt reduzieren reduziert abnehmen abgenommen ruckgang schrumpfen schrumpfte zuruckgehen verringern verringert niedriger weniger
gewinnen gewann gewonnen sieg siegen siegte gewinn / verlieren verlor verloren niederlage unterlag verlust
annehmen angenommen zustimmen zugestimmt billigen gebilligt genehmigen genehmigt unterstutzen unterstutzt befurworten erlauben erlaubt begrussen begrusst begrusste / ablehnen abgelehnt lehnte verweigern verweigert kritisieren kritisiert kritisierte verbieten verboten untersagt untersagen blockieren
gestehen gestand zugeben zugegeben bestatigen bestatigt / leugnen bestreiten bestritt dementieren dementiert
mehr / weniger
vor vorher zuvor / nach nachher danach
offnen geoffnet offen eroffnen eroffnet / schliessen geschlossen schloss
leben lebend lebendig uberlebt uberleben / tot gestorben starb tod getotet sterben
schuldig verurteilt / unschuldig freigesprochen
ankommen angekommen eintreten beitreten / verlassen verliess abreisen austreten
beginnen begann begonnen starten gestartet anfang beginn / enden endete beenden beendet aufhoren ende stoppen gestoppt abgesagt
kaufen kaufte gekauft / verkaufen verkaufte verkauft
einstellen eingestellt / entlassen gekundigt zurucktreten zuruckgetreten
hoch hohe hoher hochste / niedrig tief niedriger niedrigste
gross grosse grosser grosste / klein kleine kleiner kleinste
erste ersten erster / letzte letzten letzter
alt alte alter altere alteste / jung junge junger jungere jungste neu
gut gute besser beste positiv / schlecht schlechter schlechteste negativ
heiss warm warmer / kalt kalter kuhl
stark starker starken gestarkt / schwach schwacher schwachen
fruh fruher / spat spater
lang langer / kurz kurzer
schnell schneller / langsam langsamer
reich / arm
sicher / gefahrlich unsicher
erfolg erfolgreich gelingen gelang / misserfolg erfolglos scheitern scheiterte gescheitert
mann manner vater sohn bruder ehemann junge / frau frauen mutter tochter schwester ehefrau madchen
norden nordlich / suden sudlich
osten ostlich / westen westlich
links / rechts
wahr richtig / falsch
legal / illegal
moglich / unmoglich
gleich / verschieden anders
innen drinnen / aussen draussen
oben uber / unten unter
offentlich / privat
angreifen angegriffen angriff / verteidigen verteidigt
verhaften verhaftet festnehmen festgenommen inhaftiert / freilassen freigelassen entlassen
frieden / krieg
freund verbundeter / feind gegner
mehrheit / minderheit
gewinn / verlust
immer / nie
maximal hochstens / minimal mindestens
fuhren fuhrt vorn / zuruckliegen hinten
`,
  added: `
vor davor / hinter dahinter
laut lauter lautesten / leise leiser leisesten
dick dicker / dunn dunner
breit breiter / schmal schmaler
nass feucht / trocken trockener
voll / leer
billig billiger gunstiger / teuer teurer
vorubergehend zeitweise / dauerhaft endgultig
freiwillig / verpflichtend obligatorisch zwingend
teilweise / vollstandig uneingeschrankt komplett
haufig haufiger oft / selten seltener
mehrheit / minderheit
steigt stieg gestiegen erhoht erhohte / unverandert
sinkt sank gesunken senkt senkte gesenkt / unverandert
bestatigen bestatigte bestatigt / kippen kippte gekippt aufheben aufgehoben kassieren kassierte kassiert verwerfen verworfen
loben lobte lobt gelobt wurdigen wurdigte gewurdigt / rugen rugte gerugt tadeln tadelte getadelt kritisieren kritisierte kritisiert bemangeln bemangelte
freisprechen freigesprochen freispruch / verurteilen verurteilte verurteilt verurteilung
zulassen zugelassen erlauben erlaubte erlaubt gestatten gestattete gestattet / verbieten verbot verboten untersagen untersagte untersagt
befordern beforderte befordert / degradieren degradiert
aufsteigen aufgestiegen aufstieg / absteigen abgestiegen abstieg
verscharfen verscharfte verscharft / lockern lockerte gelockert
verlangern verlangerte verlangert / verkurzen verkurzte verkurzt
beschleunigen beschleunigte beschleunigt / verlangsamen verlangsamte verlangsamt bremsen bremste gebremst
erweitern erweiterte erweitert / verkleinern verkleinerte verkleinert
bauen baute gebaut errichten errichtete errichtet / abreissen abgerissen zerstoren zerstorte zerstort
reparieren reparierte repariert / beschadigen beschadigte beschadigt zerstoren zerstorte zerstort
einbauen eingebaut / ausbauen ausgebaut entfernen entfernt entfernte
behalten behielt / aufgeben aufgegeben
fortsetzen fortgesetzt / abbrechen abgebrochen einstellen
einzahlen eingezahlt / abheben abgehoben
importieren importierte importiert einfuhr / exportieren exportierte exportiert ausfuhr
einfuhren eingefuhrt / abschaffen abgeschafft
aufwerten aufgewertet / abwerten abgewertet
ermutigen ermutigte ermutigt / entmutigen entmutigte entmutigt
ermoglichen ermoglichte ermoglicht / verhindern verhinderte verhindert
veroffentlichen veroffentlichte veroffentlicht / verschweigen verschwieg verschwiegen
verstaatlichen verstaatlicht / privatisieren privatisiert
uberschatzen uberschatzt / unterschatzen unterschatzt
auftauchen aufgetaucht / verschwinden verschwand verschwunden
optimistisch / pessimistisch
billig billiger gunstig gunstiger / teuer teurer
schwer schwerer / leicht leichter
nass / trocken
einfach / schwierig
voll / leer
dick / dunn
breit breiter / schmal schmaler
sauber / schmutzig verschmutzt
gesund / krank
freiwillig / verpflichtend obligatorisch
stadtisch / landlich
haufig oft / selten
uberschuss / defizit
vorteil / nachteil
starke / schwache
kaufer / verkaufer
arbeitgeber / arbeitnehmer
vermieter / mieter
klager / beklagter angeklagter
glaubiger / schuldner
befurworter anhanger / gegner
eingang / ausgang
sommer / winter
geburt geboren / tod gestorben
neffe / nichte
onkel / tante
grossvater / grossmutter
verstarken verstarkt verstarkte / abschwachen abgeschwacht schwachen schwacht mindern mindert dampfen
unverandert konstant stabil / steigen steigt stieg gestiegen erhoht
unverandert konstant stabil / sinken sinkt sank gesunken fallen fallt fiel gefallen
bindend bindenden verbindlich verbindlichen / unverbindlich unverbindlichen
brutto bruttogehalt / netto nettogehalt
teilweise / vollstandig komplett ganzlich
vorubergehend befristet / dauerhaft unbefristet endgultig
minimum mindest mindestens / maximum hochst hochstens
mehrheit / minderheit
verlangern verlangert verlangerte / verkurzen verkurzt verkurzte ablaufen abgelaufen
gewahren gewahrt gewahrte bewilligen bewilligt / verweigern verweigert ablehnen abgelehnt
einschliessen eingeschlossen inklusive einschliesslich / ausschliessen ausgeschlossen exklusive
offentlich / privat nichtoffentlich
aktiv / inaktiv passiv
sichtbar / unsichtbar verborgen
stark deutlich erheblich / leicht geringfugig schwach
einstimmig / mehrheitlich gegenstimme
anwesend / abwesend
innen drinnen / aussen draussen
oben / unten
vorn vorne / hinten
gegenstimme gegenstimmen jastimme jastimmen / enthaltung enthaltungen
roh / gekocht gegart
frisch / gefroren
weich / hart
laut / leise still
hell / dunkel
glatt / rau
naturlich / kunstlich synthetisch
inlandisch / auslandisch
heimisch / eingeschleppt invasiv
verheiratet / ledig geschieden
festnehmen festgenommen verhaften verhaftet / freilassen freigelassen entlassen
einfrieren gefrieren / auftauen tauen
erwarmen erwarmt / abkuhlen abgekuhlt kuhlen
verpflichtend pflicht zwingend obligatorisch / freiwillig optional
verscharfen verscharft / lockern gelockert entscharfen
vereinfachen vereinfacht / erschweren erschwert verkomplizieren
beschleunigen beschleunigt / verzogern verzogert verlangsamen verlangsamt verschieben verschoben
sparen gespart / verschwenden verschwendet ausgeben
loben lobt gelobt lobte / tadeln kritisieren kritisiert kritisierte rugen rugt
vertrauen / misstrauen
gewinn gewinne / verlust verluste
uberschreiten uberschritten / unterschreiten unterschritten
begunstigen begunstigt fordern fordert / hemmen hemmt behindern behindert bremsen bremst
zusagen zugesagt / absagen abgesagt
kostenlos gratis kostenfrei / kostenpflichtig gebuhrenpflichtig
erlaubt gestattet zulassig / verboten untersagt unzulassig
geeignet / ungeeignet
vorher / nachher
anziehen / abstossen
offen / geschlossen
fruhling fruhjahr / herbst
einzeln / gemeinsam zusammen
halbieren halbiert halbierte / verdoppeln verdoppelt verdoppelte
obere oberen oberer / untere unteren unterer
aufwärts / abwärts
einschließlich inklusive / außer ausgenommen
dafür / dagegen
gestrichen / hinzugefügt aufgenommen
viel / wenig
bindend bindende bindenden / unverbindlich unverbindliche unverbindlichen
`,
};
