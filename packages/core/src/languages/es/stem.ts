import { irregularForms } from "../shared/irregular-forms.ts";
import { suffixRules, suffixStep } from "../shared/strip-suffix.ts";

const irregular = irregularForms(`
dec dijo dijeron dicho dice dicen decia diciendo dira decir|hac hizo hicieron hecho hace hacen hacer haciendo hara|ir iba iban ido yendo
ve vio vieron visto ver ve ven viendo|pon puso pusieron puesto pone ponen poner|ven vino vinieron viene vienen venir
trae trajo trajeron traer traen|muer murio murieron muerto muere mueren morir muerta muertos muertas|sab supo supieron sabe saben saber
quer quiso quisieron quiere quieren querer|gan gano|pag pago pagos
`);

const adverb = suffixStep(suffixRules("amente>o/3 mente/4"));
const plural = suffixStep(
  suffixRules("ces>z/2 ciones>cion/2 siones>sion/2 les>l/3 res>r/3 nes>n/3 des>d/3 yes>y/2 es>e/2 is>is/2 us>us/2 s/3"),
);
const verb = suffixStep(
  suffixRules(`
cio>ci/3 aron/3 ieron/3 aban/3 arian/3 erian/3 irian/3 aran/3 eran/3 iran/3 iendo/3 ando/3 aba/3 aria/3 eria/4 iria/3 ara/4 era/4 ira/4
ado/3 ada/3 ido/3 ida/3 ar/3 er/3 ir/3 io/3 ian/3 ia/4 an/4 en/4 o/3 a/3 e/3 i/4
`),
);

/** Light Spanish stemming: accents folded (ñ kept), plural, gender and the common verb endings removed. */
export function stem(word: string): string {
  const plain = word.replace(/[áéíóúü]/g, (c) => "aeiouu".charAt("áéíóúü".indexOf(c)));
  const known = irregular.get(plain);
  if (known !== undefined) return known;
  return verb(plural(adverb(plain)));
}
