import type { AlignedSentence } from "../embedded/aligned-sentence.ts";
import { partsOf } from "../embedded/sentence-parts.ts";
import type { ComparedWord } from "../source-text.ts";
import type { ObjectionRule } from "./rule.ts";

/** One part of a sentence: its content, and which words stand behind each of its function words. */
interface Part {
  readonly stems: ReadonlySet<string>;
  readonly places: ReadonlyMap<string, ReadonlySet<string>>;
}

export const placeOfAnother: ObjectionRule = {
  id: "place-of-another",
  kind: "objection",
  issueType: null,
  summary: "The text joins what one part of the source sentence says with the place of another part.",
  languages: ["en", "de", "es", "pt"],
  examples: {
    hit: [
      { language: "en", source: "Snow is expected in Scotland and fog in Wales.", text: "Snow is expected in Wales." },
      {
        language: "en",
        source: "The firm builds engines in Turin, and it tests brakes in Lyon.",
        text: "The firm tests brakes in Turin.",
      },
      { language: "de", source: "In Rostock fehlen Lehrer und in Schwerin Ärzte.", text: "In Schwerin fehlen Lehrer." },
      {
        language: "es",
        source: "La empresa fabrica sillas en Burgos y vende mesas en Soria.",
        text: "La empresa fabrica sillas en Soria.",
      },
      { language: "pt", source: "Choveu em Manaus e nevou em Urupema.", text: "Nevou em Manaus." },
    ],
    miss: [
      { language: "en", source: "Snow is expected in Scotland and fog in Wales.", text: "Fog is expected in Wales." },
      { language: "de", source: "In Rostock fehlen Lehrer und in Schwerin Ärzte.", text: "In Rostock fehlen Lehrer." },
      {
        language: "es",
        source: "La empresa fabrica sillas en Burgos y vende mesas en Soria.",
        text: "La empresa vende mesas en Soria.",
      },
    ],
  },
  find: crossesParts,
};

/**
 * "Rain in the north, sun in the south" does not back "rain in the south": the claim takes a place from one part of the
 * sentence and what it says of it from another, which has a place of its own behind the same preposition.
 */
function crossesParts({ claim, source, shared }: AlignedSentence): boolean {
  const parts = partsOf(source).map(({ from, to }) => readPart(source.words.slice(from, to)));
  if (parts.length < 2) return false;
  return partsOf(claim).some(({ from, to }) => {
    const said = readPart(claim.words.slice(from, to));
    const own = [...said.stems].filter((stem) => shared.has(stem));
    for (const [preposition, places] of said.places) {
      for (const place of places) if (isCrossed(preposition, place, own, parts)) return true;
    }
    return false;
  });
}

function isCrossed(preposition: string, place: string, own: readonly string[], parts: readonly Part[]): boolean {
  const here = parts.find((part) => part.places.get(preposition)?.has(place));
  const there = parts.find((part) => part !== here && part.places.has(preposition) && !part.stems.has(place));
  if (here === undefined || there === undefined) return false;
  const only = (a: Part, b: Part) => own.filter((stem) => stem !== place && a.stems.has(stem) && !b.stems.has(stem));
  return only(there, here).length > only(here, there).length;
}

function readPart(words: readonly ComparedWord[]): Part {
  const stems = new Set<string>();
  const places = new Map<string, Set<string>>();
  words.forEach((word, at) => {
    if (!word.stop) {
      stems.add(word.stem);
      return;
    }
    // "in the north": an article may stand between the preposition and the place.
    const behind = [words[at + 1], words[at + 2]].find((one) => one !== undefined && !one.stop);
    if (behind === undefined) return;
    const known = places.get(word.lower);
    if (known === undefined) places.set(word.lower, new Set([behind.stem]));
    else known.add(behind.stem);
  });
  return { stems, places };
}
