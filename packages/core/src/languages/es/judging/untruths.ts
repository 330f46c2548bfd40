import type { UntruthCues } from "../../parts/untruths.ts";
import { wordSet } from "../../shared/word-set.ts";

export const untruths: UntruthCues = {
  words: wordSet(
    "mito mitos leyenda leyendas rumor rumores bulo bulos falso falsa falsos falsas falsamente erróneo errónea erróneos erróneas erróneamente equivocado equivocada equivocadamente incorrecto incorrecta ficticio ficticia ficticios ficticias ficción imaginario imaginaria imagina supuesta supuestos supuestas supuestamente presunto presunta presuntos presuntas presuntamente finge fingía fingió infundado infundada superstición soñó sueña soñaba sátira inventado inventada rectificar rectificó rectificaron desmentir desmintió desmintieron desmentido",
  ),
  unlike: wordSet("diferencia contraste contrario"),
  takingBack:
    /^(?:pero )?(?:(?:eso|esto|ello|(?:esta|la) (?:afirmación|información|noticia)) (?:(?:es|era|fue|resultó|resulta) (?:falso|falsa|incorrecto|incorrecta|un mito|mentira)|no (?:es|era|fue) (?:cierto|cierta|verdad|así|correcto|correcta))|no (?:es|era|fue) (?:cierto|verdad|así)|nada de (?:eso|esto|ello) (?:es|era|ocurrió)|¿es (?:eso |esto )?(?:cierto|verdad|así|correcto)\?|(?:falso|mentira)[.!:])/iu,
  settingRight: /^(?:en realidad|en verdad|lo cierto es)(?!\p{L})/iu,
  correction: /^(?:fe de erratas|fe de errores|correcci[oó]n|rectificaci[oó]n)(?!\p{L})/iu,
  unreal: /^(?:de haber|de no haber|hubiera|hubiese)(?!\p{L})/iu,
  excess: { words: wordSet("demasiado demasiada demasiados demasiadas"), to: wordSet("para") },
  reported: {
    opening: wordSet("que"),
    unlessBehind: wordSet(
      "lo la los las el de a ya así puesto dado es era fue son para hasta desde aunque mientras sin",
    ),
    vouching: wordSet(
      "descubierto anunciado confirmado demostrado mostrado comprobado dicho afirmado asegurado explicado informado señalado declarado recordado revelado indicado precisado comunicado advertido admitido reconocido destacado probado confirma confirmo confirmamos informo informamos recuerdo recordamos comunico comunicamos confirmó confirmaron demuestra demostró demostraron muestra mostró prueba probó revela descubrió descubrieron sabe sabía saben significa supone hizo hace garantiza consta destacó destaca subrayó añadió añade comunica comunicó anuncia anunció anunciaron advierte advirtió admite admitió reconoce reconoció precisa precisó indica indican informa informan",
    ),
    forms: wordSet(""),
  },
};
