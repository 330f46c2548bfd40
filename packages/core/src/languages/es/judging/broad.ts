import { wordSet } from "../../shared/word-set.ts";

/** Spanish words that name whatever a narrower word names. */
export const broad = wordSet(`
nombre título denominación cosa objeto área zona lugar sitio espacio superficie terreno parte pieza
sección persona hombre mujer grupo equipo organización empresa firma compañía negocio producto aparato
dispositivo máquina material sustancia cantidad suma importe cifra número precio coste costo valor clase tipo
forma manera modo caso asunto tema cuestión documento papel texto edificio casa instalación vehículo animal
planta tiempo período periodo punto condición situación medida paso acto suceso problema motivo razón resultado
efecto trabajo tarea servicio sistema plan norma dinero país región ciudad pueblo
`);
