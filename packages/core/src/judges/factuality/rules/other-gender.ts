import type { LanguagePack } from "../../../languages/language-pack.ts";
import type { AlignedSentence } from "../embedded/aligned-sentence.ts";
import type { ComparedSpan } from "../embedded/compared-span.ts";
import type { SourceText } from "../source-text.ts";
import type { ObjectionRule } from "./rule.ts";

type Genders = LanguagePack["judging"]["genders"];

export const otherGender: ObjectionRule = {
  id: "other-gender",
  kind: "objection",
  issueType: null,
  summary: "A noun stands behind an article of the other gender, and its stem no longer tells the two apart.",
  languages: ["es", "pt"],
  examples: {
    hit: [
      { language: "es", source: "La abogada pidió más tiempo al juez.", text: "El abogado pidió más tiempo al juez." },
      { language: "es", source: "El hijo del alcalde compró la finca.", text: "La hija del alcalde compró la finca." },
      {
        language: "pt",
        source: "A vizinha chamou a polícia no domingo.",
        text: "O vizinho chamou a polícia no domingo.",
      },
      {
        language: "pt",
        source: "O aluno venceu a olimpíada de matemática.",
        text: "A aluna venceu a olimpíada de matemática.",
      },
    ],
    miss: [
      {
        language: "es",
        source: "La abogada pidió más tiempo al juez.",
        text: "La abogada le pidió al juez más tiempo.",
      },
      {
        language: "es",
        source: "El hijo y la hija del alcalde compraron la finca.",
        text: "La hija del alcalde compró la finca.",
      },
      {
        language: "pt",
        source: "A vizinha chamou a polícia no domingo.",
        text: "No domingo a vizinha chamou a polícia.",
      },
    ],
  },
  find: differInGender,
};

/**
 * "La hermana" is not "el hermano", nor "la puerta" "el puerto": a noun of both sides, behind an article of one gender in
 * the claim and only of the other in the sentence. The stem has lost what tells them apart.
 */
function differInGender({ claim, source, shared }: AlignedSentence, { language }: SourceText): boolean {
  const { genders } = language.judging;
  if (genders.length === 0) return false;
  const meant = gendersOf(source, genders);
  for (const [stem, said] of gendersOf(claim, genders)) {
    const other = meant.get(stem);
    if (other !== undefined && shared.has(stem) && ![...said].some((one) => other.has(one))) return true;
  }
  return false;
}

/** The genders of the words that stand right behind an article and end like it. */
function gendersOf({ words }: ComparedSpan, genders: Genders): ReadonlyMap<string, ReadonlySet<Genders[number]>> {
  const found = new Map<string, Set<Genders[number]>>();
  words.forEach(({ lower, stem, stop }, at) => {
    const before = words[at - 1]?.lower ?? "";
    const gender = genders.find(({ articles }) => articles.has(before));
    if (stop || gender === undefined || !lower.endsWith(gender.ending)) return;
    const known = found.get(stem);
    if (known === undefined) found.set(stem, new Set([gender]));
    else known.add(gender);
  });
  return found;
}
