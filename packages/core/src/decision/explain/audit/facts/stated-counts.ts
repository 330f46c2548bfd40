import { SIGNAL_KEYS } from "../../../signals/signal-keys.ts";
import type { CaseRecord } from "../../case-record.ts";
import type { FalseFact } from "./false-fact.ts";
import { sentenceAt } from "./sentence-at.ts";
import { SMALL_NUMBER, smallNumber } from "./small-numbers.ts";

const FACTORS = new RegExp(
  `\\b(${SMALL_NUMBER})(?: (?:or more|o mas|ou mais|oder mehr))? (?:risk factors|factores de riesgo|fatores de risco|risikofaktoren)\\b`,
  "g",
);
const VERSION = new RegExp(
  `\\b(?:(${SMALL_NUMBER}) (?:version|versao)|(?:version|versao) (?:number |numero |nummer |n\\. ?)?(${SMALL_NUMBER}))\\b(?![.:/-]?\\d)`,
  "g",
);
/** `one counts the signals, and here there were six` */
const TOLD = new RegExp(
  `\\b(?:(?<signals>signals|flags|alerts|senales|alertas|sinais|signale)|(?<policies>policies|politicas|richtlinien))\\b[^.;]{0,80}\\b(?:there were|numbered|totall?ed|came to|eran|fueron|hubo|sumaban|son|waren es|waren|gab es|zahlte man|foram|eram|havia|somavam)(?: (?:only|just|nur|genau|exactly|exactamente|exatamente|apenas|solo))? (?<count>${SMALL_NUMBER})(?=[.,;]|$)`,
  "g",
);
const KEYS: ReadonlySet<string> = new Set(SIGNAL_KEYS);
const ONE_SIGNAL =
  /(?<!\b(?:not|ni|nem) )\b(?:(?:only|just|nur|lediglich|solo|so|apenas|somente|tan solo)(?: [\p{L}]+){0,4} (?:one|a single|ein(?: einziges)?|una(?: sola| unica)?|um(?: unico)?)|(?:a single|exactly one|ein einziges|una unica|una sola|um unico|um so|(?:the|la|o|das) (?:only|unica|unico|einzige))) (?:signal|senal|sinal)\b(?! (?:about|regarding|concerning|on|for|sobre|de|zu|zum))/gu;
/** What no signal is said of besides is another matter: `no signal about the device`. */
const NO_SIGNAL =
  /(?<!\bnot |\bque |\b(?:raised?|triggered|caused|produced|gave|loste|erzeugte|ergab|genero|generou|provoco|provocou|produjo|produziu|levantou|levanto|causou|causo) )\b(?:no|not one|not a single|without any|kein|keine|keinerlei|kein einziges|ohne|ningun[oa]?|sin|nenhum|sem)(?: (?:single|einziges|unica|unico))? (?:signals?|signale?|senal(?:es)?|sina(?:l|is))(?=[.,;)]| (?:fired|(?:was|were|had been) (?:raised|triggered|reported)|at all|lag(?:en)? vor|wurden? gemeldet|schlug(?:en)? an|(?:se )?(?:activo|levanto|salto)|foi acionado|foi levantado|surgiu)(?=[.,;)]|$))/g;
const MORE = /\b(?:more than|over|mehr als|uber|mas de|mais de) $/;
const AT_LEAST =
  /\b(?:at least|no fewer than|mindestens|wenigstens|al menos|por lo menos|pelo menos|no minimo|como minimo) $/;
/** What somebody was given to see is one version, not any. */
const SHOWN =
  /\b(?:shown|showed|saw|seen|presented|before her|before him|front of (?:her|him)|working from|looked at|reviewed|vorgelegt\w*|vorlag|vorgelegen|lag|vor sich|gesehen|gezeigt|sah|mostr\w+|presentad\w+|delante|a la vista|vio|viu|apresentad\w+|diante|em maos|examin\w+)\b/;
const ARTICLE = /^(?:one|una|uma|eine)$/;

/** Numbers of risk factors and of versions that are not the record's. */
export function wrongCounts(plain: string, record: CaseRecord): FalseFact[] {
  const span = (match: RegExpExecArray, element: string) => ({
    start: match.index,
    end: match.index + match[0].length,
    element,
  });
  const factors = isFactorCount(record);
  const versions = versionsOf(record);
  const signals = record.signals?.length;
  const isOther = (count: number) => signals !== undefined && signals !== count;
  return [
    ...[...plain.matchAll(ONE_SIGNAL)].filter(() => isOther(1)).map((match) => span(match, "signals")),
    ...[...plain.matchAll(NO_SIGNAL)].filter(() => isOther(0)).map((match) => span(match, "signals")),
    ...[...plain.matchAll(TOLD)]
      .filter(({ groups }) => {
        const count = smallNumber(groups!.count!)!;
        return groups!.signals === undefined
          ? record.policies !== null && record.policies.length !== count
          : isOther(count);
      })
      .map((match) => span(match, match.groups!.signals === undefined ? "policies" : "signals")),
    ...[...plain.matchAll(FACTORS)].filter((match) => isWrongFactors(match)).map((match) => span(match, "factors")),
    ...[...plain.matchAll(VERSION)]
      .filter(
        ({ 1: before, 2: behind, index }) => !ARTICLE.test(before ?? "") && !isVersion((before ?? behind)!, index),
      )
      .map((match) => span(match, "version")),
  ];

  function isWrongFactors(match: RegExpExecArray): boolean {
    if (factors === null) return false;
    const said = smallNumber(match[1]!)!;
    const before = plain.slice(Math.max(0, match.index - 16), match.index);
    const from = said + (MORE.test(before) ? 1 : 0);
    return MORE.test(before) || AT_LEAST.test(before)
      ? ![0, 1, 2, 3].some((more) => factors(from + more))
      : !factors(said);
  }

  function isVersion(word: string, at: number): boolean {
    const { start, end } = sentenceAt(plain, at);
    const shown = record.resolution?.shown_version;
    if (typeof shown === "number" && SHOWN.test(plain.slice(start, end))) return smallNumber(word) === shown;
    return versions === null || versions.includes(smallNumber(word)!);
  }
}

/** Whether so many factors came together; null when the signals do not tell. */
function isFactorCount({ signals }: CaseRecord): ((count: number) => boolean) | null {
  if (signals === null || !signals.every((signal) => KEYS.has(signal))) return null;
  const raised = (["two_factors", "three_factors", "four_factors"] as const).findIndex((key) => signals.includes(key));
  // One factor alone raises no signal of its own.
  if (raised === -1) return (count) => count < 2;
  return (count) => (raised === 2 ? count >= 4 : count === raised + 2);
}

/** The versions the record knows of, the present one among them; null when it tells of none. */
function versionsOf({ resolution, earlier_versions }: CaseRecord): number[] | null {
  const known = [resolution?.shown_version, ...earlier_versions.map(({ version }) => version)].filter(
    (version) => typeof version === "number",
  );
  return known.length === 0 ? null : [...known, Math.max(...known) + 1];
}
