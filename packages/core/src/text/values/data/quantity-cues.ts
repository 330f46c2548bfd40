/** Folded word beginnings that say a pair of small numbers is a result ("won 3-1"), in all four languages. */
export const scoreCues: readonly string[] =
  "win won beat defeat los lost victor draw drew score lead led goal equalis sieg gewan verlor verlier niederlage endstand unentschieden fuhr gano gana venc perd derrot empat triunf golead gol golo placar".split(
    " ",
  );

/** Folded nouns of people and things one counts, which tell "2000 people" from the year 2000. */
export const countedNouns: ReadonlySet<string> = new Set(
  (
    "people persons men women children workers jobs employees soldiers troops police officers students pupils homes houses " +
    "households deaths cases patients members fans visitors passengers migrants refugees protesters demonstrators residents " +
    "miles copies votes points pages words species animals birds cars vehicles schools companies firms shops stores units " +
    "menschen personen manner frauen kinder mitarbeiter beschaftigte arbeitsplatze stellen soldaten polizisten einwohner " +
    "teilnehmer besucher zuschauer haushalte falle tote patienten fluchtlinge schuler studenten wohnungen hauser stimmen " +
    "personas hombres mujeres ninos trabajadores empleos empleados soldados policias estudiantes alumnos viviendas hogares " +
    "muertos casos pacientes miembros aficionados visitantes pasajeros migrantes refugiados manifestantes habitantes votos " +
    "pessoas homens mulheres criancas trabalhadores empregos mortos estudantes alunos moradores"
  ).split(" "),
);

/** Signs that stand before a negative number. */
export const minusSigns: ReadonlySet<string> = new Set(["-", "−", "–"]);

/** Fractions that are one character. */
export const vulgarFractions: ReadonlyMap<string, number> = new Map([
  ["½", 0.5],
  ["¼", 0.25],
  ["¾", 0.75],
  ["⅓", 1 / 3],
  ["⅔", 2 / 3],
]);
