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
};
