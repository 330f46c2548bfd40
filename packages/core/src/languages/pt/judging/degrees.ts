import { bound, type Degrees, free } from "../../parts/degrees.ts";
import { wordSet } from "../../shared/word-set.ts";

export const degrees: Degrees = {
  scales: [
    bound(
      "todo toda todos todas cada ambos ambas:a maioria:b muitos muitas numerosos:c vários várias:cd alguns algumas algum alguma:d poucos poucas pouco:e nenhum nenhuma:f metade:h",
    ),
    free(
      "sempre:a normalmente geralmente:b frequentemente regularmente:bc vezes ocasionalmente:d raramente:e nunca jamais:f",
    ),
    free("pode podem poderá poderia poderiam pôde:a deve devem deverá deveria:c quer querem:d"),
    bound("antes:a depois após:b"),
    bound("com:a sem:b"),
    bound("favor:a contra:b"),
    bound("mais:a menos:b"),
  ],
  doubt: wordSet("poderia poderiam talvez possivelmente supostamente"),
  open: wordSet(
    "poderia poderiam pode podem talvez possivelmente supostamente provavelmente provável possível possibilidade previsto espera planeja pretende quer deveria se parece segundo suspeito teria teriam",
  ),
  only: wordSet("só somente apenas unicamente exclusivamente"),
};
