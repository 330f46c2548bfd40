import type { QuantityWords } from "../parts/quantity-rules.ts";
import { wordSet } from "../shared/word-set.ts";
import { unitWords } from "./units.ts";

/** The Spanish words around a number that are known in texts of every language. */
export const quantityWords: QuantityWords = {
  scoreCues: wordSet("gano gana venc perd derrot empat triunf golead gol"),
  countedNouns: wordSet(`
    personas hombres mujeres ninos trabajadores empleos empleados soldados policias estudiantes alumnos viviendas hogares
    muertos casos pacientes miembros aficionados visitantes pasajeros migrantes refugiados manifestantes habitantes votos`),
  pointedAt: wordSet("pasaje documento fuente fragmento"),
  ageCues: wordSet("edad"),
  unitWords,
};
