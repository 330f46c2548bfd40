import type { LanguageModel } from "../../../ports/index.ts";
import { locateWords, type Sentence } from "../../../text/index.ts";
import type { ClaimExtractor, ExtractedClaim } from "../claim-extractor.ts";
import { statedClaims } from "../embedded/claims/embedded-claim-extractor.ts";
import { Extraction } from "./answers.ts";
import { claimPrompts } from "./claim-prompts.ts";
import { leftOutClaims } from "./left-out-claims.ts";
import { numbered } from "./numbered.ts";
import { PROMPT_VERSION } from "./prompt-version.ts";

/** A summary gives this many claims at most: a runaway answer must not become hundreds of verification calls. */
const CLAIMS_PER_SENTENCE = 12;
const CLAIM_LENGTH = 1000;
/** What was said before the rest of a text tells what the pronouns in it stand for. */
const SENTENCES_BEFORE = 4;

/** Asks a language model for the claims of a summary: one call, whatever its length. */
export function modelClaimExtractor(model: LanguageModel): ClaimExtractor {
  return {
    async extract({ summary, from = 0, signal, sample }) {
      const { text: summary_text, language } = summary;
      const sentences = summary.sentences.filter(({ end_char }) => end_char > from);
      const before = summary.sentences.slice(0, summary.sentences.length - sentences.length).slice(-SENTENCES_BEFORE);
      const prompts = claimPrompts(language);
      const outcome = await model.complete({
        purpose: "factuality.extract",
        promptVersion: PROMPT_VERSION,
        system: prompts.extract_system,
        prompt: [prompts.extract_prompt, ...(before.length > 0 ? [prompts.extract_before] : [])].join("\n"),
        untrusted: [
          ...(before.length > 0 ? [{ name: "before", text: before.map(inOneLine).join("\n") }] : []),
          { name: "sentences", text: numbered(sentences.map(inOneLine)) },
        ],
        schema: Extraction,
        schemaName: "claims",
        temperature: 0,
        signal,
        sample,
      });
      if (outcome.status === "failed") return { status: "failed", code: outcome.code, detail: outcome.detail };
      const locate = locator(summary_text);
      const claims = outcome.value.claims.flatMap(({ sentence, text }) => {
        const home = sentence === null ? undefined : sentences[sentence];
        const said = text?.trim() ?? "";
        return home === undefined || said === "" ? [] : [locate(said.slice(0, CLAIM_LENGTH), home)];
      });
      const named = claims.slice(0, sentences.length * CLAIMS_PER_SENTENCE);
      const stated = statedClaims(summary, from);
      const all = [...named.map((claim) => inItsPlace(claim, stated)), ...leftOutClaims(named, stated, summary)];
      return { status: "ok", claims: all.sort((a, b) => a.sentence_index - b.sentence_index) };
    },
  };
}

function inOneLine({ text }: Sentence): string {
  return text.replace(/\s+/g, " ");
}

/** What a text states in its own words stands where it stands there: below its headings and behind what was told before it. */
function inItsPlace(claim: ExtractedClaim, stated: readonly ExtractedClaim[]): ExtractedClaim {
  const own = stated.find(({ start_char }) => claim.start_char !== null && start_char === claim.start_char);
  return { ...claim, under: own?.under, columns: own?.columns, after: own?.after };
}

/** A claim that keeps the sentence's words gets their place, said again the next one; a reworded one only its sentence. */
function locator(summary: string): (text: string, sentence: Sentence) => ExtractedClaim {
  const ends = new Map<string, number>();
  return (text, { start_char: start, end_char: end, index }) => {
    const bare = text.replace(/[.!]+$/, "");
    const key = `${index} ${bare}`;
    const place = locateWords(summary, bare, ends.get(key) ?? start, end) ?? locateWords(summary, bare, start, end);
    if (place !== undefined) ends.set(key, place.end);
    return { text, start_char: place?.start ?? null, end_char: place?.end ?? null, sentence_index: index };
  };
}
