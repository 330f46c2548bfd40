import type { Language } from "../../../languages/language.ts";

/**
 * More opposites, in the form of `antonymPairs`, which the error estimate was trained with and which therefore stays as it
 * is. By what reports are about: courts, votes, people, trade, works, nature. Only words that exclude each other when they
 * are said of the same thing in the same place.
 */
export const moreAntonymPairs: Readonly<Record<Language, string>> = {
  en: `
uphold upheld affirm affirmed / overturn overturned overrule overruled quash quashed annul annulled revoke revoked repeal repealed
praise praised laud lauded applaud applauded hail hailed commend commended / criticise criticised criticize criticized condemn condemned denounce denounced rebuke rebuked slam slammed
acquit acquitted exonerate exonerated / convict convicted
ratify ratified adopt adopted / veto vetoed reject rejected
legalise legalised legalize legalized / ban banned outlaw outlawed prohibit prohibited criminalise
allow allowed permit permitted authorise authorised authorize authorized / ban banned forbid forbidden prohibit prohibited
accept accepted / decline declined
promote promoted / demote demoted relegate relegated
elect elected re-elect / oust ousted
hire hired recruit recruited / dismiss dismissed sack sacked
tighten tightened / ease eased loosen loosened relax relaxed
extend extended prolong prolonged lengthen lengthened / shorten shortened curtail curtailed
accelerate accelerated / slow slowed brake braked
widen widened / narrow narrowed
build built construct constructed erect erected / demolish demolished raze razed dismantle dismantled destroy destroyed
repair repaired restore restored / damage damaged destroy destroyed wreck wrecked
install installed / remove removed dismantle dismantled
add added / remove removed
keep kept retain retained / abandon abandoned scrap scrapped
continue continued / discontinue discontinued cease ceased stop stopped
deposit deposited / withdraw withdrew withdrawn
borrow borrowed / lend lent
import imported importer / export exported exporter
upgrade upgraded / downgrade downgraded
encourage encouraged / discourage discouraged
enable enabled / disable disabled prevent prevented
disclose disclosed publish published / conceal concealed withhold withheld
nationalise nationalised nationalize nationalized / privatise privatised privatize privatized
overestimate overestimated / underestimate underestimated
exceed exceeded / miss missed
appear appeared / disappear disappeared vanish vanished
optimistic / pessimistic
cheap cheaper / expensive dearer
heavy heavier / light lighter
wet / dry
easy easier / difficult harder
full / empty
deep deeper / shallow
thick / thin
wide wider / narrow
clean / dirty polluted
healthy / sick ill
voluntary / compulsory mandatory
urban / rural
indoor indoors / outdoor outdoors
frequent frequently often usually / rare rarely seldom
surplus / deficit
advantage / disadvantage
strength / weakness
buyer / seller
employer / employee
landlord / tenant
plaintiff / defendant
creditor lender / debtor borrower
supporter / opponent
entrance / exit
summer / winter
morning / evening
birth born / death died
nephew / niece
uncle / aunt
grandfather / grandmother
widow / widower
`,
  de: `
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
`,
  es: `
confirmar confirmo confirmado confirmada ratificar ratifico / anular anulo anulado anulada revocar revoco revocado tumbar tumbo
elogiar elogio elogiado alabar alabo aplaudir aplaudio / criticar critico criticado censurar censuro reprochar reprocho
absolver absolvio absuelto absuelta / condenar condeno condenado condenada
permitir permitio permitido autorizar autorizo autorizado / prohibir prohibio prohibido vetar veto vetado
ascender ascendio ascenso / descender descendio descenso
endurecer endurecio / suavizar suavizo relajar relajo
prolongar prolongo ampliar amplio / acortar acorto recortar recorto
acelerar acelero / frenar freno ralentizar ralentizo
construir construyo construido construida levantar levanto / demoler demolio demolido demolida derribar derribo destruir destruyo destruido
reparar reparo reparado / danar dano danado destruir destruyo
instalar instalo instalado / retirar retiro retirado desmontar desmonto
conservar conservo mantener mantuvo / abandonar abandono eliminar elimino
continuar continuo / interrumpir interrumpio suspender suspendio
ingresar ingreso depositar deposito / retirar retiro
importar importo importacion / exportar exporto exportacion
implantar implanto introducir introdujo / suprimir suprimio abolir abolio
animar animo alentar alento / desanimar desanimo disuadir disuadio
facilitar facilito / impedir impidio dificultar dificulto
publicar publico revelar revelo / ocultar oculto
nacionalizar nacionalizo / privatizar privatizo
sobrestimar sobrestimo / subestimar subestimo
aparecer aparecio / desaparecer desaparecio
optimista / pesimista
barato barata / caro cara
pesado pesada / ligero ligera
mojado humedo / seco seca
facil / dificil
lleno llena / vacio vacia
grueso / delgado
ancho ancha / estrecho estrecha
limpio limpia / sucio sucia contaminado
sano sana / enfermo enferma
voluntario voluntaria / obligatorio obligatoria
urbano urbana / rural
frecuente frecuentemente / raro raramente
superavit / deficit
ventaja / desventaja
comprador / vendedor
empleador / empleado
casero / inquilino
demandante / demandado
acreedor / deudor
partidario / detractor opositor
entrada / salida
verano / invierno
nacimiento nacio / muerte murio
`,
  pt: `
confirmar confirmou / anular anulou revogar revogou
elogiar elogiou / criticar criticou
absolver absolveu absolvido / condenar condenou condenado
permitir permitiu autorizar autorizou / proibir proibiu vetar vetou
construir construiu / demolir demoliu destruir destruiu
acelerar acelerou / frear freou
importar importou / exportar exportou
publicar publicou / ocultar ocultou
barato barata / caro cara
facil / dificil
cheio cheia / vazio vazia
verao / inverno
comprador / vendedor
`,
};
