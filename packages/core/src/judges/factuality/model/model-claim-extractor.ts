import type { LanguageModel } from "../../../ports/index.ts";
import { locateWords, type Sentence } from "../../../text/index.ts";
import type { ClaimExtractor, ExtractedClaim } from "../claim-extractor.ts";
import { Extraction } from "./answers.ts";
import { claimPrompts } from "./claim-prompts.ts";
import { leftOutClaims } from "./left-out-claims.ts";
import { numbered } from "./numbered.ts";
import { PROMPT_VERSION } from "./prompt-version.ts";

/** A summary gives this many claims at most: a runaway answer must not become hundreds of verification calls. */
const CLAIMS_PER_SENTENCE = 12;
const CLAIM_LENGTH = 1000;

/** Asks a language model for the claims of a summary: one call, whatever its length. */
export function modelClaimExtractor(model: LanguageModel): ClaimExtractor {
  return {
    async extract({ summary, signal, sample }) {
      const { text: summary_text, sentences, language } = summary;
      const prompts = claimPrompts(language);
      const outcome = await model.complete({
        purpose: "factuality.extract",
        promptVersion: PROMPT_VERSION,
        system: prompts.extract_system,
        prompt: prompts.extract_prompt,
        untrusted: [{ name: "sentences", text: numbered(sentences.map((one) => one.text.replace(/\s+/g, " "))) }],
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
      const all = [...named, ...leftOutClaims(named, summary)];
      return { status: "ok", claims: all.sort((a, b) => a.sentence_index - b.sentence_index) };
    },
  };
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
