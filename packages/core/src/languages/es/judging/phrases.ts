import { phraseTable } from "../../parts/phrases.ts";

export const phrases = phraseTable(`
debe: tiene que, ha de, está obligado|obligada a
deben: tienen que, han de, están obligados|obligadas a
gratis: sin coste|costo|costes|costos, sin coste|costo alguno, sin ningún coste|costo, de forma|manera gratuita, de balde
diariamente: cada día, todos los días, a diario
anualmente: cada año, todos los años
excepto: a excepción de, con la excepción de, con excepción de
si: siempre que, siempre y cuando, a condición de que, en caso de que, en ese|este caso
está: se encuentra
están: se encuentran
`);
