import { any, type KeywordRule } from "./keyword-rule.ts";

const DEVICE =
  "(?:android|iphone|ipad|ios|macbook|mac|windows|linux|samsung|galaxy|xiaomi|huawei|motorola|pixel|surface|chromebook|firefox|chrome|safari)";
const KNOWN =
  "(?:registrad|registad|guardad|gespeichert|hinterlegt|bekannt|on file|registered|known|usual|habitua|siempre|sempre|dispositiv|device|gerat|aparelho|fingerprint|huella|fingerabdruck|differ|distint|diferent)";

/** What the bank saw of the customer's connection and devices, and what would have passed: whoever reads it knows what to change. */
export const TRACE_RULES: readonly KeywordRule[] = [
  {
    id: "keyword.network",
    plain: true,
    words: any(
      "\\b(?:vpns?|prox(?:y|ies)|tor|ips?|ip-?adress\\w*|user ?agent|geoloca\\w+|geolokal\\w+|emula(?:tor|dor)\\w*|anonymi[sz]\\w+|anonimiza\\w+)\\b(?! (?:de|da|do|del)\\b)|\\b(?:direccion|endereco) (?:de )?ip\\b|\\b(?:browser|navegador)\\w*\\b[^.!?;]{0,30}\\b(?:fingerprint|huella|impressao|fingerabdruck)",
      "\\bdark ?-?(?:web|net)\\b",
    ),
  },
  {
    id: "keyword.device",
    plain: true,
    words: any(`\\b${DEVICE}\\b[^.!?;]{0,60}\\b${KNOWN}`, `\\b${KNOWN}\\w*\\b[^.!?;]{0,60}\\b${DEVICE}\\b`),
  },
  {
    id: "keyword.counterfactual",
    plain: true,
    words: any(
      "\\b(?:no )?habria(?:mos|n)? (?:\\w+ ){0,2}(?:pasado|habido|parado|pedido|saltado|preguntado|visto|bloqueado|aceptado|aprobado|entrado|notado|ocurrido)\\b",
      "\\b(?:would(?:n't| not)?|we'd) have (?:\\w+ )?(?:passed|gone|been (?:fine|approved|accepted|no)|asked|noticed|blinked|worked|stopped|blocked|cleared)\\b",
      "\\bhatten wir\\b(?:(?!\\b(?:haben|zweifel|bedenken)\\b)[^.!?;]){0,40}\\b(?:gefragt|nachgefragt|gesperrt|bemerkt|gestoppt|durchgelassen|abgelehnt)\\b|\\bware\\b[^.!?;]{0,30}\\b(?:durchgegangen|glattgegangen|ausgeblieben|aufgefallen|genehmigt|geklappt)\\b|\\bhatte es geklappt\\b",
      "\\bteria(?:mos|m)? (?:\\w+ )?(?:sido|passado|dado certo|pedido|bloqueado|visto|perguntado|acionado)\\b",
    ),
  },
];
