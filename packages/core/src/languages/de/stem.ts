import { irregularForms } from "../shared/irregular-forms.ts";
import { suffixRules, suffixStep } from "../shared/strip-suffix.ts";

/** Strong verbs and other changes of the stem. Each entry: stem form, then its forms. */
const irregular = irregularForms(`
sterb starb starben stirbt gestorben verstorben|geh ging gingen gegangen|komm kam kamen gekommen|geb gab gaben gibt gegeben
nehm nahm nahmen nimmt genommen|seh sah sahen sieht gesehen|sprech sprach sprachen spricht gesprochen|find fand fanden gefunden
steh stand standen gestanden|lieg lag lagen gelegen|schreib schrieb schrieben geschrieben|bleib blieb blieben geblieben
fahr fuhr fuhren fahrt gefahren|trag trug trugen tragt getragen|treff traf trafen trifft getroffen|werf warf warfen wirft geworfen
gewinn gewann gewannen gewonnen|verlier verlor verloren|beginn begann begannen begonnen|steig stieg stiegen gestiegen
fall fiel fielen fallt gefallen|halt hielt hielten gehalten|lass liess liessen lasst gelassen|ruf rief riefen gerufen
schiess schoss schossen geschossen|bring brachte brachten gebracht|denk dachte dachten gedacht|wiss wusste wussten weiss gewusst
tret trat traten tritt getreten|schlag schlug schlugen schlagt geschlagen|wachs wuchs wuchsen wachst gewachsen|les las lasen gelesen
sitz sass sassen gesessen|lauf lief liefen gelaufen|tu tat taten getan|sag sagt sagte sagten gesagt|mach gemacht|besonder besonders|ander anders|tot getotet|wahl gewahlt|kauf gekauft
`);

const inflection = suffixStep(
  suffixRules(
    "ens/4 ers/4 ern/3 em/3 er/3 en/3 es/3 e/3 n/4 bs>b/3 ds>d/3 fs>f/3 gs>g/3 hs>h/3 ks>k/3 ls>l/3 ms>m/3 ns>n/3 rs>r/3 ts>t/3 os>o/3 as>a/4 us>us/2",
  ),
);
const verb = suffixStep(suffixRules("test/4 tet/4 est/4 st/4 et/4 t/4"));

/** Light German stemming: umlauts and ß folded, inflection of nouns, adjectives and verbs removed. */
export function stem(word: string): string {
  const plain = word.replaceAll("ß", "ss").replace(/[äöü]/g, (c) => (c === "ä" ? "a" : c === "ö" ? "o" : "u"));
  const known = irregular.get(plain);
  if (known !== undefined) return known;
  return verb(inflection(plain));
}
