import { suffixRules, suffixStep } from "../shared/strip-suffix.ts";

/** Forms no rule can reach. Each line: stem form, then its forms. */
const IRREGULAR = `
say said|go went gone|man men|woman women|child children|win won winning|buy bought|hold held|tell told|make made making
take took taken taking|give gave given giving|get got gotten getting|find found|become became becoming|begin began begun
come came coming|run ran running|see saw seen|know knew known|write wrote written writing|speak spoke spoken
drive drove driven driving|fall fell fallen|rise rose risen rising|grow grew grown|lead led|meet met|pay paid|sell sold
send sent|spend spent|build built|lose lost losing|keep kept|think thought|bring brought|catch caught|teach taught
fight fought|stand stood|hear heard|feel felt|shoot shot|steal stole stolen|break broke broken|choose chose chosen
strike struck striking|throw threw thrown|wear wore worn|wife wives|foot feet|tooth teeth|mouse mice|die dying dies died
lie lying lies lied|fly flew flown|draw drew drawn|eat ate eaten|sit sat|sleep slept|swim swam|sing sang sung
hide hid hidden|forget forgot forgotten|mean meant|deal dealt|seek sought|hang hung|leave leaving|freeze froze frozen
series|news|species|analysis analyses|crisis crises
`;
const irregular = new Map<string, string>();
for (const entry of IRREGULAR.trim().split(/[|\n]/)) {
  const [base = "", ...forms] = entry.split(" ");
  for (const form of [base, ...forms]) irregular.set(form, base);
}

const possessive = suffixStep(suffixRules("'s/1 s'>s/1 '/1"));
const plural = suffixStep(
  suffixRules("sses>ss/1 xes>x/1 ches>ch/1 shes>sh/1 zzes>zz/1 ies>y/2 ss>ss/1 us>us/1 is>is/1 s/2"),
);
const participle = suffixStep(suffixRules("eed>eed/1 ied>y/2 ed/3 ing/3 ingly/3 edly/3"));
const adverb = suffixStep(suffixRules("bly>ble/2 ily>y/3 ally>al/3 ly/4"));
const noun = suffixStep(suffixRules("ation>ate/3 tion>t/4 sion>s/4 ment/5 ness/4"));
const last = suffixStep(suffixRules("y>i/2 e/3"));

/** Light English stemming: inflection, common irregular forms and the plainest derivations. */
export function stem(word: string): string {
  const bare = possessive(word);
  const known = irregular.get(bare);
  if (known !== undefined) return last(known);
  const singular = plural(bare);
  const base = irregular.get(singular);
  if (base !== undefined) return last(base);
  let result = participle(singular);
  if (result !== singular) {
    if (!/[aeiouy]/.test(result)) result = singular;
    else if (/([bdfgmnprt])\1$/.test(result)) result = result.slice(0, -1);
  }
  return last(noun(adverb(result)));
}
