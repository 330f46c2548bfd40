import type { CaseRecord } from "../../case-record.ts";
import type { FalseFact } from "./false-fact.ts";
import { sentenceAt } from "./sentence-at.ts";

/** The ways somebody may have been asked, by the words of four languages. */
const MEDIA: readonly RegExp[] = [
  /\b(?:(?:tele)?phone\w*|telefon\w*|(?:phone )?call(?:ed)?|llamada|llamo|ligacao|ligou|anruf\w*|fernmundlich)\b/g,
  /\b(?:e-?mails?|correo electronico|correo|correio eletronico|elektronische\w* post|mailed)\b/g,
  /\b(?:letter|by post|carta|brief|briefs|brieflich|schriftlich|(?<!\b(?:dej|qued|const|deix|fic)\w{1,3} )por escrito|in writing|in written form|written confirmation|schriftliche\w*|escrita)\b/g,
  /\b(?:sms|text message|texted|mensaje(?: de texto)?|mensagem(?: de texto)?|textnachricht|kurznachricht|nachricht)\b/g,
  /\b(?:in person|en persona|(?:in )?presencia\w*|pessoalmente|personalmente|presencialmente|personlich\w*|branch|sucursal|oficina|agencia|filiale|zweigstelle|schalter|mostrador|balcao|ventanilla|face to face|visit(?:ed|a|o|ou)?|vorgesprochen|vorbeigekommen)\b/g,
  /\b(?:chat|whatsapp|video ?call|videollamada|videochamada|videoanruf|video|in-app|push(?:-\w+)?|in the app|(?:in der|per|uber die) app|(?:en|por|desde) la app|(?:no|pelo) (?:app|aplicativo))\b/g,
  /\b(?:invoice|receipt|passport|identity card|id card|ausweis\w*|rechnung|quittung|kaufbeleg|factura|recibo|pasaporte|documento de identidad|comprovante|nota fiscal|documento de identidade|fax)\b/g,
];
export const CONFIRMED =
  /\b(?:confirm\w*|bestatig\w*|ruckbestatig\w*|contact\w*|kontakt\w*|contato|called|llamo|ligou|ruckfrage|reason|motivo|grund\w*|grundlage|begrund\w*|note[ds]?|alego|alegou|stated|after|nach|nachdem|tras|apos|following|receiv\w*|erhalt\w*|recib\w*|receb\w*|upon|justif\w*|convinc\w*|convenc\w*|uberzeug\w*|reconoc\w*|reconhec\w*|recogni[sz]ed|acknowledg\w*|anerkannt|schrieb|escrib\w*|escrev\w*|wrote|relied|based|basis|bas(?:o|ou|ada|ado|andose|eado|eada)\b|strength|ma(?:ß|ss)geblich|ausschlaggebend|vermerk\w*|anot\w*|ida|visita|showed|shown by|presented|vorgelegt von|because|weil|porque|verif\w*|depois|despues|identifi\w*)\b/;

/** Whether a text names a way of asking somebody. */
export function namesMedium(text: string): boolean {
  return MEDIA.some((words) => text.toLowerCase().search(words) !== -1);
}

/** A way of asking the customer that is not the one the person gave as the reason. */
export function wrongMedia(plain: string, { resolution, policies }: CaseRecord): FalseFact[] {
  const reason = (resolution?.reason ?? "").toLowerCase();
  const quotes = (policies ?? []).map(({ quote, description }) => `${description} ${quote ?? ""}`.toLowerCase());
  const named = (text: string) => MEDIA.filter((words) => text.search(words) !== -1);
  const given = named(reason);
  if (given.length === 0) return [];
  const known = new Set([...given, ...named(quotes.join("\n"))]);
  return MEDIA.filter((words) => !known.has(words)).flatMap((words) =>
    [...plain.matchAll(words)].flatMap((match) => {
      const { start, end } = sentenceAt(plain, match.index);
      const isConfirmation = CONFIRMED.test(
        plain.slice(Math.max(start, match.index - 60), Math.min(end, match.index + 60)),
      );
      return isConfirmation ? [{ start: match.index, end: match.index + match[0].length, element: "reason" }] : [];
    }),
  );
}
