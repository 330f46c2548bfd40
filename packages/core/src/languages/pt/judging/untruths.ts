import type { UntruthCues } from "../../parts/untruths.ts";
import { wordSet } from "../../shared/word-set.ts";

export const untruths: UntruthCues = {
  words: wordSet(
    "mito mitos lenda lendas boato boatos falso falsa falsos falsas falsamente erradamente fictício fictícia suposto suposta supostos supostas supostamente alegado alegada alegadamente imaginário imaginária",
  ),
  facts: wordSet("fato fatos facto factos verdade verdades"),
  unlike: wordSet("diferença contrário contraste"),
  takingBack:
    /^(?:mas )?(?:(?:isso|isto) (?:(?:é|era) (?:falso|um mito|mentira)|não (?:é|era) (?:verdade|assim))|não é verdade|nada disso (?:é|era))/iu,
  settingRight: /^(?:na realidade|na verdade)(?!\p{L})/iu,
  published: wordSet("artigo reportagem notícia página edição revista"),
  correction: /^(?:errata|correção)(?!\p{L})/iu,
  unreal: null,
  excess: { words: wordSet("demasiado"), to: wordSet("para") },
  reported: {
    opening: wordSet("que"),
    unlessBehind: wordSet("o a os as de é era foi são para até desde sem"),
    vouching: wordSet(
      "confirma mostra revela descobriu sabe sabia significa garante anunciou já assim tão salientou sublinhou recordou estabelece resulta concluiu explicou diz afirma informou nota importante lembre declarou segundo",
    ),
    doubtful: wordSet("vizinho vizinha oposição cliente advogado advogada defesa rival avó avô"),
    arguing: wordSet(
      "acusar acusou acusa acusaram acusado acusada alegar alegou alega alegando argumento argumentou argumentando pretexto",
    ),
    praise: wordSet(
      "melhor melhores pior piores excelente maravilhoso maravilhosa fantástico fantástica ideal perfeito perfeita horrível injusto injusta inaceitável bonito bonita delicioso deliciosa",
    ),
    forms: wordSet(""),
  },
};
