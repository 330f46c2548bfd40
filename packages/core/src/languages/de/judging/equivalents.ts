/** German words that may stand for each other, one group a line; folded. */
export const equivalents = `
kaufen erwerben erwarb erworben
verkaufen veraussern
beginnen begann begonnen starten anfangen
beenden abschliessen
bekommen erhalten erhielt bekam
brauchen benotigen
erlauben gestatten
verbieten verboten untersagen
bauen errichten
reparieren instandsetzen
sanieren renovieren
verschieben verschob verschoben vertagen
abreissen abgerissen abbrechen
verhaften festnehmen festgenommen festnahm
erklaren sagen sagte mitteilen
ablehnen zuruckweisen
ersetzen austauschen
senken reduzieren verringern
erhohen anheben steigern
firma unternehmen betrieb
mitarbeiter beschaftigte beschaftigten angestellte
arzt mediziner
klinik krankenhaus spital
anwalt rechtsanwalt
burgermeister stadtoberhaupt
einwohner bewohner
wohnung appartement
auto wagen pkw
lastwagen lkw laster
flugzeug maschine
geschaft laden
fabrik werk
spiel partie
mannschaft team
krankheit erkrankung
medikament arznei arzneimittel
studie untersuchung
forscher wissenschaftler
forschende wissenschaftler forscher
ergebnis resultat
schnell rasch zugig
falsch unrichtig
richtig korrekt
unterzeichnen unterschreiben
geschehen passieren ereignen
verursachen auslosen
andern verandern
entfernen beseitigen
verstecken verbergen
essen verzehren
straftat verbrechen delikt
armee militar streitkrafte
explosion detonation
erdbeben beben
bauer landwirt
baby saugling
beerdigung begrabnis beisetzung
universitat hochschule
tor treffer
zuschauer besucher
lied song
autor schriftsteller verfasser
bild foto
kredit darlehen
kunde kaufer
streik ausstand
lohn gehalt
stelle posten arbeitsplatz job
fachmann experte
gefahrlich riskant
haufig oft
bald demnachst
erneut abermals nochmals
derzeit aktuell momentan gegenwartig jetzt
spater anschliessend danach
gemeinsam zusammen
bucherei bibliothek
brand feuer
menschen personen leute
gebuhr entgelt
geldern mitteln
bezahlen zahlen
kosten preis
kostenlos gratis kostenfrei unentgeltlich
obligatorisch verpflichtend verbindlich
zusatzlich weitere
bisher bislang
bereits schon
sofort umgehend unverzuglich
direkt unmittelbar
ausserdem zudem
ungefahr etwa
meist meistens
vollstandig komplett ganz
liefern zustellen
ruckerstatten erstatten
nutzen benutzen verwenden
teilnehmen mitmachen beteiligen
prufen kontrollieren uberprufen
ermitteln untersuchen
entdecken finden fand gefunden
zerstoren vernichten
verletzt verwundet
retten bergen
warnen mahnen
kritisieren bemangeln rugen
loben wurdigen
gestehen einraumen zugeben
vermuten annehmen
planen beabsichtigen
versuchen probieren
bleiben verbleiben
ankommen eintreffen
verlassen verliess
umziehen ubersiedeln
veroffentlichen publizieren
ankundigen bekanntgeben
eroffnen einweihen
gewinnen siegen
schlagen besiegen
verlieren unterliegen
anteil quote
rentner pensionar
schuler schulkind
lehrer lehrkraft
fahrrad rad velo
bus omnibus
strassenbahn tram
mull abfall
heizung heizanlage
gerat apparat
bildschirm display monitor
anleitung handbuch
garantie gewahrleistung
paket sendung
rabatt nachlass
antrag gesuch
regel vorschrift
abgeordneter parlamentarier
pfad weg
`;
