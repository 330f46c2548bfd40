import type { Language } from "../../../text/index.ts";

/**
 * Words that say the same in a report, one group a line; folded, inflected forms only where stemming fails. Own work. A
 * group is kept tight: a word that may also say something else excuses nothing but itself.
 */
export const SAME_MEANING: Readonly<Record<Language, string>> = {
  en: `
uphold upheld affirm confirm sustain
overturn overrule quash annul reverse revoke
buy bought purchase acquire acquisition
sell sold sale
cancel cancelled cancelling cancellation scrap axe abandon
postpone delay defer reschedule
demolish demolition raze dismantle
destroy devastate wreck ruin
damage harm
build built construct construction erect
repair fix mend restore restoration renovate refurbish refurbishment
discover find found unearth uncover detect spot
praise laud applaud hail commend
criticise criticize slam condemn denounce blast attack lambast
hire employ recruit appoint
fire sack dismiss
resign quit step
arrest detain hold held custody
jail imprison
release free
kill dead death die died fatal fatally
injure hurt wound
murder kill
accident crash collision collide
fire blaze burn
flood flooding inundate
storm gale
start begin began begun launch commence
end finish conclude complete
open inaugurate unveil
close shut
announce declare state reveal disclose unveil publish
say said tell told state report
show reveal indicate suggest
ask request
demand urge
allow permit let authorise authorize
ban forbid forbade forbidden prohibit bar outlaw
approve pass back endorse adopt accept agree
reject refuse decline
support back favour favor
oppose against resist
warn caution
plan intend aim
expect forecast predict anticipate project
win won victory beat triumph
beat defeat
lose lost loss
help assist aid
protect shield safeguard
give gave given hand grant award donate
get got receive obtain
send sent dispatch deliver
take took taken
steal stole stolen theft rob robbery
flee fled escape
leave left depart quit
arrive reach come came
join enter
meet met talk
vote ballot poll
choose chose chosen select pick
replace succeed substitute
lead led head
run operate manage
own belong
need require
try attempt
stay remain
move relocate transfer shift
grow expand growth expansion increase rise
shrink contract fall decline decrease
reduce cut lower slash trim
raise increase lift boost
improve better enhance
worsen deteriorate
cost price
pay paid fund finance
money cash fund
company firm business corporation
employee worker staff employees
boss chief head manager director executive
owner proprietor
police officer officers cop
doctor physician medic
lawyer attorney solicitor barrister
judge court
court tribunal
ruling verdict judgment judgement decision
law legislation act
parliament lawmakers legislature mps
council councillors authority
government administration cabinet
country nation state
city town
village hamlet
resident inhabitant local people
child children kid kids youngster
boy lad
teenager teen adolescent youth
man men
woman women lady
pupil student schoolchild
teacher instructor
house home building
flat apartment
car vehicle
lorry truck
ship boat vessel
plane aircraft airliner jet
airline carrier
railway rail train
harbour harbor port
road street
shop store
factory plant
film movie
football soccer
match game
player footballer
coach manager trainer
team side squad
illness disease sickness
drug medicine medication
study research
researcher scientist
result outcome finding
report account
brief short
big large huge
small little tiny
quick fast rapid swift
important significant key major
new recent
former ex previous previously
wrong mistaken
right correct
rich wealthy
near close
about around approximately roughly nearly almost
start beginning
autumn fall
monthly month
yearly annual annually year
weekly week
daily day
british britain uk
american us usa america
german germany
french france
spanish spain
`,
  de: `
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
`,
  es: `
confirmar ratificar confirmacion
anular revocar tumbar invalidar revocacion anulacion
comprar adquirir compra adquisicion
vender venta
cancelar suspender anular cancelacion suspension
aplazar posponer retrasar aplazamiento
demoler derribar demolicion derribo
destruir destrozar arrasar destruccion
danar danos averiar
construir levantar edificar construccion
reparar arreglar restaurar renovar reparacion restauracion renovacion
descubrir encontrar hallar descubrimiento hallazgo
elogiar alabar aplaudir elogio
criticar censurar reprochar critica
contratar fichar emplear
despedir cesar despido
dimitir renunciar dimision renuncia
detener arrestar detencion arresto
liberar soltar
matar morir muerte muerto fallecer fallecido fallecimiento murio mueren
herir herido lesionar lesion
accidente choque colision siniestro
incendio fuego quemar
inundacion riada
tormenta temporal borrasca
empezar comenzar iniciar arrancar inicio comienzo empezo empieza
terminar acabar finalizar concluir fin
abrir inaugurar apertura inauguracion
cerrar clausurar cierre cierra
anunciar comunicar declarar anuncio
decir dijo declarar afirmar senalar asegurar explicar
mostrar revelar indicar muestra
pedir solicitar pide pidio peticion solicitud
exigir reclamar demandar exigencia
permitir autorizar autorizacion permiso
prohibir vetar prohibicion
aprobar respaldar aceptar adoptar aprobacion
rechazar denegar rechazo
apoyar respaldar apoyo respaldo
advertir avisar alertar advertencia
planear prever pretender plan
esperar prever
ganar vencer victoria triunfo
perder derrota
ayudar auxiliar ayuda
proteger resguardar proteccion
dar entregar donar conceder otorgar entrega donacion
recibir obtener conseguir lograr
enviar mandar remitir envio
robar hurtar robo hurto
huir escapar fuga huida
salir abandonar marcharse partir
llegar alcanzar llegada
reunir encontrar reunion
votar voto votacion
elegir escoger seleccionar eleccion
sustituir reemplazar relevar
dirigir encabezar liderar direccion
gestionar operar administrar
necesitar requerir precisar
intentar tratar intento
permanecer quedar seguir
trasladar mudar traslado
subir aumentar crecer incrementar aumento subida crecimiento incremento alza
bajar caer descender disminuir bajada caida descenso
reducir recortar rebajar reduccion recorte
mejorar mejora
empeorar empeoramiento
coste costo precio
pagar abonar financiar pago
empresa compania firma sociedad
empleado trabajador plantilla
jefe director responsable gerente
policia agentes agente
medico doctor facultativo
hospital clinica
abogado letrado
juez magistrado tribunal
tribunal corte juzgado audiencia
sentencia fallo veredicto
ley norma legislacion
parlamento congreso diputados camara
ayuntamiento municipio concejo consistorio
alcalde regidor edil
alcaldesa regidora edil
gobierno ejecutivo
pais nacion estado
ciudad urbe localidad
pueblo aldea localidad
vecino residente habitante
nino ninos menor
joven adolescente
hombre varon
mujer senora
alumno estudiante escolar
maestro profesor docente
casa vivienda
piso apartamento
coche automovil vehiculo carro
camion vehiculo
barco buque nave
avion aeronave
tren ferrocarril
calle via
tienda comercio
fabrica planta
pelicula filme film
partido encuentro
jugador futbolista
entrenador tecnico
equipo conjunto
enfermedad dolencia
farmaco medicamento medicina
estudio investigacion
investigador cientifico
resultado desenlace
informe reporte
breve corto
grande enorme
pequeno diminuto
rapido veloz
importante significativo clave
nuevo reciente
antiguo viejo
antiguo ex anterior
erroneo equivocado
correcto acertado
cerca proximo
aproximadamente unos cerca casi
salarial salario sueldo
anual ano
mensual mes
semanal semana
diario dia
`,
  pt: `
comprar adquirir compra
cancelar suspender
construir erguer construcao
encontrar achar descobrir
comecar iniciar inicio
terminar acabar fim
anunciar comunicar anuncio
dizer disse afirmar declarar
pedir solicitar
permitir autorizar
proibir vetar
aprovar aceitar aprovacao
rejeitar recusar
apoiar respaldar apoio
ganhar vencer vitoria
perder derrota
morrer morte morto falecer
ferir ferido
prender deter prisao
subir aumentar crescer aumento
cair diminuir descer queda
empresa companhia firma
funcionario empregado trabalhador
medico doutor
policia agentes
carro automovel veiculo
escola colegio
breve curto
`,
};
