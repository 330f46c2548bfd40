import { type LogicWords, logicWords } from "../../parts/logic-words.ts";
import { wordSet } from "../../shared/word-set.ts";

const FORMER = "antiguamente antaño anteriormente solía solían";

export const logic: LogicWords = {
  words: logicWords({
    negation: "no nunca jamás nadie nada ningún ninguna ninguno ni sin tampoco:n apenas:h",
    exception: "salvo excepto sino:x lugar vez:i",
    condition: "si:c siempre:q",
    only: "solo sólo solamente únicamente exclusivamente:o incluso:s",
    time: "antes:b después tras:a hasta:u desde:s durante:d",
    modality:
      "puede pueden podrá podrán pueda puedan pudo pudieron podía podían:k podría podrían habría habrían sería serían:m debe deben deberá deberán:t debería deberían:s quizá quizás posiblemente presuntamente supuestamente probablemente:p",
    quantifier:
      "todo toda todos todas cada:a ambos ambas:b mayoría:m muchos muchas:n algunos algunas algún alguna varios varias:s pocos pocas:f mitad:h cualquier:y",
    phase: "ya:a todavía aún:s nuevamente:g",
    comparison:
      "más:m menos:l que:t mejor:b peor:p igual tan:e casi prácticamente unos unas cerca aproximadamente alrededor:r",
    relation: "para favor:f contra:g con:w sobre:o bajo:u entre:e",
    cause: "porque:b aunque pese:a por:y",
  }),
  free: wordSet(
    "el la los las un una tiene tienen hay lo le les se su sus este esta estos estas ese esa esos esas nuestro nuestra y e pero también es son era eran fue fueron ser sido ha han había habían está están de del en al a que cual quien allí ahí entonces así",
  ),
  references: wordSet(
    "lo la los las le les él ella ellos ellas se su sus este esta esto estos estas nosotros que quien",
  ),
  pointing: wordSet("este esta estos estas"),
  there: wordSet("allí allá ahí"),
  prepositions: wordSet(
    "en a al de del con para por desde hasta sobre bajo entre tras durante contra sin ante hacia mediante",
  ),
  step: new Set(),
  and: wordSet("y e"),
  but: wordSet("pero"),
  rather: wordSet("sino"),
  next: wordSet("luego después entonces"),
  because: wordSet("ya puesto dado"),
  also: wordSet("también tampoco asimismo igualmente misma mismo ambos ambas"),
  or: wordSet("o u"),
  one: wordSet("uno una"),
  that: wordSet("que"),
  of: wordSet("de del"),
  excepting:
    /\b(?:(?:con|a)(?: \p{L}+){0,2} excepci|aparte de|(?:menos|salvo|excepto) (?:\d|el|l[ao]s?|un[oa]?|dos|tres|cuatro|cinco)\b)/iu,
  reversing: /(?<!\b(?:no|nunca) )\b(?:al revés|a la inversa|viceversa|lo contrario)\b/iu,
  definite: wordSet("el la los las este esta ese esa aquel aquella"),
  generalNouns: wordSet(
    "empresa compañía negocio tienda pueblo ciudad localidad lugar municipio país isla región modelo aparato máquina producto aplicación programa plan oferta curso club equipo escuela hotel restaurante café museo clínica hospital libro película grupo edificio casa piso puente río lago monte planta animal firma centro local aparato norma sede vivienda barco tren autobús autor autora",
  ),
  lastNamed:
    /\b(?:est[eao]s? últim[oa]s?)\b|^(?:el segundo|la segunda|los segundos|las segundas)(?=,| (?:es|está|tiene|cuesta|abre|cierra|se|fue|no|ofrece|dura|mide|pesa|sale|funciona)\b)/iu,
  firstNamed:
    /\b(?:el primero|la primera|los primeros|las primeras|aquel|aquella)(?=[,.;]| (?:es|está|tiene|cuesta|abre|cierra|se|fue|no|ofrece|dura|mide|pesa)\b)/iu,
  respectively: wordSet("respectivamente"),
  others: wordSet("demás otro otra otros otras restantes"),
  attributing: wordSet("según"),
  openings:
    /^(?:(?:sí|no|asistente|además|asimismo|también|por otra parte|por otro lado|en resumen|por tanto|por lo tanto|nota|respuesta)(?:[,:]| [–—-]) |(?:según|de acuerdo con) (?:el|los|la) (?:documentos?|fuentes?|textos?|contexto|información)(?: (?:proporcionad|facilitad)[oa]s?)?, )/iu,
  telling: wordSet(
    "dijo dice dicen dijeron afirma afirman afirmó afirmaron asegura aseguran aseguró aseguraron explica explicó explicaron informó informaron señala señaló señalaron indicó declaró declararon recuerda recordó recordaron concluye concluyó concluyeron revela reveló comprobó constató",
  ),
  connectives: new Set(["sin embargo", "no obstante", "sobre todo"]),
  affirming: wordSet("sí"),
  mostly: /(?<!\p{L})(?:principalmente|mayoritariamente|sobre todo|en su mayor parte)(?!\p{L})/iu,
  whens: wordSet("cuando fuera"),
  otherGender: new Map(),
  possessives: wordSet("su sus"),
  superlative: /^(?:primer[oa]?s?|últim[oa]s?|mayor|menor|mejor|peor|únic[oa]s?|\p{L}{4,}ísim[oa]s?)$/u,
  tenses: {
    past: /(?:ó|aron|ieron|aba|aban|ía|ían)$/u,
    present: /[^í](?:a|an|e|en)$/u,
    was: wordSet("era eran fue fueron estaba estaban"),
    is: wordSet("es son está están"),
  },
  infinitive: /[aei]r(?:se|l[aeo]s?)?$/u,
  achieving: wordSet(
    "logró lograron logrado logra logran consiguió consiguieron conseguido consigue consiguen empezó empezaron comenzó comenzaron volvió volvieron ayudó ayudaron ayuda ayudan",
  ),
  nor: wordSet("ni"),
  neither: { first: wordSet("ni"), further: wordSet("ni") },
  forbidding: wordSet("debe deben deberá deberán"),
  copulas: wordSet("es son era eran fue fueron está están"),
  perfect: wordSet("ha han había habían fue fueron"),
  future: wordSet("va van"),
  former: wordSet(FORMER),
  byRule: wordSet(
    "gratis gratuito gratuita gratuitos gratuitas libre permitido permitida permitidos permitidas permite permiten admite admiten admiten autorizado autorizada prohibido prohibida prohibidos prohibidas prohíbe prohíben abierto abierta abiertos abiertas abre abren cerrado cerrada cerrados cerradas cierra cierran incluido incluida incluidos incluidas incluye incluyen válido válida válidos válidas disponible disponibles necesario necesaria obligatorio obligatoria obligatorios obligatorias opcional posible exento exenta exentos exentas reembolsable cubierto cubierta cubre cubren aplica aplican rige rigen cuesta cuestan cobra cobran paga pagan abona abonan tarifa precio tasa cuota límite descuento fianza circula circulan entrega entregan tarda tardan dura duran",
  ),
  scoping: wordSet("para en a al desde hasta entre durante con sin dentro fuera sobre bajo fines festivos laborables"),
  seasons: wordSet("invierno verano primavera otoño temporada vacaciones festivos"),
  hedges: wordSet(
    `${FORMER} previsto prevista previstos previstas prevé prevén planea planean pretende pretenden pretendía espera esperan esperaba espero esperamos propuso propone proponen propuesto sugirió sugiere recomienda recomendó pidió pide piden afirma afirman afirmó asegura aseguran aseguró dice dicen dijo cree creen creía creo creemos piensa piensan pienso pensamos opina opinan opino imagino sospecha sospechan sospecho teme temen temo confía confían confío supone suponen supongo suponemos rumorea considera consideran estudia estudian estima estiman calcula baraja barajan barajaba contempla contemplan sopesa sopesan plantea plantean valora valoran intenta intentó intentan intentaron intentará intentarán intentaba intentaban trata trató tratan trataron tratará tratarán procurará procurarán buscará buscarán pretendían esperaban querían planeaba planeaban prometieron negaron propusieron pidieron exigieron negó niega rechazó rechaza amenaza promete prometió prometido intentado propuesto pedido exigido rechazado negado decidido acordado olvidado parece parecen pareció quiere quieren quería desea exige exigió busca raramente posible imposible probable improbable dudoso ofreció finge fingió decidió accedió dispuesto dispuesta cuentan olvidó olvidaron compromete comprometió comprometen comprometieron rumor rumores leyenda leyendas`,
  ),
};
