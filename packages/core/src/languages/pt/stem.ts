import { irregularForms } from "../shared/irregular-forms.ts";
import { suffixRules, suffixStep } from "../shared/strip-suffix.ts";

const irregular = irregularForms(`
diz disse disseram dito diz dizem dizia dizendo dizer|faz fez fizeram feito faz fazem fazer fazendo|ir ia iam ido indo
ve viu viram visto ver veem vendo|po pos puseram posto poe poem|vir veio vieram vem vindo|morr morto morta mortos mortas
traz trouxe trouxeram trazer trazem|sab soube souberam sabe sabem saber|pais pais paises|quer quis quiseram querem querer
`);

const adverb = suffixStep(suffixRules("amente>o/3 mente/4"));
const plural = suffixStep(
  suffixRules(
    "oes>ao/1 aes>ao/2 aos>ao/2 ais>al/2 eis>el/2 ois>ol/2 ns>m/2 res>r/3 zes>z/2 ses>s/3 les>le/2 is>is/3 us>us/2 s/3",
  ),
);
const verb = suffixStep(
  suffixRules(`
aram/3 eram/3 iram/3 avam/3 ariam/3 eriam/3 iriam/3 arao/3 erao/3 irao/3 ando/3 endo/3 indo/3 ava/3 aria/3 eria/4 iria/3 ara/4 era/4 ira/4
ado/3 ada/3 ido/3 ida/3 ou/3 eu/3 iu/3 ar/3 er/3 ir/3 am/4 em/4 iam/3 ia/4 o/3 a/3 e/3
cao>cao/1 sao>sao/1 ao>ao/1
`),
);

/** Light Portuguese stemming: accents folded, plural, gender and the common verb endings removed. */
export function stem(word: string): string {
  const plain = word.replace(/[áàâãéêíóôõúüç]/g, (c) => "aaaaeeiooouuc".charAt("áàâãéêíóôõúüç".indexOf(c)));
  const known = irregular.get(plain);
  if (known !== undefined) return known;
  return verb(plural(adverb(plain)));
}
