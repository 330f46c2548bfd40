const STRONG = "aeoáéóâêôàãõ";
const ACCENTED_WEAK = "íú";
const WEAK = "iuü";

/** Syllables of a Portuguese word; glides after a vowel join it, nasal diphthongs are one syllable. */
export function syllables(word: string): number {
  const letters = word
    .toLowerCase()
    .replace(/[qg]u(?=[aeiouáéíóúâêôãõ])/gu, "q")
    .replace(/ão|ãe|õe/gu, "ã");
  let count = 0;
  let previous = "";
  for (const letter of letters) {
    const vowel = STRONG.includes(letter) || ACCENTED_WEAK.includes(letter) || WEAK.includes(letter);
    // Only a falling pair is one syllable (pai, céu); a rising one is two (di-a, ru-a, gló-ri-a).
    const falling = WEAK.includes(letter) && STRONG.includes(previous) && previous !== "";
    if (vowel && !falling) count += 1;
    previous = vowel ? letter : "";
  }
  return Math.max(1, count);
}
