import { bound, type Degrees, free } from "../../parts/degrees.ts";
import { wordSet } from "../../shared/word-set.ts";

export const degrees: Degrees = {
  scales: [
    bound(
      "todo toda todos todas cada ambos ambas entero entera:a mayoría mayor:b muchos muchas mucho mucha numerosos numerosas:c varios varias:cd algunos algunas algún alguna unos unas:d pocos pocas poco poca:e ningún ninguna ninguno:f mitad medio media:h",
    ),
    free(
      "siempre constantemente:a normalmente generalmente habitualmente suele suelen:b menudo frecuentemente regularmente:bc veces ocasionalmente:d raramente rara raras apenas:e nunca jamás:f",
    ),
    free(
      "puede pueden podrá podrán podría podrían pudo pudieron podía podían:a debe deben deberá deberán debería deberían debía debían:c quiere quieren:d",
    ),
    bound("antes:a después tras:b"),
    bound("sobre encima:a bajo debajo:b"),
    bound("favor:a contra:b"),
    bound("con:a sin:b"),
    bound("dentro:a fuera:b"),
    bound("más:a menos:b"),
  ],
  doubt: wordSet("podría podrían quizá quizás posiblemente acaso presuntamente supuestamente"),
  open: wordSet(
    "podría podrían puede pueden podrá podrán quizá quizás posiblemente acaso presuntamente supuestamente presunto presunta supuesto supuesta probablemente probable posible posibilidad previsto prevé prevén espera planea pretende quiere quieren debería si parece según sospecha sospechoso habría habrían estudia sería serían",
  ),
  only: wordSet("solo sólo solamente únicamente exclusivamente"),
};
