import { syllable } from "syllable";

/** Spellings for which the library counts one syllable too many. */
const TOO_MANY: readonly RegExp[] = [
  // picked, watched, robbed, helped, urged: the e of the ending is silent
  /(?:ck|tch|bb|gg|lk|lp)ed$/u,
  /[aeou]rge(?:d|ly)?$/u,
  // mil-lion, bril-liant, Ital-ian, fash-ion
  /lli(?:on|ant|am)/u,
  /(?:stra|ita|zi|vi|ti)lians?$|australia$/u,
  /shion/u,
  // sus-pi-cious, anx-ious, re-li-gious
  /[cgtx]ious/u,
  // sen-ior, sol-dier, gla-cier
  /nior|[cd]ier/u,
  // a-gree-ing, not a-gre-e-ing
  /eeing/u,
  /(?:ni|ti|che)ques?$|^queen/u,
  /equen[ct]/u,
  // wish-es
  /shes$/u,
];

/** Spellings for which it counts one too few. */
const TOO_FEW: readonly RegExp[] = [
  // class-es, hors-es, coach-es
  /(?:[aeiou]ss|[lr]s|[eo]ach)es$/u,
  // go-ing, ar-gu-ing
  /oing|[^e]uing/u,
  // sci-ence, ex-pe-ri-ence, o-ri-ent
  /^scien|perien|orient|ipient/u,
  /[ct]iations?$/u,
  // a-re-a, mu-se-um, Eu-ro-pe-an, po-em, cha-os, su-i-cide, fu-el, so-ci-e-ty
  /area|(?:ope|ribbe)an|[ts]eum|oe[mt]|aos$|suicid|(?:cr|d|f)uel|fluid|[cx]iety/u,
  /^co(?:op|ord)/u,
  /[iu]s+ia$|[^d]isms$/u,
];

/** Syllables of an English word: the library's count, put right where its spelling rules go wrong. */
export function syllables(word: string): number {
  const lower = word.toLowerCase();
  let count = syllable(word);
  if (TOO_MANY.some((spelling) => spelling.test(lower))) count -= 1;
  if (TOO_FEW.some((spelling) => spelling.test(lower))) count += 1;
  return Math.max(1, count);
}
