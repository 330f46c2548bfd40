import type { LabelledData } from "./labelled-data.ts";

const CLAIMS_PER_CALL = 8;
const CHARACTERS_PER_TOKEN = 4;
/** Instructions of a call and the words of an answer to one claim, in tokens, as models count them on average. */
const INSTRUCTIONS = 700;
const ANSWER = 60;

/** About what measuring a model will cost, told before the first call. */
export function plannedCost({ sources }: LabelledData, isIsolated: boolean): { calls: number; tokens: number } {
  let calls = 0;
  let tokens = 0;
  for (const { source, claims } of sources) {
    const own = Math.ceil(claims.length / (isIsolated ? 1 : CLAIMS_PER_CALL));
    const said = claims.reduce((sum, { text }) => sum + text.length, 0);
    calls += own;
    tokens += own * (INSTRUCTIONS + source.length / CHARACTERS_PER_TOKEN) + said / CHARACTERS_PER_TOKEN;
    tokens += claims.length * ANSWER;
  }
  return { calls, tokens: Math.ceil(tokens / 1000) * 1000 };
}
