/** Spanish words that may stand for each other, one group a line; folded. */
export const equivalents = `
comprar adquirir adquirio
empezar comenzar iniciar empezo empieza comienza inicio
terminar acabar finalizar concluir
abrir inaugurar
cerrar clausurar cierra cerro
anunciar comunicar
decir dijo declarar senalar explicar
pedir solicitar pide pidio
permitir autorizar
prohibir vetar
aplazar posponer
demoler derribar
destruir destrozar
construir edificar levantar
reparar arreglar
descubrir hallar
elogiar alabar aplaudir
criticar censurar
contratar fichar
dimitir renunciar
detener arrestar
morir fallecer murio fallecio
rechazar denegar
apoyar respaldar
advertir avisar alertar
ganar vencer
recibir obtener
enviar mandar remitir
huir escapar
elegir escoger seleccionar
sustituir reemplazar
dirigir encabezar liderar
necesitar requerir precisar
permanecer seguir sigue continuar
trasladar mudar
subir aumentar crecer incrementar
bajar reducir disminuir recortar descender
coste costo precio
pagar abonar
empresa compania
empleado trabajador
medico doctor
abogado letrado
sentencia fallo
ayuntamiento consistorio
vecino residente
alumno estudiante
maestro profesor docente
piso apartamento
coche automovil
barco buque
avion aeronave
tienda comercio
fabrica planta
pelicula filme film
partido encuentro
jugador futbolista
equipo conjunto
enfermedad dolencia
farmaco medicamento medicina
estudio investigacion
investigador cientifico
informe reporte
rapido veloz
importante significativo
erroneo equivocado
correcto acertado
acordar pactar
acuerdo pacto
firmar suscribir
revisar inspeccionar examinar
causar provocar ocasionar
ocurrir suceder
cambiar modificar
crear fundar
quitar retirar eliminar
esconder ocultar
derrumbar desplomar
excavar cavar
escribir redactar
negar desmentir
admitir reconocer
multa sancion
delito crimen
explosion estallido
terremoto sismo seismo
costa litoral
agricultor campesino
cosecha recoleccion
operacion intervencion
boda matrimonio
funeral entierro
cura sacerdote parroco
escuela colegio
premio galardon
gol tanto
concierto recital
cancion tema
escritor autor
periodico diario
foto fotografia imagen
factura recibo
prestamo credito
impuesto tributo
beneficio ganancia
ingresos facturacion
cliente comprador
huelga paro
sueldo salario paga
puesto cargo empleo
experto especialista
familiar pariente
dificil complicado
facil sencillo
peligroso arriesgado
roto averiado
completo entero
juntos conjuntamente
gratis gratuito gratuitamente
obligatorio preceptivo
frecuentemente menudo
inmediatamente enseguida
exhibir proyectar mostrar
devolver reembolsar reintegrar
usar utilizar emplear
incluir contener
ampliar extender
bicicleta bici
basura residuos
autobus bus
ordenador computadora
movil celular
aparato dispositivo
pantalla monitor
paquete envio
descuento rebaja
norma regla
cima cumbre
sendero senda
turista visitante
fuego incendio
primer primero
tercer tercero
`;
