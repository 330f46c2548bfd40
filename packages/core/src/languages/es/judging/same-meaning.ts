/** Spanish words that say the same in a report, one group a line; folded. */
export const sameMeaning = `
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
intentar tratar intento
permanecer quedar seguir
trasladar mudar traslado
subir aumentar crecer incrementar aumento subida crecimiento incremento alza
bajar caer descender disminuir bajada caida descenso
reducir recortar rebajar reduccion recorte
mejorar mejora
empeorar empeoramiento
pagar abonar financiar pago
empresa compania firma sociedad
empleado trabajador plantilla
jefe director responsable gerente
policia agentes agente
medico doctor facultativo
hospital clinica
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
casa vivienda
coche automovil vehiculo carro
camion vehiculo
barco buque nave
tren ferrocarril
calle via
entrenador tecnico
resultado desenlace
breve corto
grande enorme
pequeno diminuto
importante significativo clave
nuevo reciente
antiguo viejo
antiguo ex anterior
cerca proximo
aproximadamente unos cerca casi
salarial salario sueldo
anual ano
mensual mes
semanal semana
diario dia
contacto conexion enlace
disculpar disculpa perdon
explicar aclarar explicacion
prometer promesa compromiso
acordar acuerdo pactar pacto
firmar suscribir firma
invitar invitacion
visitar visita
viajar viaje
transportar llevar transporte
lanzar arrojar tirar
buscar busqueda
revisar inspeccionar examinar controlar inspeccion control
investigar indagar investigacion
probar ensayar prueba ensayo
demostrar probar
ocurrir suceder pasar
afectar perjudicar
incluir contener comprender
cambiar modificar alterar cambio modificacion
crear fundar establecer creacion fundacion
recoger reunir recaudar
repartir dividir reparto
mezclar combinar
cubrir tapar
escalar ascender
derrumbar desplomar colapsar derrumbe
romper quebrar
quemar arder
cultivar sembrar
cocinar preparar
comer consumir
cantar interpretar
actuar actuacion
pintar dibujar
imprimir publicar
ensenar impartir
aprender estudiar
creer pensar considerar opinar
sospechar sospecha
temer miedo temor
desear querer
celebrar festejar
lamentar sentir
agradecer gracias
quejar queja protesta protestar
admitir reconocer confesar
acusar imputar acusacion
demandar denunciar demanda denuncia
ladron atracador
soldado militar tropas
ejercito fuerzas
arma pistola
ataque asalto atacar
bomba explosivo
disparo disparar tiro tiroteo
lluvia precipitacion llover
nieve nevada nevar
viento rafaga
bosque monte
campo prado
ladera colina
rio cauce
mar oceano
animal bestia
perro can
vaca res ganado
agricultor campesino labrador
ganadero granjero
comida alimento
vino anada
paciente enfermo
operacion intervencion cirugia
bebe recien
boda matrimonio casar
iglesia templo
universidad facultad
examen prueba
campeon ganador
publico espectadores asistentes
pintor artista
periodista reportero
television tele
telefono movil
carta misiva
impuesto tributo tasa
ingresos facturacion ventas
accion titulo
producto mercancia
testigo presencial
victima damnificado
amigo companero
enfadado furioso
contento feliz alegre
triste apenado
cansado agotado
famoso conocido celebre
extrano raro
tranquilo silencioso
viejo anciano
moderno contemporaneo
vacio desierto
roto averiado defectuoso
entero completo total
repentino subito
pronto inmediatamente
ahora actualmente
despues posteriormente
antes previamente
participar participacion
`;
