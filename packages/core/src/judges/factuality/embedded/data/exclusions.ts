import type { Language } from "../../../../text/index.ts";

/** Words that shut something out or take it back. */
export const EXCLUSIONS: Readonly<Record<Language, ReadonlySet<string>>> = {
  en: words(
    "except excluding exclude excludes excluded without unless instead rather only none nothing neither nor hardly barely rarely seldom few fewer little lack lacks lacking fails failed fail unable unlikely despite although",
  ),
  de: words(
    "außer ausgenommen ohne statt stattdessen anstatt nur keine keiner nichts weder noch kaum selten wenige wenig fehlt fehlen scheitert scheiterte unfähig trotz obwohl",
  ),
  es: words(
    "excepto salvo excluyendo excluye sin menos lugar sólo solo solamente ninguno nada tampoco ni apenas raramente pocos poco falta carece fracasa fracasó incapaz pese aunque",
  ),
  pt: words(
    "exceto salvo excluindo exclui sem menos lugar só somente apenas nenhum nada tampouco nem raramente poucos pouco falta carece fracassa fracassou incapaz apesar embora",
  ),
};

function words(list: string): ReadonlySet<string> {
  return new Set(list.split(" "));
}
