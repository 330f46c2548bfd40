import { LOCALES } from "../../../../locales/index.ts";
import { plainCopy } from "../audit-labels.ts";

/** The countries whose people and things have a word of their own that prose uses in the name's place. */
const ADJECTIVES: readonly (readonly [string, string])[] = [
  ["NG", "nigerian nigeriano nigeriana nigerianisch"],
  ["PE", "peruvian peruano peruana peruanisch"],
  ["CO", "colombian colombiano colombiana kolumbianisch"],
  ["EC", "ecuadorian ecuatoriano ecuatoriana equatoriano equatoriana ecuadorianisch"],
  ["MX", "mexican mexicano mexicana mexikanisch"],
  ["BR", "brazilian brasileno brasilena brasileiro brasileira brasilianisch"],
  ["CL", "chilean chileno chilena chilenisch"],
  ["AR", "argentine argentinian argentino argentina argentinisch"],
  ["US", "american estadounidense estadunidense amerikanisch"],
  ["RU", "russian ruso rusa russo russa russisch"],
  ["CN", "chinese chino china chines chinesa chinesisch"],
  ["PK", "pakistani paquistani paquistanes pakistanisch"],
  ["BY", "belarusian bielorruso bielorrusa belarussisch"],
  ["IR", "iranian irani iraniano iraniana iranisch"],
  ["DE", "german aleman alemana alemao alema deutsch"],
  ["ES", "spanish espanol espanola espanhol espanhola spanisch"],
  ["VE", "venezuelan venezolano venezolana venezuelano venezolanisch"],
];
/** Names that are common words, or parts of the names of languages and months. */
const AMBIGUOUS = new Set(["IM", "AN"]);
const SHORT_NAMES: readonly (readonly [string, string])[] = [
  ["US", "usa"],
  ["GB", "uk"],
  ["RU", "russia"],
  ["BY", "weissrussland"],
];

let known: { readonly pattern: RegExp; readonly codes: ReadonlyMap<string, string> } | undefined;

/** Every country name of the four languages in one pattern over a plain copy, and the code each stands for. */
export function countryNames(): NonNullable<typeof known> {
  known ??= build();
  return known;
}

function build(): NonNullable<typeof known> {
  const codes = new Map<string, string>();
  const letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZ";
  for (const locale of LOCALES) {
    const names = new Intl.DisplayNames(locale, { type: "region", fallback: "none" });
    for (const first of letters) {
      for (const second of letters) {
        const name = names.of(first + second);
        if (name !== undefined && name.length > 3 && !AMBIGUOUS.has(first + second))
          codes.set(plainCopy(name), first + second);
      }
    }
  }
  for (const [code, words] of [...ADJECTIVES, ...SHORT_NAMES]) {
    for (const word of words.split(" ")) if (!codes.has(word)) codes.set(word, code);
  }
  const alternatives = [...codes.keys()]
    .sort((a, b) => b.length - a.length)
    .map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
  return {
    codes,
    pattern: new RegExp(`(?<![\\p{L}\\p{N}])(?:${alternatives.join("|")})(?:e[nmrs]?)?(?![\\p{L}\\p{N}])`, "gu"),
  };
}
