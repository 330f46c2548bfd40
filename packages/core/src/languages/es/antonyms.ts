import type { AntonymRules } from "../parts/polarity-rules.ts";

export const antonyms: AntonymRules = {
  negatingPrefix: /^(in|im(?=p)|i(?=l)|ir(?=r)|des)(.{5,})$/,
  trained: `
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
  added: `
superior superiores / inferior inferiores
ruidoso ruidosa / silencioso silenciosa
grueso gruesa / delgado delgada fino fina
ancho ancha / estrecho estrecha
mojado mojada humedo humeda / seco seca
lleno llena / vacio vacia
barato barata / caro cara
temporal temporalmente provisional / definitivo definitiva permanente
voluntario voluntaria opcional / obligatorio obligatoria
parcial parcialmente / total totalmente completo completamente
frecuente frecuentemente / raro raramente
mayoria mayoritario mayoritaria / minoria minoritario minoritaria
maximo maxima / minimo minima
absuelve absuelven / condena condenan
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
reforzar refuerza reforzo intensificar intensifica aumentar aumenta / debilitar debilita atenuar atenua reducir reduce mitigar
estable invariable / subir sube subio aumentar aumenta
estable invariable / bajar baja bajo disminuir disminuye
vinculante / consultivo consultiva
bruto bruta / neto neta
parcial parcialmente / total totalmente completo completa completamente
minimo minima / maximo maxima
mayoria mayoritario mayoritaria / minoria minoritario minoritaria
renovar renovo renovado / vencer vencio vencido caducar caduco caducado
conceder concedio concedido otorgar otorgo / denegar denego denegado negar nego desestimar desestimo desestimada
incluir incluye incluido incluida incluyendo / excluir excluye excluido excluida excluyendo
publico publica / privado privada
activo activa / inactivo inactiva
visible / invisible oculto oculta
fuertemente notablemente mucho / ligeramente levemente poco
unanime unanimidad / dividido dividida
presente / ausente
dentro / fuera
arriba / abajo
delante / detras
izquierda izquierdo / derecha derecho
crudo cruda / cocido cocida
fresco fresca / congelado congelada
blando blanda / duro dura
ruidoso / silencioso
claro clara / oscuro oscura
liso / rugoso
natural / artificial sintetico
nacional / extranjero extranjera
autoctono autoctona / invasor invasora
casado casada / soltero soltera divorciado divorciada
detener detuvo detenido arrestar arresto / liberar libero liberado
congelar congelo / descongelar descongelo
calentar caliento / enfriar enfrio
obligatorio obligatoria forzoso / opcional voluntario voluntaria
endurecer endurecio / suavizar suavizo relajar relajo
simplificar simplifico / complicar complico
acortar acorto / alargar alargo prolongar prolongo
acelerar acelero / retrasar retraso aplazar aplazo frenar freno
ahorrar ahorro / gastar gasto malgastar
elogiar elogio alabar alabo / criticar critico censurar
confiar confio / desconfiar desconfio
ganancia beneficio beneficios / perdida perdidas
arrendador arrendadora / arrendatario arrendataria
preferible recomendable / desaconsejable
evitar evite / preferir prefiera
contando incluyendo / excluyendo
favorecer favorece / perjudicar perjudica
gratis gratuito gratuita / pago
permitido permitida / prohibido prohibida
adecuado adecuada / inadecuado inadecuada
primavera / otono
encarecer encarece encareció / abaratar abarata abarató
superior / inferior
inauguración / clausura
añadir añadió añadido / eliminar eliminó eliminado suprimir suprimió suprimido
duplicar duplicó / reducir redujo
incluido incluida incluso / salvo excepto
`,
};
