import type { UntruthCues } from "../../parts/untruths.ts";
import { wordSet } from "../../shared/word-set.ts";

export const untruths: UntruthCues = {
  words: wordSet(
    "mito mitos lenda lendas boato boatos falso falsa falsos falsas falsamente erradamente fictício fictícia suposto suposta supostos supostas supostamente alegado alegada alegadamente imaginário imaginária",
  ),
  unlike: wordSet("diferença contrário contraste"),
  takingBack:
    /^(?:mas )?(?:(?:isso|isto) (?:(?:é|era) (?:falso|um mito|mentira)|não (?:é|era) (?:verdade|assim))|não é verdade|nada disso (?:é|era))/iu,
  settingRight: /^(?:na realidade|na verdade)(?!\p{L})/iu,
  correction: /^(?:errata|correção)(?!\p{L})/iu,
  unreal: null,
  excess: { words: wordSet("demasiado"), to: wordSet("para") },
  reported: {
    opening: wordSet("que"),
    unlessBehind: wordSet("o a os as de é era foi são para até desde sem"),
    vouching: wordSet(
      "confirma confirmou mostra mostrou revela revelou descobriu sabe sabia significa garante anunciou já assim tão",
    ),
    forms: wordSet(""),
  },
};
