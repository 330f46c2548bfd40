import type { NameWords } from "../parts/name-rules.ts";
import { wordSet } from "../shared/word-set.ts";

/** The English words around a name that are known in texts of every language. */
export const nameWords: NameWords = {
  titles: wordSet(`
    mr mrs ms miss mx sir dame lord lady dr prof professor rev reverend father sister president vice premier
    prime minister chancellor secretary senator sen rep representative congressman congresswoman governor gov mayor judge
    justice attorney general gen colonel col captain capt major maj lieutenant lt sergeant sgt corporal private admiral
    commander detective inspector superintendent constable pc chief king queen prince princess duke duchess earl baron
    baroness count countess sheikh crown emir sultan pope cardinal archbishop bishop rabbi imam ayatollah mullah coach director`),
  personTitles: wordSet(
    `mr mrs ms miss mx sir dame lord lady dr prof professor rev president prime minister chancellor senator pope king queen prince princess judge detective sheikh`,
  ),
  organizationWords: wordSet(`
    university college school institute academy bank group company corporation corp inc ltd plc llc co holdings party union
    council committee commission ministry department agency association federation foundation society court board club fc
    afc united rovers athletic hospital church trust authority office parliament congress senate house assembly police
    service services airlines airways times post news network army navy force league cup olympics games`),
};
