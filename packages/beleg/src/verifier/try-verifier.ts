import type { OnnxVerifier } from "./onnx-verifier.ts";
import { SANITY_PAIRS } from "./sanity-pairs.ts";

/** How a verifier did on the sanity pairs of one language. */
export interface LanguageTrial {
  readonly lang: string;
  readonly right: number;
  readonly of: number;
}

/** How many passages of a length it reads in a second. */
export interface SpeedTrial {
  readonly tokens: number;
  readonly perSecond: number;
}

/** Fewer right pairs and the verifier does not read the language, or is put together wrongly. */
const FIT = 4;

/** Has a verifier judge the sanity pairs. */
export async function trySanity(verifier: OnnxVerifier): Promise<readonly LanguageTrial[]> {
  const trials: LanguageTrial[] = [];
  for (const [lang, pairs] of Object.entries(SANITY_PAIRS)) {
    let right = 0;
    for (const { claim, passage, isSupported } of pairs) {
      const [scores] = await verifier.score(claim, [passage]);
      if (scores && scores.supported > 0.5 === isSupported) right += 1;
    }
    trials.push({ lang, right, of: pairs.length });
  }
  return trials;
}

/** The languages that a verifier seems to read. */
export function fitLanguages(trials: readonly LanguageTrial[]): readonly string[] {
  return trials.filter(({ right }) => right >= FIT).map(({ lang }) => lang);
}

const CLAIM = "The museum on the harbour was built in 1923 and has three floors.";
const SENTENCE =
  "The town council met on Monday and spoke about the new school, the old bridge and the price of water.";

/** Measures how fast a verifier reads on this machine; the first readings, which are slower, are not counted. */
export async function trySpeed(
  verifier: OnnxVerifier,
  { lengths = [128, 256], times = 8 }: { readonly lengths?: readonly number[]; readonly times?: number } = {},
): Promise<readonly SpeedTrial[]> {
  const trials: SpeedTrial[] = [];
  for (const tokens of lengths) {
    const passage = passageOf(tokens, verifier);
    await verifier.score(CLAIM, [passage, passage]);
    const started = performance.now();
    for (let time = 0; time < times; time += 1) await verifier.score(CLAIM, [passage]);
    trials.push({ tokens, perSecond: (times * 1000) / (performance.now() - started) });
  }
  return trials;
}

/** Words until claim and passage have this many tokens together. */
function passageOf(tokens: number, verifier: OnnxVerifier): string {
  const words = SENTENCE.split(" ");
  let text = "";
  for (let at = 0; verifier.tokensOf(CLAIM, text) < tokens; at += 1) text += `${words[at % words.length]} `;
  return text.trimEnd();
}
