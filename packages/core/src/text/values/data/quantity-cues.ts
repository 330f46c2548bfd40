import type { Language } from "../../../languages/language.ts";

/** How a stated number relates to the exact one. */
export type Approx = "about" | "below" | "over" | "under" | "at-least" | "at-most";

type Cues = {
  /** Folded words in front of a number, one to three of them. */
  readonly before: ReadonlyMap<string, Approx>;
  /** Folded words behind a number. */
  readonly after: ReadonlyMap<string, Approx>;
  readonly between: string;
  readonly and: string;
  /** Joins the ends of a range. */
  readonly to: ReadonlySet<string>;
  /** In front of "10 to 20" it tells a change from a range: "from 10 to 20". */
  readonly from: ReadonlySet<string>;
  readonly or: string;
  readonly minus: string;
  /** In front of a bare magnitude it tells some from one: "several hundred", "ein paar tausend". */
  readonly several: ReadonlySet<string>;
};

function phrases(table: Readonly<Record<Approx, string>>): ReadonlyMap<string, Approx> {
  const map = new Map<string, Approx>();
  for (const [approx, list] of Object.entries(table) as [Approx, string][])
    for (const phrase of list.split("|")) if (phrase !== "") map.set(phrase, approx);
  return map;
}

const set = (list: string): ReadonlySet<string> => new Set(list.split(" ").filter((word) => word !== ""));

export const quantityCues: Readonly<Record<Language, Cues>> = {
  en: {
    before: phrases({
      about:
        "about|around|roughly|approximately|approx|some|circa|ca|an estimated|estimated|close to|in the region of|or so|something like",
      below: "nearly|almost|just under|just below|just short of",
      over: "more than|over|above|exceeding|greater than|upwards of|in excess of|just over|higher than|longer than|well over|older than",
      under: "less than|fewer than|under|below|lower than|shorter than|younger than",
      "at-least": "at least|a minimum of|minimum of|no less than|no fewer than|not less than",
      "at-most": "at most|up to|a maximum of|maximum of|no more than|not more than|as many as|as much as",
    }),
    after: phrases({
      about: "or so|odd",
      below: "",
      over: "",
      under: "",
      "at-least": "or more|or older|or over|or above|plus",
      "at-most": "or less|or fewer|or younger|or under",
    }),
    between: "between",
    and: "and",
    to: set("to through"),
    from: set("from"),
    or: "or",
    minus: "minus",
    several: set("several few many of"),
  },
  de: {
    before: phrases({
      about: "rund|etwa|ungefahr|circa|ca|zirka|gut und gern|um die|an die|schatzungsweise",
      below: "fast|knapp|beinahe|nahezu|annahernd",
      over: "mehr als|uber|gut|langer als|hoher als|grosser als|alter als",
      under: "weniger als|unter|kurzer als|niedriger als|junger als",
      "at-least": "mindestens|wenigstens|zumindest|ab|nicht weniger als",
      "at-most": "hochstens|maximal|bis zu|nicht mehr als",
    }),
    after: phrases({
      about: "",
      below: "",
      over: "",
      under: "",
      "at-least": "oder mehr|und mehr|und alter",
      "at-most": "oder weniger",
    }),
    between: "zwischen",
    and: "und",
    to: set("bis"),
    from: set(""),
    or: "oder",
    minus: "minus",
    several: set("mehrere mehreren mehrerer einige einigen einiger etliche etlichen paar viele vielen"),
  },
  es: {
    before: phrases({
      about: "unos|unas|alrededor de|aproximadamente|cerca de|en torno a|aproximado de|como",
      below: "casi|poco menos de",
      over: "mas de|superior a|por encima de|poco mas de|mayor de|mayores de|mas que",
      under: "menos de|inferior a|por debajo de|menor de|menores de|menos que",
      "at-least": "al menos|por lo menos|como minimo|un minimo de|minimo de|no menos de",
      "at-most": "como maximo|hasta|un maximo de|maximo de|no mas de|a lo sumo",
    }),
    after: phrases({
      about: "",
      below: "",
      over: "",
      under: "",
      "at-least": "o mas",
      "at-most": "o menos",
    }),
    between: "entre",
    and: "y",
    to: set("a al"),
    from: set("de desde del"),
    or: "o",
    minus: "menos",
    several: set("varios varias algunos algunas pocos pocas muchos muchas"),
  },
  pt: {
    before: phrases({
      about: "cerca de|aproximadamente|em torno de|por volta de|uns|umas",
      below: "quase|pouco menos de",
      over: "mais de|acima de|superior a|mais que|mais do que",
      under: "menos de|abaixo de|inferior a|menos que|menos do que",
      "at-least": "pelo menos|ao menos|no minimo|um minimo de",
      "at-most": "no maximo|ate|um maximo de|nao mais de",
    }),
    after: phrases({
      about: "",
      below: "",
      over: "",
      under: "",
      "at-least": "ou mais",
      "at-most": "ou menos",
    }),
    between: "entre",
    and: "e",
    to: set("a ate"),
    from: set("de desde"),
    or: "ou",
    minus: "menos",
    several: set("varios varias alguns algumas poucos poucas muitos muitas"),
  },
};

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

/** English nouns and verbs of sums and crowds: "2m" behind them is two million, not two metres. */
export const sumNouns: ReadonlySet<string> = new Set(
  (
    "profit profits loss losses revenue revenues sales turnover income earnings cost costs costing budget debt debts fine " +
    "fines bid deal fee price worth prize damages salary investment funding fund funds grant loan bonus bill surplus deficit " +
    "population audience raised donated paid pay owed invested spent compensation"
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
