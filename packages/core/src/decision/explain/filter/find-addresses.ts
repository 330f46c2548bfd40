import type { FilterRuleId } from "./filter-rule-id.ts";
import { matchesOf } from "./matches-of.ts";

const TLD =
  "(?:com|net|org|info|biz|io|app|co|me|ly|link|site|online|xyz|top|shop|store|bank|banco|example|test|dev|cloud|page|web|live|club|vip|icu|click|pro|support|help|security|finance|money|pay|ai|gg|to|tk|ml|pe|es|de|pt|br|mx|cl|ar|uk|eu|ru|cn|us|ca|ch|at|fr|it|nl|in|tv|cc|mobi)";
const DOT = "(?:\\.| ?(?:\\[\\.\\]|\\(\\.\\)|\\(dot\\)|\\(punto\\)|\\[dot\\]|\\[punto\\]|\\(ponto\\)|\\(punkt\\)) ?)";
const LINK = new RegExp(
  `\\b(?:https?|hxxps?|ftp) ?:|\\bwww ?[.\\d]|\\bwww\\b|(?<![@a-z0-9.-])(?:[a-z0-9-]{2,63}${DOT}){1,4}${TLD}\\b(?:\\/\\S*)?`,
);
/** `bank dot example`: the point in words, before what ends an address or behind a word that leads to one. */
const SPOKEN = new RegExp(
  [
    "\\b[a-z0-9-]{2,63} (?:dot|punto|ponto|punkt) (?:com|net|org|info|biz|io|app|online|site|shop|bank|banco|example|ejemplo|exemplo|beispiel|pe|br|mx|eu|uk|ch|at)\\b",
    "\\b[a-z0-9-]{2,63} dot [a-z]{2,}",
    "\\b(?:auf|unter|bei|visite|entre en|entre a|acceda a|acesse|acesse o|ingrese en|ingrese a|vaya a|va para|besuchen sie) (?!este|un|ese|algun|um|esse|algum|neste|diesem|einem)[a-z0-9-]{2,63} (?:punto|ponto|punkt) [a-z]{2,}\\b",
  ].join("|"),
);
const MAIL =
  /(?<![a-z0-9._%+-])[a-z0-9._%+-]{1,64} ?(?:@|\(at\)|\[at\]| arroba ) ?[a-z0-9-]{1,63} ?(?:\.|\(dot\)| punto | ponto | punkt | dot )/;
const PHONE = /(?<![\d.,/])(?:\+|00)?\d(?:[ ().-]{0,2}\d){6,14}(?![\d])/g;

/** The ids of the rules about places a text sends its reader to: links, mail addresses, phone numbers. */
export function findAddresses(folded: string): FilterRuleId[] {
  const found: FilterRuleId[] = [];
  if (LINK.test(folded) || SPOKEN.test(folded)) found.push("phishing.link");
  if (MAIL.test(folded)) found.push("phishing.mail");
  if (matchesOf(PHONE, folded).some(([digits]) => isPhone(digits))) found.push("phishing.phone");
  return found;
}

/** Dates and amounts have fewer digits or their own signs; from seven digits on it can be dialled. */
function isPhone(printed: string): boolean {
  const digits = printed.replace(/\D/g, "");
  if (/^\d{4}-\d{2}-\d{2}$|^\d{1,2}[./-]\d{1,2}[./-]\d{4}$/.test(printed)) return false;
  return digits.length >= 7 && !/^\d{1,3}(?:\.\d{3})+$/.test(printed);
}
