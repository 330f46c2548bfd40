import { wordSet } from "../shared/word-set.ts";

/** Spanish function words. */
export const stopWords: ReadonlySet<string> = wordSet(`
el la los las lo un una unos unas al del este esta esto estos estas ese esa eso esos esas aquel aquella aquello
aquellos aquellas otro otra otros otras mismo misma mismos mismas cada todo toda todos todas algún alguno alguna algunos
algunas ningún ninguno ninguna cualquier cualquiera ambos ambas varios varias mucho mucha muchos muchas poco poca pocos
pocas tal tales cual cuales tanto tanta tantos tantas
yo me mí mi mis mío mía tú te ti tu tus él ella ello ellos ellas nosotros nosotras nos vosotros os usted ustedes se sí
le les su sus suyo suya suyos suyas nuestro nuestra nuestros nuestras vuestro vuestra quien quienes quién qué que cuál
cuáles alguien nadie algo nada
soy eres es somos son era eras éramos eran fui fue fuimos fueron sea sean fuera fueran siendo sido ser será serán sería
serían estoy está estamos están estaba estaban estuvo estuvieron esté estén estado estando estar estará he has ha hemos
han había habían hubo haya hayan haber habría habrían habrá habido hay tengo tiene tienen tenía tenían tuvo tuvieron
tener tenga puede pueden podía podían pudo podrá podrán podría podrían poder debe deben debía debería deberían
y e o u ni pero sino aunque porque pues si como cuando mientras donde según que así
a ante bajo con contra de desde durante en entre hacia hasta mediante para por sin sobre tras vía
no nunca jamás tampoco
muy más menos ya aún todavía también sólo solo además entonces luego después antes ahora aquí allí ahí siempre casi
bien tan cómo cuándo dónde cuánto cuánta cuántos sin embargo incluso apenas quizá quizás
`);
