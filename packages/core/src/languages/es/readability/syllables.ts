const STRONG = "aeoáéó";
const ACCENTED_WEAK = "íú";
const WEAK = "iuü";

/** Syllables of a Spanish word, by the rules of diphthong and hiatus. */
export function syllables(word: string): number {
  const letters = word
    .toLowerCase()
    .replace(/qu(?=[eiéí])/gu, "q")
    .replace(/gu(?=[eiéí])/gu, "g")
    // A final y, and y between consonants, is a vowel.
    .replace(/y(?=$|[^aeiouáéíóúü])/gu, "i")
    // The h between vowels neither joins nor parts them: prohi-bir, ahu-mar.
    .replace(/(?<=[aeiouáéíóúü])h(?=[aeiouáéíóúü])/gu, "");
  let count = 0;
  let previous = "";
  for (const letter of letters) {
    const vowel = STRONG.includes(letter) || ACCENTED_WEAK.includes(letter) || WEAK.includes(letter);
    if (vowel && !(previous !== "" && joins(previous, letter))) count += 1;
    previous = vowel ? letter : "";
  }
  return Math.max(1, count);
}

/** True when two neighbouring vowels make one syllable. */
function joins(left: string, right: string): boolean {
  if (ACCENTED_WEAK.includes(left) || ACCENTED_WEAK.includes(right)) {
    // vein-ti-ún: an accented weak vowel parts from a strong one, but two weak vowels stay together.
    return WEAK.includes(left) || WEAK.includes(right);
  }
  return WEAK.includes(left) || WEAK.includes(right);
}
