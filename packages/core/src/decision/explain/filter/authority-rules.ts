import { any, type KeywordRule } from "./keyword-rule.ts";

const AUTHORITY =
  "(?:police|policia|polizei\\w*|guardia civil|fiscalia|staatsanwalt\\w*|ministerio publico|interpol|europol|kriminalamt|landeskriminalamt|policia judiciaria|(?:financial )?intelligence unit|inteligencia financiera|inteligencia financeira|coaf|uiaf|sepblac|bafin|meldestelle|authorities|autoridades|behorden?)";
/** What a customer may be advised to do; `we reported it` is none. */
const ADVICE =
  "(?<!\\b(?:we|wir|nos|ya|ja|have|had|to) )\\b(?:report|contact|call|tell|inform|go to|file|visit|denuncie|denuncia|acuda|acude|avise|llame|ponga|presente|wenden sie|melden sie|erstatten sie|gehen sie|rufen sie|melde|registre|registe|procure|faca|contacte|apresente|ligue)";
const PARTS =
  "(?:parts|payments|halves|teile|teilen|zahlungen|teilbetrage\\w*|pagos|partes|montos|pagamentos|compras|cargos)";

/** Who else was told or complained, desks against crime, and ways around a check: no good letter names them. */
export const AUTHORITY_RULES: readonly KeywordRule[] = [
  {
    id: "keyword.internals",
    plain: true,
    words: any(
      "\\b(?:financial crimes?|delitos? (?:financieros?|economicos?)|crimes? financeiros?|(?:finanz|wirtschafts)kriminal\\w*|betrugs(?:abwehr|pravention|bekampfung|dezernat|abteilung|ermittl\\w*)|geldwasche\\w*|money[ -]laundering|lavado de (?:dinero|activos)|lavagem de (?:dinheiro|capitais)|branqueamento|blanqueo)\\b",
      `\\b${AUTHORITY}\\b`,
      "(?<!\\b(?:all|alle[rn]?|todos (?:los|os)|todas (?:las|as)|any) )\\b(?:other|andere[nr]?|otr[oa]s|outr[oa]s|weitere[nr]?) (?:customers?|kund\\w+|clientes|cardholders|clients)\\b",
    ),
    benign: any(`${ADVICE}\\b[^.!?;]{0,40}\\b${AUTHORITY}\\b`),
  },
  {
    id: "keyword.counterfactual",
    plain: true,
    words: any(
      `(?<!\\b(?:in|nach|aus|en|em|de|from|at|near|bei) (?=split(?:[.,;:!?)]|$| (?!${PARTS}))))\\bsplit(?:ting|s)?\\b|\\baufteil\\w*|\\baufgeteilt\\b|\\b(?:in|en|em|auf) (?:two|three|several|smaller|zwei|drei|mehrere\\w*|kleinere\\w*|dos|tres|varios|varias|duas|dois|menores) ${PARTS}\\b`,
    ),
  },
];
