import type { UntruthCues } from "../../parts/untruths.ts";
import { wordSet } from "../../shared/word-set.ts";

export const untruths: UntruthCues = {
  words: wordSet(
    "mito mitos leyenda leyendas rumor rumores bulo bulos falso falsa falsos falsas falsamente erróneamente equivocadamente ficticio ficticia ficticios ficticias imaginario imaginaria imagina supuesta supuestos supuestas supuestamente presunto presunta presuntos presuntas presuntamente finge fingía fingió infundado infundada superstición soñó sueña soñaba rectificar rectificó rectificaron desmentir desmintió desmintieron desmentido",
  ),
  facts: wordSet("hecho hechos realidad verdad verdades datos"),
  unlike: wordSet("diferencia contraste contrario"),
  takingBack:
    /^(?:pero )?(?:(?:eso|esto|ello|(?:esta|la) (?:afirmación|información|noticia)) (?:(?:es|era|fue|resultó|resulta)(?: (?!no |nunca )\p{L}+)? (?:falso|falsa|incorrecto|incorrecta|un mito|mentira)|no (?:es|era|fue) (?:cierto|cierta|verdad|así|correcto|correcta))|no (?:es|era|fue) (?:cierto|verdad|así)|(?:ambos|ambas|todas|todos|las dos|los dos)(?: (?:afirmaciones|noticias|rumores))? (?:son|eran)(?: (?!no |nunca )\p{L}+)? (?:falsas|falsos|inventadas|inventados|mentira)|no (?:lo (?:hizo|hicieron|ha hecho|es|era|fue)|fue el caso)[:.;]|nada de (?:eso|esto|ello) (?:es|era|ocurrió)|¿es (?:eso |esto )?(?:cierto|verdad|así|correcto)\?|(?:falso|mentira)[.!:]|[^.]{0,80}?(?<!\p{L})(?:(?:calificó|calificaron|tachó|tacharon|tildó) de (?:falsa|falso|mentira) (?:la|el|esa|ese)|(?:calificó|calificaron|tachó|tacharon|tildó|considera|consideran) (?:la|el|esa|ese|esta|este) (?:noticia|información|historia|versión|afirmación|rumor|relato) (?:de )?(?:falsa|falso|mentira|una leyenda|infundad[oa]|con cautela|con reservas)))/iu,
  settingRight: /^(?:en realidad|en verdad|lo cierto es)(?!\p{L})/iu,
  published: wordSet("afirmaba decía publicó artículo reportaje noticia información página edición revista boletín"),
  correction: /^(?:fe de erratas|fe de errores|correcci[oó]n|rectificaci[oó]n)(?!\p{L})/iu,
  unreal: /^(?:de haber|de no haber|hubiera|hubiese)(?!\p{L})/iu,
  excess: { words: wordSet("demasiado demasiada demasiados demasiadas"), to: wordSet("para") },
  reported: {
    opening: wordSet("que"),
    unlessBehind: wordSet(
      "lo la los las el de a ya así puesto dado es era fue son para hasta desde aunque mientras sin",
    ),
    vouching: wordSet(
      "descubierto anunció confirma demostró mostró comprobado dicho afirmado asegurado explican informo señalan declarado recordado revela indica precisa comunico advertido admite reconoce destacó probó confirmamos informamos recuerdo recordamos comunicamos demuestra muestra prueba descubrió sabe sabía significa supone hizo garantiza consta subrayó añade anuncia advierte advirtió reconoció recalcó establece estableció estipula dispone dispuso tenga cuenta resulta determina consiste concluye concluyeron acordó calcula insiste avisa ventaja motivo noticia",
    ),
    doubtful: wordSet(
      "testigo vecino vecina oposición cliente comunidad demandante demandado acusado acusada abogado abogada defensa rival denunciante abuela abuelo antigua",
    ),
    arguing: wordSet(
      "acusar acusó acusa acusaron acusan acusado acusada alegar alegó alega alegando argumento argumentar argumentó argumentando reprochar reprochó pretexto excusa",
    ),
    praise: wordSet(
      "mejor mejores peor peores excelente magnífico magnífica maravilloso maravillosa fantástico fantástica estupendo estupenda extraordinario extraordinaria genial perfecto perfecta ideal terrible horrible vergonzoso vergonzosa injusto injusta inaceptable precioso preciosa bonito bonita delicioso deliciosa increíble",
    ),
    forms: wordSet("esté estén sea sean haya hayan tenga tengan pueda puedan vaya vayan"),
  },
};
