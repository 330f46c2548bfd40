// How much of a claim's label its words alone tell, without the source: `npx node bench/claim-only.ts [FILE …]` (labelled claims, one
// source a line; those that come with Beleg by default). A logistic regression over words, pairs of words and runs of 3 to 5 letters,
// for each language by itself, cross-validated by source in ten parts. 0.50 is chance; what lies above it a judge may get right without reading.
import { readFileSync } from "node:fs";
import { basename } from "node:path";
import { auroc } from "@beleg/core/evaluation";
import { ownClaims } from "../tests/support/trust/oracle.ts";

const PARTS = 10;
const EPOCHS = 12;
const RATE = 0.5;
const RIDGE = 1e-5;
const SLOTS = 2 ** 18;

type Labelled = {
  readonly source: string;
  readonly lang: string;
  readonly pair: number | undefined;
  readonly isSupported: boolean;
  readonly features: readonly number[];
};

const given = process.argv.slice(2);
const sources =
  given.length === 0
    ? ownClaims()
    : given.flatMap((file) =>
        readFileSync(file, "utf8")
          .split("\n")
          .filter(Boolean)
          .map((line) => JSON.parse(line) as ReturnType<typeof ownClaims>[number]),
      );
const claims: readonly Labelled[] = sources.flatMap(({ id, lang, claims: own }) =>
  own.map(({ text, label, pair }) => ({
    source: id,
    lang,
    pair,
    isSupported: label === "supported",
    features: featuresOf(text),
  })),
);
const isTwin = ({ pair }: Labelled) => pair !== undefined;

console.log(
  `${given.map((file) => basename(file)).join(", ") || "claims of Beleg"}: supported or not, AUROC by the claim alone`,
);
for (const [name, of] of [
  ["all claims", claims],
  ["without twins", claims.filter((one) => !isTwin(one))],
  ["twins only", claims.filter(isTwin)],
] as const) {
  if (of.length > 0) tell(name, of);
}

function tell(name: string, all: readonly Labelled[]): void {
  const scores = new Map<Labelled, number>();
  const languages = [...new Set(all.map(({ lang }) => lang))].sort();
  for (const lang of languages) {
    for (const [one, score] of crossValidated(all.filter((claim) => claim.lang === lang))) scores.set(one, score);
  }
  const figure = (some: readonly Labelled[]) =>
    auroc(
      some.map(({ isSupported }) => isSupported),
      some.map((one) => scores.get(one)!),
    )?.toFixed(3) ?? "–";
  const each = languages.map((lang) => `${lang} ${figure(all.filter((one) => one.lang === lang))}`);
  console.log(`${name} (${all.length}): ${figure(all)} (${each.join(", ")})${pairsTold(all, scores)}`);
}

/** Of the pairs: how often the supported twin has the higher score. */
function pairsTold(all: readonly Labelled[], scores: ReadonlyMap<Labelled, number>): string {
  const pairs = Map.groupBy(all.filter(isTwin), ({ source, pair }) => `${source} ${pair}`);
  let [told, n] = [0, 0];
  for (const pair of pairs.values()) {
    const [right, wrong] = [true, false].map((is) => pair.find(({ isSupported }) => isSupported === is));
    if (right === undefined || wrong === undefined) continue;
    n += 1;
    const ahead = scores.get(right)! - scores.get(wrong)!;
    told += ahead > 0 ? 1 : ahead === 0 ? 0.5 : 0;
  }
  return n === 0 ? "" : `; picks the supported twin in ${((100 * told) / n).toFixed(1)} % of ${n} pairs`;
}

function* crossValidated(all: readonly Labelled[]): Generator<readonly [Labelled, number]> {
  const places = new Map([...new Set(all.map(({ source }) => source))].map((source, at) => [source, at]));
  for (let part = 0; part < PARTS; part += 1) {
    const isHeld = ({ source }: Labelled) => places.get(source)! % PARTS === part;
    const weights = fitted(all.filter((one) => !isHeld(one)));
    for (const one of all.filter(isHeld)) yield [one, scoreOf(one, weights)];
  }
}

/** Stochastic gradient descent with AdaGrad, in an order that is always the same. */
function fitted(seen: readonly Labelled[]): Float64Array {
  const weights = new Float64Array(SLOTS);
  const squares = new Float64Array(SLOTS).fill(1e-6);
  for (let epoch = 0; epoch < EPOCHS; epoch += 1) {
    for (let step = 0; step < seen.length; step += 1) {
      const one = seen[(step * 7919 + epoch * 31) % seen.length]!;
      const error = 1 / (1 + Math.exp(-scoreOf(one, weights))) - Number(one.isSupported);
      for (const slot of one.features) {
        const gradient = error / Math.sqrt(one.features.length) + RIDGE * weights[slot]!;
        squares[slot]! += gradient * gradient;
        weights[slot]! -= (RATE * gradient) / Math.sqrt(squares[slot]!) / 10;
      }
    }
  }
  return weights;
}

function scoreOf({ features }: Labelled, weights: Float64Array): number {
  return features.reduce((sum, slot) => sum + weights[slot]!, 0) / Math.sqrt(features.length);
}

function featuresOf(text: string): readonly number[] {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  const flat = ` ${words.join(" ")} `;
  const runs = [3, 4, 5].flatMap((size) =>
    Array.from({ length: Math.max(0, flat.length - size + 1) }, (_, at) => `c ${flat.slice(at, at + size)}`),
  );
  const pairs = words.slice(1).map((word, at) => `p ${words[at]} ${word}`);
  const length = `l ${Math.min(12, Math.floor(words.length / 3))}`;
  return [...new Set([...words.map((word) => `w ${word}`), ...pairs, ...runs, length].map(slotOf))];
}

/** FNV-1a. */
function slotOf(feature: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < feature.length; at += 1) hash = Math.imul(hash ^ feature.charCodeAt(at), 0x01000193);
  return (hash >>> 0) % SLOTS;
}
