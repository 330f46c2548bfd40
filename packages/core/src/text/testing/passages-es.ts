/** Spanish passages; `¦` marks the end of a sentence inside a passage, `---` separates passages. All of it is invented. */
export const PASSAGES_ES = `
El Sr. Pérez pagó S/. 1.800 por el billete.¦ La Sra. Gómez, en cambio, pagó S/. 2.100.¦ Nadie explicó la diferencia.
---
El presidente de EE. UU. llegó el martes a Bogotá.¦ Lo recibió la Dra. Elena Ruiz.¦ La reunión duró tres horas.
---
¿Qué pasó?¦ Nadie lo sabe.¦ ¡Qué vergüenza!¦ El ministro calla.
---
«No voy a dimitir», dijo.¦ «Que quede claro».¦ Los periodistas rieron.
---
«¡Fuera!», gritaron los vecinos.¦ «¿Hasta cuándo?», preguntó una mujer.¦ El alcalde se marchó.
---
La empresa Textiles del Sur S. A. ganó 3,5 millones de euros en 2019.¦ Un año antes había perdido 1,2 millones.¦ Sus acciones subieron un 4 %.
---
El vuelo salió a las 8.15 a. m. y llegó a las 11 p. m. a Madrid.¦ Los pasajeros, p. ej. los de clase turista, protestaron.¦ No hubo heridos.
---
El fuego empezó el lunes.¦Los bomberos tardaron dos horas.¦Murieron tres personas.¦La causa se desconoce.
---
El art. 155 de la Constitución, según el Prof. Ibáñez, no se aplica.¦ El núm. 3 de la revista lo explica en la pág. 45.¦ Hay otras opiniones.
---
J. M. Castaño y A. Rubio firmaron el acuerdo.¦ El documento tiene 40 págs. y tres anexos.¦ Entrará en vigor el 1 de enero.
---
El Gral. Martín Roca dirigió las FF. AA. hasta 2004.¦ Después se retiró a vivir en la Avda. del Mar.¦ Murió en 2011.
---
Los sindicatos CC. OO. y UGT convocaron la huelga.¦ El Gobierno respondió tarde.¦ El paro fue del 60 %.
---
"Estoy cansado.¦ Me voy a casa", dijo el portero.¦ "Mañana será otro día."¦ Nadie lo siguió.
---
El partido acabó 2-1.¦ El técnico, D. Luis Armas, no ocultó su enfado.¦ El n.º 10 falló un penalti en el minuto 88.
---
Según la ONU, más de 1.500.000 personas huyeron.¦ En 2015 eran 800.000.¦ La cifra crece...¦ El mundo mira hacia otro lado.
---
Sto. Domingo amaneció sin luz.¦ La avería afectó a 2,3 millones de clientes.¦ La compañía pidió disculpas.
---
La OMS, etc., no respondieron.¦ El Dr. R. Paz sí: "Es grave.¦ Muy grave."¦ El virus llegó en marzo.
---
Claves de la reforma
¦- Sube el salario mínimo.
¦- Baja la jornada
¦- Se crea un fondo
---
Última hora
¦La tormenta deja cuatro muertos
¦La tormenta que azota la costa desde el domingo ha dejado al menos cuatro muertos y decenas de heridos, según informaron las autoridades.¦ El temporal seguirá hasta el jueves.
---
el hombre murió el lunes .¦ tenía 40 años .¦ la policía investiga el caso .¦ el sr. díaz no quiso hablar .
---
Consulte www.ejemplo.example o escriba a prensa@ejemplo.example.¦ El archivo informe.final.pdf pesa 3.5 MB.¦ Es gratis.
---
¿Y los niños?¦ ¿Dónde estaban?¦ "En casa", respondió el padre.
---
El Cía. Minera del Norte, S.A. de C.V., cerró.¦ Unos 300 obreros quedaron sin empleo.¦ La Ing. Marta Sosa lo confirmó ayer.
---
El juez citó al exministro el 12 de febrero a las 10:00 h.¦ Su abogado pidió un aplazamiento.¦ Fue denegado.
---
En el s. XIX la ciudad tenía 5.000 hab. y un puerto.¦ Hoy supera el millón.¦ Carlos III. nunca la visitó.
---
El papa Juan XXIII. murió en 1963.¦ Lo sucedió Pablo VI.
---
Alfonso XII murió en 1885.¦ Su hijo, Alfonso XIII, nació después.¦ La reina fue regente.
---
El dólar cerró a 4.120,50 pesos.¦ El euro, a 4.480.¦ Los analistas esperaban menos.
---
—¿Vienes? —preguntó Ana.¦ —No —dijo él.¦ Y se fue.
---
La ministra de EE.UU. habló con Ud. y con los Sres. Blanco y Negro.¦ No reveló detalles.¦ Vive en Washington D. C. desde 2010.
---
El accidente ocurrió en el km. 23 de la autopista.¦ Un camión volcó.¦ La Guardia Civil cortó el tráfico a las 6 a.m. del sábado.
---
“Ganamos todos”, declaró.¦ “Es un día histórico.”¦ La oposición discrepa.¦ “Un desastre”, dijo su líder, M. Á. Soto.
---
Costó Bs. 500 y se vendió en $1.200.¦ El dueño, un tal Sr. X, desapareció.¦ ¡Increíble!
---
El plan prevé: a) subir impuestos; b) bajar el gasto.¦ El FMI lo apoya.¦ El Congreso vota el 3 de junio.
---
Los JJ. OO. de 2032 serán en otra sede.¦El comité lo decidió ayer.¦"Es lo justo", dijo su presidente.¦La ciudad protestó.
---
Tiene 34 años.¦ Vive en la C/ Mayor, núm. 5, 2.º B.¦ Es la 1.ª vez que gana.
---
El director (q. e. p. d.) dejó 12 películas.¦ La última se estrenó en 1987.¦ Fue un fracaso.
---
¡Gol de Herrera!¦ ¡Gol!¦ El estadio enloqueció... y el árbitro lo anuló.
---
La cumbre de la U.E. terminó sin acuerdo.¦ El lunes habrá otra.¦ Alemania y Francia, por ej., no cederán.
---
El terremoto, de magnitud 6,4, se sintió a las 03.22.¦ No hay alerta de tsunami.¦ El Pdte. Silva viajará a la zona.
---
Vino, vio y venció.¦ Así lo resumió el Lic. Torres ante unos 2 mil asistentes.¦ Luego cantó.
`;
