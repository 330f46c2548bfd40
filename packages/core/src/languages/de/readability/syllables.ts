/** Vowel groups that are one syllable. */
const GROUPS = /äu|eu|au|ai|ei|ay|ey|oi|ie|aa|ee|oo|uu|[aeiouäöüyéèáàâêîôû]/gu;

/** Places where two vowels that look like a group belong to two syllables. */
const PARTED: readonly RegExp[] = [
  // Na-ti-on, so-zi-al, Me-di-um, ak-tu-ell
  /(?<=[iu])(?=on|onen|al|ale[nrms]?|um|us|(?<!vi)ell|(?<!vi)elle[nrms]?|är)/gu,
  // Mu-se-um, Li-ne-al
  /(?<=e)(?=um$|ums$|al$|ale$)/gu,
  // Stu-di-en, Fe-ri-en, Ita-li-en; not schien, Wien
  /(?<=\p{L}[dlrntv]i)(?=ens?$)/gu,
  // Fa-mi-li-e, Ak-ti-e; not Me-lo-die
  /(?<=(?:famil|lin|ser|mater|akt|fol|stud|öd|präm|bakter|immobil|petersil|kastan)i)(?=e$)/gu,
  // be-obachten, ge-ändert, be-urteilen; not bei, Beute
  /(?<=^(?:be|ge))(?=[aoäöü]|ein|end|erd|erb|inhalt|impf|urt|urlaub|ehr|eign|irr)/gu,
];

/** Syllables of a German word. */
export function syllables(word: string): number {
  let lower = word
    .toLowerCase()
    .replaceAll("qu", "q")
    .replace(/^y(?=[aeiou])/u, "j");
  for (const place of PARTED) lower = lower.replace(place, "|");
  let count = 0;
  for (const _ of lower.matchAll(GROUPS)) count += 1;
  return Math.max(1, count);
}
