import type { LanguagePack } from "../../../languages/language-pack.ts";
import type { AlignedSentence } from "../embedded/aligned-sentence.ts";
import type { ComparedSpan } from "../embedded/compared-span.ts";
import type { ComparedWord, SourceText } from "../source-text.ts";
import type { ObjectionRule } from "./rule.ts";
import { intersects } from "./shared/intersects.ts";
import { isSmall } from "./shared/role-words.ts";

export const swappedNames: ObjectionRule = {
  id: "swapped-names",
  kind: "objection",
  issueType: null,
  summary: "Two names have changed places around the same verb, and no passive accounts for it.",
  languages: ["en", "de", "es", "pt"],
  examples: {
    hit: [
      {
        language: "en",
        source:
          "At the gala in the old town hall the actress Nina Frost thanked the producer Ralph Kemp for his patience.",
        text: "At the gala in the old town hall the producer Ralph Kemp thanked the actress Nina Frost for his patience.",
      },
      {
        language: "de",
        source:
          "Nach dem Abendessen im Rathaus überreichte Eva Lang den Preis der Stadt für mutige Nachbarn an Jonas Wolf.",
        text: "Nach dem Abendessen im Rathaus überreichte Jonas Wolf den Preis der Stadt für mutige Nachbarn an Eva Lang.",
      },
      {
        language: "es",
        source: "Tras la cena en el ayuntamiento Sara Gil entregó el premio de poesía de la ciudad a Luis Rey.",
        text: "Tras la cena en el ayuntamiento Luis Rey entregó el premio de poesía de la ciudad a Sara Gil.",
      },
      {
        language: "pt",
        source: "Depois do jantar na prefeitura Ana Lima entregou o prêmio de poesia da cidade para Rui Costa.",
        text: "Depois do jantar na prefeitura Rui Costa entregou o prêmio de poesia da cidade para Ana Lima.",
      },
    ],
    miss: [
      {
        language: "en",
        source: "Lisa Brown handed the keys to Mark Hill.",
        text: "The keys were handed to Mark Hill by Lisa Brown.",
      },
      {
        language: "de",
        source: "Eva Lang übergab das Amt an Jonas Wolf.",
        text: "Eva Lang übergab Jonas Wolf das Amt.",
      },
      {
        language: "es",
        source: "Sara Gil prestó el coche a Luis Rey.",
        text: "Sara Gil le prestó a Luis Rey el coche.",
      },
    ],
  },
  find: haveTurnedNames,
};

/** Around a verb of both the names have changed places, and no passive on one side only accounts for it. */
function haveTurnedNames({ claim, source, shared }: AlignedSentence, { language }: SourceText): boolean {
  const { by } = language.judging.roles;
  const hasBy = (side: ComparedSpan) => side.words.some((word) => by.has(word.lower));
  if (hasBy(claim) !== hasBy(source)) return false;
  const isVerb = (word: ComparedWord, side: ComparedSpan) => !word.stop && !word.number && isSmall(word, side);
  return claim.words.some((verb) => {
    if (!shared.has(verb.stem) || !isVerb(verb, claim)) return false;
    const other = source.words.find((word) => word.stem === verb.stem && isVerb(word, source));
    if (other === undefined) return false;
    const said = namesAround(claim, verb, shared, language);
    const meant = namesAround(source, other, shared, language);
    return intersects(said.before, meant.after) && intersects(said.after, meant.before);
  });
}

function namesAround({ words }: ComparedSpan, verb: ComparedWord, shared: ReadonlySet<string>, language: LanguagePack) {
  const before = new Set<string>();
  const after = new Set<string>();
  let isAside = false;
  for (const word of words) {
    // "In der Stadthalle sang der Chor": what stands behind such a word neither acts nor is acted upon.
    if (language.judging.roles.other.has(word.lower)) isAside = true;
    if (!word.capitalised || word.stop) continue;
    if (!isAside && shared.has(word.stem)) (word.start < verb.start ? before : after).add(word.stem);
    isAside = false;
  }
  return { before, after };
}
