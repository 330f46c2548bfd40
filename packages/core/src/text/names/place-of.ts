import { type Place, peopleStems, placeNames } from "./data/countries.ts";

const endings: ReadonlySet<string> = new Set(
  " s e en er es em n a as o os an ans in innen erin erinnen ern is ne nes ien ier ish".split(" "),
);

/** What a folded place name or nationality stands for, whatever its inflection. */
export function placeOf(phrase: string): Place | undefined {
  const name = placeNames.get(phrase) ?? genitive(phrase);
  if (name !== undefined) return name;
  for (let cut = 0; cut <= 7 && phrase.length - cut >= 3; cut++) {
    if (!endings.has(phrase.slice(phrase.length - cut))) continue;
    const people = peopleStems.get(phrase.slice(0, phrase.length - cut));
    if (people !== undefined) return people;
  }
  return undefined;
}

/** German "Deutschlands", English "Germanys" in careless lower case. */
function genitive(phrase: string): Place | undefined {
  return phrase.length > 5 && phrase.endsWith("s") ? placeNames.get(phrase.slice(0, -1)) : undefined;
}
