/** Nouns that an ordinal number stands before, in small letters: `der 2. Weltkrieg`, `3. Mai`. */
const ORDINAL_NOUNS = new Set(
  `januar jänner februar märz april mai juni juli august september oktober november dezember jan feb mär apr jun jul aug sept sep okt nov dez
jahrhundert jahrhunderts jahrhunderte jahrtausend jahrtausends weltkrieg weltkriegs weltkrieges platz rang liga bundesliga spieltag spieltags
minute runde stock obergeschoss etage klasse lebensjahr geburtstag jahrestag hochzeitstag todestag auflage kapitel absatz artikel band teil
akt halbzeit viertel drittel quartal halbjahr tag woche monat jahr mal fc sc sv fsv tsv kategorie bezirk wahlgang advent etappe lauf satz
stunde klassenstufe jahrgang legislaturperiode wahlperiode senat kammer strafkammer zivilkammer zivilsenat strafsenat strafrat amtszeit
og ug dg internationale internationalen deutsche deutschen
`
    .trim()
    .split(/\s+/),
);

/** Words that an ordinal number follows: `am 3.`, `der 5.`, `zum 18.`. */
const BEFORE_ORDINAL = new Set(
  `der die das dem den des am im vom zum zur beim ein eine einem einen einer eines sein seine seinem seinen seiner ihr ihre ihrem ihren ihrer
unser unsere unserem unseren mein meine meinem meinen dein deine diese dieser dieses diesem diesen jede jeder jedes jedem jeden
montag dienstag mittwoch donnerstag freitag samstag sonnabend sonntag mo di mi do fr sa so und bis oder
`
    .trim()
    .split(/\s+/),
);

/** True when `number.` before `nextWord` is an ordinal, not a number at the end of a sentence; `starter` tells that the word typically starts one. */
export function isGermanOrdinal(number: string, wordBefore: string, nextWord: string, starter: boolean): boolean {
  if (!/^[0-9]{1,3}$/.test(number)) return false;
  if (ORDINAL_NOUNS.has(nextWord.toLowerCase())) return true;
  return BEFORE_ORDINAL.has(wordBefore) && !starter;
}
