const BEFORE =
  /\b(?:no|not|without|never|neither|nor|sin|ningun[ao]?|ni|nunca|tampoco|kein\w*|nicht|ohne|weder|noch|nem|sem|nenhum[a]?|nao|isn't|wasn't|none|lacks?|outside|other than|rather than|instead of|differs? from|fuera|fora|distint[oa]|diferente|au(?:ß|ss)erhalb|anders als)\b[^.;:]{0,32}$/;
const BEHIND =
  /^[^.;:,]{0,24}\b(?:(?:was|were|is|are) (?:not|ruled out|absent)|nicht|no (?:se|fue|fueron|hubo|existe)|nao (?:foi|ha|houve)|ruled out|absent|descartad[oa]s?|ausentes?|ausgeschlossen)\b/;

/** Whether the words at a place are denied in their clause: `no unknown device`, `wurde nicht festgestellt`. */
export function isDenied(plain: string, start: number, end: number): boolean {
  return BEFORE.test(plain.slice(Math.max(0, start - 48), start)) || BEHIND.test(plain.slice(end, end + 48));
}
