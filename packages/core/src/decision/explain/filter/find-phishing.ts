const LINK =
  /\b(?:https?|hxxps?|ftp) ?:|\bwww ?[.\d]|(?<![@a-z0-9.-])(?:[a-z0-9-]{2,63}(?:\.| ?(?:\[\.\]|\(dot\)|\(punto\)|\[dot\]|\[punto\]) ?)){1,4}(?:com|net|org|info|biz|io|app|co|me|ly|link|site|online|xyz|top|shop|bank|pe|es|de|pt|br|mx|cl|ar|uk|eu|ru|cn)\b(?:\/\S*)?/;
const MAIL =
  /(?<![a-z0-9._%+-])[a-z0-9._%+-]{1,64} ?(?:@|\(at\)|\[at\]| arroba ) ?[a-z0-9-]{1,63} ?(?:\.|\(dot\)| punto )/;
const PHONE = /(?<![\d.,/])(?:\+|00)?\d(?:[ ().-]{0,2}\d){6,14}(?![\d])/g;
const SECRET =
  "(?:pin|cvv2?|cvc2?|contrasenas?|passwords?|passwort\\w*|kennwort\\w*|senhas?|tan|otp|clave(?: secreta| de acceso| dinamica| digital)?|palavra-?passe|(?:numero|numeros|datos|dados|number|details) (?:completo )?(?:de|of|da|do) (?:su |tu |la |sua |your |the )?(?:tarjeta|cartao|card)|card (?:number|details)|kartennummer|kartendaten|codigo de seguridad|codigo de seguranca|security code|sicherheitscode|prufziffer|(?:three|tres|drei|3) (?:digits|digitos|ziffern)|token)";
const ASKS =
  "(?:envi(?:e|enos|a|anos|ar)|mand(?:e|enos|a|ar)|respond(?:a|e|er)|conteste|facilit(?:e|enos)|proporcion(?:e|enos|ar)|ingres(?:e|a|ar)|introduzc[ao]|introduc(?:e|ir)|escrib(?:a|e)|dig(?:a|anos)|dinos|compart(?:a|e|ir)|confirm(?:e|a|ar|en|enos)|indiqu(?:e|enos)|teclee|verifique|valide|actualice|inform(?:e|ar|e-nos)|digit(?:e|ar)|forneca|escreva|insira|passe|diga-nos|send|reply|provide|enter|share|tell|give|confirm|type|submit|text us|verify|update|senden|schicken|antworten|geben|nennen|teilen|bestatigen|eingeben|mitteilen|ubermitteln|need|requires?|necesitamos|precisamos(?: de| da| do)?|brauchen|benotigen|requerimos|solicitamos|pedimos)";
const REQUEST = new RegExp(`\\b${ASKS}\\b[^.!?;]{0,60}\\b${SECRET}\\b`, "g");
const CODE_BACK =
  /\b(?:responda|conteste|envienos|diganos|digame|reply|send us|tell us|text us|responda-nos|envie-nos|informe-nos|antworten sie|senden sie uns|nennen sie uns|teilen sie uns)\b[^.!?;]{0,30}\b(?:codigo|code)\b/;
const NEVER =
  /\b(?:nunca|jamas|no|not|never|nao|nie|niemals|nicht|kein\w*|don't|do not|ni|sin|without|ohne|evite|avoid)\b[^.!?;]{0,40}$/;

const NEGATION = /\b(?:nunca|never|nie|niemals|nao|no|not|nicht|jamais)\b/;

/** The ids of the phishing rules a folded text breaks; contacts from configuration were taken out before. */
export function findPhishing(folded: string): string[] {
  const found: string[] = [];
  if (LINK.test(folded)) found.push("phishing.link");
  if (MAIL.test(folded)) found.push("phishing.mail");
  if ([...folded.matchAll(PHONE)].some(([digits]) => isPhone(digits))) found.push("phishing.phone");
  if ([...folded.matchAll(REQUEST)].some((match) => isAsked(folded, match.index, match[0]))) {
    found.push("phishing.secret");
  }
  if (CODE_BACK.test(folded)) found.push("phishing.secret");
  return found;
}

/** A warning never to give the secret away names the same words; its negation stands before, inside or right behind. */
function isAsked(folded: string, at: number, words: string): boolean {
  const end = at + words.length;
  if (NEVER.test(folded.slice(Math.max(0, at - 50), at + 1).trimEnd())) return false;
  return !NEGATION.test(words) && !/^ (?:niemals|nie|nicht|nunca|jamais|never|not)\b/.test(folded.slice(end, end + 12));
}

/** Dates and amounts have fewer digits or their own signs; from seven digits on it can be dialled. */
function isPhone(printed: string): boolean {
  const digits = printed.replace(/\D/g, "");
  if (/^\d{4}-\d{2}-\d{2}$|^\d{1,2}[./-]\d{1,2}[./-]\d{4}$/.test(printed)) return false;
  return digits.length >= 7 && !/^\d{1,3}(?:\.\d{3})+$/.test(printed);
}
