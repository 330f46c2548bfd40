import type { AlignedSentence, Contradiction } from "../embedded/aligned-sentence.ts";
import type { ContradictionRule } from "./rule.ts";
import { negationOver } from "./shared/negation-over.ts";

const MIN_OVERLAP = 0.75;

export const negation: ContradictionRule = {
  id: "negation",
  kind: "contradiction",
  issueType: "NEGATION",
  summary: "The same statement is negated on one side and not on the other.",
  languages: ["en", "de", "es", "pt"],
  examples: {
    hit: [
      {
        language: "en",
        source: "The council did not approve the new stadium.",
        text: "The council approved the new stadium.",
      },
      {
        language: "en",
        source: "The witness recognised the driver of the van.",
        text: "The witness never recognised the driver of the van.",
        marked: "never",
      },
      {
        language: "de",
        source: "Die Behörde hat den Antrag nicht genehmigt.",
        text: "Die Behörde hat den Antrag genehmigt.",
      },
      {
        language: "de",
        source: "Die Polizei hat den Täter gefasst.",
        text: "Die Polizei hat den Täter nicht gefasst.",
        marked: "nicht",
      },
      { language: "es", source: "La empresa no pagó la multa.", text: "La empresa pagó la multa." },
      { language: "pt", source: "O governo não vai aumentar o imposto.", text: "O governo vai aumentar o imposto." },
    ],
    miss: [
      {
        language: "en",
        source: "The council did not approve the new stadium.",
        text: "The new stadium was not approved by the council.",
      },
      {
        language: "en",
        source: "The museum is closed on Mondays, not on Sundays.",
        text: "The museum is closed on Mondays.",
      },
      {
        language: "de",
        source: "Die Behörde hat den Antrag nicht genehmigt.",
        text: "Der Antrag wurde von der Behörde nicht genehmigt.",
      },
      {
        language: "de",
        source: "Der Arzt fand keine Ursache für die Schmerzen.",
        text: "Der Arzt konnte keine Ursache für die Schmerzen finden.",
      },
      {
        language: "es",
        source: "La empresa no solo pagó la multa, también cerró la planta.",
        text: "La empresa pagó la multa.",
      },
    ],
  },
  find: contradictedPolarity,
};

/** The same statement once with and once without a negation: most shared words are negated on one side only. */
function contradictedPolarity(pair: AlignedSentence): Contradiction[] {
  if (pair.overlap < MIN_OVERLAP || pair.shared.size < 2) return [];
  const said = negationOver(pair.claim, pair.shared);
  const meant = negationOver(pair.source, pair.shared);
  if (said.negated === meant.negated || said.words.some((stem) => meant.words.includes(stem))) return [];
  const whole = { start: pair.claim.start, end: pair.claim.end };
  const marked = said.negated ? (said.cue ?? whole) : whole;
  const proof = meant.cue ?? pair.source;
  return [
    {
      confidence: 0.5 + 0.4 * pair.overlap,
      claim: { start: marked.start - pair.claim.start, end: marked.end - pair.claim.start },
      source: { start: proof.start, end: proof.end },
    },
  ];
}
