import type { LanguagePack } from "../../../../languages/language-pack.ts";
import { antecedentOf } from "./antecedent.ts";
import { isLarge, isVerb, opened, type Row } from "./row.ts";

/** "Pollux, which carries a radar, …" says "Pollux carries a radar", "Pollux, whose radar failed, …" that "the radar of Pollux failed". */
export function relativeClauses(items: Row, language: LanguagePack): readonly Row[] {
  const { relative, narrowing, whose } = language.judging.restatements;
  return items.flatMap((item, at): readonly Row[] => {
    if (at === 0 || item.gapBefore !== "comma") return [];
    let to = at + 1;
    while (to < items.length && items[to]!.gapBefore === "none") to += 1;
    const clause = items.slice(at + 1, to);
    if (!clause.some(({ content }) => content)) return [];
    if (whose.has(item.lower)) {
      const own = clause.findIndex(({ content }) => content) + 1;
      const told = language.judging.roles.wordOrder === "free" ? withVerbSecond(clause, own) : clause;
      // "The sister of Ruth Bell": what is said of the sister is not said of her.
      const [of = ""] = language.judging.logic.of;
      const tie = { ...item, text: of, lower: of, stem: of, content: false, gapBefore: "none" } as const;
      return antecedentOf(items, at, language).map((name) => [...told.slice(0, own), tie, ...name, ...told.slice(own)]);
    }
    if (relative.has(item.lower)) {
      return antecedentOf(items, at, language).flatMap((name) =>
        halvesOf(clause, language).map((half) => [...name, ...half]),
      );
    }
    const isVerbLast = language.judging.roles.wordOrder === "free" && narrowing.has(item.lower);
    return isVerbLast ? verbLast(items, at, clause, language) : [];
  });
}

/** "Who discovered the fungus and lent it his name": each half by itself as well. */
function halvesOf(clause: Row, { judging: { logic } }: LanguagePack): readonly Row[] {
  const join = clause.findIndex(({ lower }, at) => at > 1 && logic.and.has(lower) && isVerb(clause[at + 1]));
  return join < 0 ? [clause] : [clause, clause.slice(0, join), clause.slice(join + 1)];
}

/** "Dessen Gehäuse beim Test brach": with its verb right behind what it tells of. */
function withVerbSecond(clause: Row, own: number): Row {
  const verb = clause.at(-1)!;
  return isVerb(verb) && own < clause.length ? [...clause.slice(0, own), verb, ...clause.slice(own, -1)] : clause;
}

/** "Der See, der um 1900 als Viehtränke diente": with its verb where that of a sentence stands. */
function verbLast(items: Row, at: number, clause: Row, language: LanguagePack): readonly Row[] {
  const { logic, restatements: cues, roles } = language.judging;
  const verb = clause.at(-1)!;
  if (!isVerb(verb)) return [];
  const isPast = cues.past?.test(verb.lower) === true && verb.logic?.class !== "modality";
  return antecedentOf(items, at, language, isPast).flatMap((name): readonly Row[] => {
    const rest = clause.slice(0, -1);
    const [first] = rest;
    const isActedUpon = roles.object.has(items[at]!.lower) || (first !== undefined && roles.subject.has(first.lower));
    if (!isActedUpon) {
      const join = rest.findIndex(({ lower }, place) => logic.and.has(lower) && isVerb(rest[place - 1]));
      const halves =
        join < 1
          ? []
          : [
              [rest[join - 1]!, ...rest.slice(0, join - 1)],
              [verb, ...rest.slice(join + 1)],
            ];
      return [[...name, verb, ...rest], ...halves.map((half) => [...name, ...half])];
    }
    // "Eine Kopie, die der Goldschmied Hechter schuf".
    let end = rest.findIndex(isLarge);
    if (end < 0 || !rest.slice(0, end).every(({ content, lower }) => content || roles.determiners.has(lower)))
      return [];
    while (isLarge(rest[end])) end += 1;
    return [[...rest.slice(0, end), verb, ...opened(name), ...rest.slice(end)]];
  });
}
