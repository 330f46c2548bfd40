const BEFORE =
  /\b(?:not(?! only)|no (?=se |desde |en |con |por |hay |hubo |es |era |fue |figura |consta |existe |muestra |tiene |hab|present)|without|never|neither|nor|sin(?! embargo)|ningun[ao]?|ni|nunca|tampoco|kein\w*|nicht(?! nur)|ohne|weder|noch|nem|sem|nenhum[a]?|nao|isn't|wasn't|none|lacks?)\b(?:(?!, (?:denn|weil|da|because|for|since|as|pues|porque|ya que|pois|but|aber|sondern|sino|mas|pero)\b)[^.;:]){0,32}$/;
/** These deny what they stand before, not the rest of a list. */
const OTHER_THAN =
  /\b(?:outside|other than|rather than|instead of|differs? from|fuera|fora|distint[oa]|diferente|au(?:ß|ss)erhalb|anders als)\b[^.;:,]{0,32}$/;
const BEHIND =
  /^(?:(?!\b(?:and|but|which|y|pero|que|und|aber|e|mas)\b)[^.;:,]){0,24}\b(?:(?:was|were|is|are) (?:not|ruled out|absent)|nicht|no (?:se|fue|fueron|hubo|existe)|nao (?:foi|ha|houve)|ruled out|absent|descartad[oa]s?|ausentes?|ausgeschlossen|nothing|nichts|nada|ningun[oa]?|nenhuma?|keine?[nmrs]?|niemand|nadie|ninguem)\b/;

/** `no unknown device`; in Portuguese `no dispositivo` is "in the device". */
const RIGHT_BEFORE = /\bno (?:\w+ )?$/;
const AFTER_ARTICLE = /^(?:dispositivo|aparelho|pais|horario|canal)/;

/** Whether the words at a place are denied in their clause: `no unknown device`, `wurde nicht festgestellt`. */
export function isDenied(plain: string, start: number, end: number): boolean {
  const before = plain.slice(Math.max(0, start - 48), start);
  if (RIGHT_BEFORE.test(before) && !AFTER_ARTICLE.test(plain.slice(start, end))) return true;
  return BEFORE.test(before) || OTHER_THAN.test(before) || BEHIND.test(plain.slice(end, end + 48));
}
