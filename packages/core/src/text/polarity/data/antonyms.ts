import type { Language } from "../../../languages/language.ts";

/** Opposites: every word left of `/` contradicts every word right of it. Inflected forms only where stemming fails. */
export const antonymPairs: Readonly<Record<Language, string>> = {
  en: `
rise rose risen rising increase increased grow grew grown growth climb climbed soar soared jump jumped surge surged gain gained up higher raise raised expand improve improved / fall fell fallen falling decrease decreased decline declined drop dropped shrink shrank shrunk plunge plunged slump slumped lose down lower reduce reduced cut worsen worsened
win won victory triumph / lose lost loss defeat defeated
beat defeated / lost
accept accepted approve approved agree agreed back backed support supported welcome welcomed endorse allow allowed permit / reject rejected refuse refused oppose opposed deny denied ban banned block blocked veto forbid forbade condemn condemned criticise criticised criticize
admit admitted confess confessed confirm confirmed / deny denied
more / less fewer
most / least fewest
before earlier prior / after later following
open opened opening / close closed closing shut
alive living survive survived / dead died killed die death
guilty convicted / innocent acquitted cleared
arrive arrived enter entered join joined / leave left depart departed quit exit
start started begin began begun launch launched / end ended stop stopped finish finished cancel cancelled halt
buy bought purchase purchased / sell sold
hire hired appoint appointed / fire fired sack sacked dismiss dismissed resign resigned
high higher highest / low lower lowest
large larger big bigger biggest great greater / small smaller smallest little
first / last
old older oldest elderly / young younger youngest
new / old
good better best positive / bad worse worst negative poor
hot warm warmer / cold cool colder
strong stronger strengthen strengthened / weak weaker weaken weakened
early / late
long longer / short shorter
fast faster quick / slow slower
rich wealthy / poor
safe / dangerous unsafe
success succeed succeeded successful / failure fail failed unsuccessful
male man men boy father son husband brother he king / female woman women girl mother daughter wife sister she queen
north northern / south southern
east eastern / west western
left / right
true / false
legal lawful / illegal unlawful
possible / impossible
likely / unlikely
able / unable
same / different
inside / outside
above over / below under
public / private
attack attacked / defend defended
arrest arrested detain detained jail jailed / release released free freed
push / pull
remember / forget forgot
love loved like / hate hated dislike
include included / exclude excluded
show showed reveal revealed / hide hid hidden
peace / war
friend ally / enemy rival
majority / minority
profit / loss
employ employed / unemployed
credit / debit
import / export
winner / loser
maximum / minimum
internal domestic / external foreign
temporary / permanent
always / never
lead leading ahead / trail trailing behind
`,
  de: `
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
  es: `
subir sube subio subieron aumentar aumento aumenta aumentaron crecer crece crecio crecieron crecimiento incrementar incremento elevar elevo alza alcanzo mayor mejorar mejoro / bajar baja bajo bajaron disminuir disminuyo caer cae cayo cayeron caida descender descendio descenso reducir redujo reduccion menor empeorar empeoro
ganar gana gano ganaron victoria triunfo vencer vencio / perder pierde perdio perdieron derrota
aceptar acepto aprobar aprobo apoyar apoyo apoya respaldar respaldo permitir permitio celebrar / rechazar rechazo oponer opuso prohibir prohibio negar nego bloquear bloqueo criticar critico condenar
admitir admitio confesar confeso confirmar confirmo / negar nego desmentir desmintio
mas / menos
antes / despues tras
abrir abrio abierto abierta / cerrar cerro cerrado cerrada
vivo viva sobrevivir sobrevivio / muerto muerta murio morir muerte fallecio
culpable condenado / inocente absuelto
llegar llego entrar entro / salir salio abandonar abandono irse
empezar empezo comenzar comenzo iniciar inicio / terminar termino acabar acabo finalizar cancelar cancelo suspender
comprar compro compra / vender vendio venta
contratar contrato nombrar nombro / despedir despidio dimitir dimitio renunciar renuncio
alto alta / bajo baja
grande mayor / pequeno pequena menor
primero primera primer / ultimo ultima
viejo vieja antiguo / joven nuevo nueva
bueno buena mejor positivo / malo mala peor negativo
caliente calor / frio fria
fuerte fortalecer / debil debilitar
temprano / tarde
largo larga / corto corta
rapido rapida / lento lenta
rico rica / pobre
seguro segura / peligroso peligrosa inseguro
exito / fracaso
hombre hombres padre hijo hermano esposo nino / mujer mujeres madre hija hermana esposa nina
norte / sur
este oriente / oeste occidente
izquierda / derecha
verdadero cierto / falso
legal / ilegal
posible / imposible
igual mismo / distinto diferente
dentro / fuera
publico publica / privado privada
atacar ataco / defender defendio
detener detuvo detenido arrestar encarcelar / liberar libero liberado
paz / guerra
amigo aliado / enemigo rival
mayoria / minoria
siempre / nunca jamas
maximo / minimo
`,
  pt: `
subir subiu aumentar aumentou aumento crescer cresceu crescimento elevar elevou alta melhorar / cair caiu queda diminuir diminuiu reduzir reduziu reducao descer desceu baixa piorar
ganhar ganhou vencer venceu vitoria / perder perdeu derrota
aceitar aceitou aprovar aprovou apoiar apoiou permitir permitiu / rejeitar rejeitou recusar recusou proibir proibiu negar negou criticar criticou
admitir admitiu confessar confirmar confirmou / negar negou desmentir
mais / menos
antes / depois apos
abrir abriu aberto / fechar fechou fechado
vivo sobreviver sobreviveu / morto morreu morte
culpado / inocente absolvido
chegar chegou entrar entrou / sair saiu deixar
comecar comecou iniciar iniciou / terminar terminou acabar acabou cancelar cancelou
comprar comprou / vender vendeu
alto alta / baixo baixa
grande maior / pequeno menor
primeiro primeira / ultimo ultima
velho antigo / novo jovem
bom boa melhor / mau ruim pior
homem pai filho irmao / mulher mae filha irma
norte / sul
leste / oeste
esquerda / direita
verdadeiro / falso
legal / ilegal
possivel / impossivel
publico / privado
prender prendeu preso / libertar libertou solto
paz / guerra
maioria / minoria
sempre / nunca jamais
`,
};
