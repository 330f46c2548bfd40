import type { DecisionOutcome } from "../../../contracts/decision/index.ts";

const PAYMENT =
  "(?:pagos?|compras?|transaccion|operacion|transferencia|transacao|operacao|pagamentos?|payment|purchase|transaction|order|zahlung|transaktion|kauf)";

/** The customer is told that the payment went through. */
const APPROVED = new RegExp(
  [
    "\\b(?:ha sido|han sido|fue|fueron|esta|quedo|ha quedado|se ha|hemos|ya fue|ya esta) (?:(?:\\w+mente|ya|finalmente|con exito) ){0,2}(?:aprobad|autorizad|procesad|completad|aceptad|liberad)[oa]s?\\b",
    "\\b(?:se (?:aprobo|autorizo|proceso|completo)|aprobamos|autorizamos|procesamos|liberamos)\\b",
    `\\b${PAYMENT} (?:ya )?(?:aprobad|autorizad|procesad|completad|confirmad|aprovad|concluid|processad)[oa]\\b`,
    "\\b(?:con exito|exitosamente|exitos[oa]|com sucesso)\\b",
    "\\bno se (?:detectaron|encontraron) problemas",
    "\\b(?:foi|foram|esta|ja foi|ficou) (?:(?:\\w+mente|ja) )?(?:aprovad|autorizad|processad|concluid|aceit|liberad)[oa]s?\\b",
    "\\b(?:aprovamos|processamos|concluimos|autorizamos|liberamos)\\b",
    "\\b(?:has been|have been|was|were|is|got|we(?:'ve| have)?|been) (?:(?:\\w+ly|now|already) )?(?:approved|authori[sz]ed|processed|completed|accepted|released)\\b",
    `\\b${PAYMENT} (?:approved|completed|successful|accepted)\\b`,
    "\\b(?:went|gone|goes) through\\b",
    "(?<!un)(?<!not )\\bsuccessful(?:ly)?\\b",
    "\\b(?:wurde|ist|worden|haben wir|haben)(?: (?!nicht)[a-z]+){0,6} (?:genehmigt|freigegeben|verarbeitet|ausgefuhrt|abgeschlossen|akzeptiert|autorisiert)\\b",
    "\\berfolgreich\\b",
  ].join("|"),
  "g",
);

/** The customer is told that the payment was refused. */
const REFUSED = new RegExp(
  [
    "\\b(?:hemos|ha sido|han sido|fue|fueron|esta|quedo|ha quedado|se ha|han) (?:(?:\\w+mente|ya) ){0,2}(?:bloquead|rechazad|denegad|cancelad|declinad|anulad)[oa]s?\\b",
    "\\b(?:se (?:bloqueo|rechazo|denego|cancelo)|bloqueamos|rechazamos|denegamos|cancelamos|anulamos|recusamos|negamos)\\b",
    `\\b${PAYMENT} (?:bloquead|rechazad|denegad|cancelad|recusad|negad)[oa]\\b`,
    "\\b(?:foi|foram|esta|ficou) (?:(?:\\w+mente|ja) )?(?:bloquead|recusad|negad|cancelad|rejeitad)[oa]s?\\b",
    "\\b(?:has been|have been|was|were|is|got|we(?:'ve| have)?|been|had to) (?:(?:\\w+ly|now|already) )?(?:blocked|block|declined|decline|rejected|reject|denied|cancell?ed|refused)\\b",
    `\\b${PAYMENT} (?:blocked|declined|rejected|denied|refused)\\b`,
    "\\b(?:wurde|ist|worden|haben wir|haben)(?: (?!nicht)[a-z]+){0,8} (?:gesperrt|abgelehnt|blockiert|storniert|verweigert|zuruckgewiesen)\\b",
  ].join("|"),
  "g",
);

/** The customer is told that the payment waits, for a check or for a person. */
const WAITING =
  /\b(?:necesitamos (?:verificar|confirmar|comprobar)|debemos verificar|esta (?:siendo|en) revis\w+|(?:esta|queda) pendiente|le enviaremos un codigo|te enviaremos un codigo|precisamos (?:verificar|confirmar)|esta (?:sendo|em) (?:analis\w+|revis\w+)|enviaremos um codigo|we need to (?:verify|confirm|check)|(?:is|was|has been) (?:put )?on hold|(?:is being|under) review\w*|will send you a (?:verification )?code|mussen wir (?:\w+ ){0,4}(?:uberprufen|prufen|bestatigen)|wird (?:\w+ ){0,4}gepruft|senden (?:wir )?ihnen einen (?:bestatigungs)?code|detuvimos|hemos detenido|interrompemos|stopped|gestoppt|actividad (?:inusual|sospechosa)|atividade (?:incomum|suspeita)|(?:unusual|suspicious) activity|verdachtige?)\b/g;

/** The customer is told that a code is on its way: only a challenge sends one. */
const CODE =
  /\b(?:(?:le|te) (?:enviaremos|enviamos|hemos enviado) un codigo|(?:enviaremos|enviamos) (?:a voce )?um codigo|(?:will send|are sending|have sent) (?:you )?an? (?:\w+ )?code|(?:senden|schicken) (?:wir )?(?:ihnen|dir) einen (?:\w+)?code)\b/g;

/** The customer is told that the matter is still being looked at. */
const IN_REVIEW =
  /\b(?:esta (?:siendo revisad|en revision)\w*|esta (?:sendo (?:analisad|revisad)|em (?:analise|revisao))\w*|is (?:being|currently being|under) review\w*|wird (?:\w+ ){0,5}gepruft)\b/g;

const CLAIMS: Readonly<Record<DecisionOutcome, readonly RegExp[]>> = {
  APPROVE: [REFUSED, WAITING],
  CHALLENGE: [APPROVED, REFUSED],
  BLOCK: [APPROVED, CODE, IN_REVIEW],
  ESCALATE_TO_HUMAN: [APPROVED, REFUSED, CODE],
};

const NEGATED =
  /\b(?:no|not|nao|nicht|nunca|never|nie|sin|sem|ohne|isn't|hasn't|wasn't|kein\w*|aun no|todavia no|yet to)(?: [\w']+){0,3} ?$/;
const CONDITIONAL =
  /\b(?:si|if|wenn|falls|se (?:voce|nao|foi|a|o)|una vez|uma vez|once|cuando|when|quando|sobald|hasta|until|ate|bis|para|antes|before|after|despues|depois|nach|mientras|while|unless|podria|podra|could|may|might|kann|konnte|whether|ob|en cuanto|tan pronto|assim que|as soon|siempre que|either|would|sera|will be|wird|werden)\b/;
const FOR_NOW =
  /\b(?:temporal\w*|temporari\w*|provisional\w*|provisori\w*|vorubergehend|vorerst|for now|hasta que|until|ate que|bis sie|bis wir|mientras|enquanto|while)\b/;

/** `decision.contradicted` when a folded text tells the customer another outcome than the decision's. */
export function findContradictions(folded: string, decision: DecisionOutcome): string[] {
  const contradicted = CLAIMS[decision].some((claims) =>
    [...folded.matchAll(claims)].some((match) => isAsserted(folded, match.index, match[0].length)),
  );
  return contradicted ? ["decision.contradicted"] : [];
}

/** A claim counts when its clause neither negates it nor makes it depend on something. */
function isAsserted(folded: string, at: number, length: number): boolean {
  const before = folded.slice(Math.max(0, at - 160), at);
  const sentence = before.slice(Math.max(...[".", "!", "?", ";"].map((sign) => before.lastIndexOf(sign))) + 1);
  const clause = sentence.split(/,| (?:und|aber|y|pero|and|but|e|mas) /).at(-1)!;
  const end = folded.slice(at + length).search(/[.!?;]/);
  const after = folded.slice(
    at + length,
    end === -1 ? at + length + 80 : Math.min(at + length + end, at + length + 80),
  );
  if (NEGATED.test(clause) || CONDITIONAL.test(clause)) return false;
  return (
    !FOR_NOW.test(after) &&
    !FOR_NOW.test(clause) &&
    !/^(?: \w+){0,2} (?:si|if|wenn|se|una vez|once|cuando|until|bis)\b/.test(after)
  );
}
